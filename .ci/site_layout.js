// Returns what is wrong with the layout of the page that is open, as an array of sentences.
(() => {
  const problems = [];
  const style = (element) => getComputedStyle(element);
  const ancestors = function* (element) {
    for (let one = element; one && one !== document; one = one.parentElement) yield one;
  };
  const named = (element) => {
    const names = element.getAttribute("class");
    const text = element.textContent.trim().replace(/\s+/g, " ").slice(0, 30);
    return `<${element.localName}${element.id && "#" + element.id}${names ? "." + names : ""}> '${text}'`;
  };
  const scrolls = (element) => /auto|scroll/.test(style(element).overflowX) && element.scrollWidth > element.clientWidth;

  // Skip links and texts for screen readers are one pixel large, clipped, or outside of the window.
  const isUnseen = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    for (const one of ancestors(element)) {
      const box = one.getBoundingClientRect(), look = style(one);
      const isClipped = look.overflow !== "visible" && (box.width <= 1 || box.height <= 1);
      const isOutside = /absolute|fixed/.test(look.position) && (box.right <= 0 || box.bottom + scrollY <= 0);
      if (isClipped || isOutside || /inset\(50%\)|inset\(100%\)/.test(look.clipPath)) return true;
    }
    return false;
  };

  const holder = (element) => {
    if (element.closest("svg")) return element.closest("svg");
    for (const one of ancestors(element)) {
      if (!/^(inline|contents|ruby.*)$/.test(style(one).display)) return one;
    }
    return document.documentElement;
  };

  // A line may be lower than the letters in it.
  const isInside = (inner, outer, vertical) =>
    inner.left >= outer.left - 1.5 && inner.right <= outer.right + 1.5
    && (!vertical || inner.top >= outer.top - inner.height * 0.3 && inner.bottom <= outer.bottom + inner.height * 0.3);

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) problems.push(`the page is ${root.scrollWidth} pixels wide, not ${innerWidth}`);
  for (const element of document.querySelectorAll("body *")) {
    if (scrolls(element)) problems.push(`${named(element)} scrolls sideways`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style, noscript, option") || isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const outer = holder(element).getBoundingClientRect();
    // An ellipsis stands for the lines that a text may not have.
    const isShortened = style(holder(element)).webkitLineClamp !== "none";
    const boxes = [...range.getClientRects()].filter(
      (box) => box.width > 0 && !(isShortened && box.top > outer.bottom - 2));
    if (!boxes.length) {
      problems.push(`${named(element)} is not shown`);
      continue;
    }
    let isInRow = false;
    for (const one of ancestors(element)) {
      if (scrolls(one)) {
        isInRow = true;
        break;
      }
      if (!/hidden|clip/.test(style(one).overflow) || one === document.body || one === root) continue;
      if (!boxes.every((box) => isInside(box, one.getBoundingClientRect(), true))) {
        problems.push(`${named(element)} is clipped by ${named(one)}`);
      }
    }
    if (!boxes.every((box) => isInside(box, outer, true))) problems.push(`${named(element)} leaves its box`);
    const window = { left: 0, right: innerWidth };
    if (!isInRow && !boxes.every((box) => isInside(box, window, false))) {
      problems.push(`${named(element)} leaves the window`);
    }
    for (const box of boxes) texts.push({ element, box, top: box.top + box.height * 0.3, bottom: box.bottom - box.height * 0.3 });
  }

  texts.sort((one, other) => one.top - other.top);
  texts.forEach((one, index) => {
    for (let next = index + 1; next < texts.length && texts[next].top < one.bottom - 1; next += 1) {
      const other = texts[next];
      if (other.element === one.element) continue;
      if (Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 2) {
        problems.push(`${named(one.element)} overlaps ${named(other.element)}`);
      }
    }
  });

  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    for (const element of document.querySelectorAll("*")) {
      const look = style(element);
      const seconds = `${look.transitionDuration},${look.animationDuration}`.split(",").map(parseFloat);
      if (Math.max(...seconds.filter((one) => one)) > 0.01 || look.scrollBehavior === "smooth") {
        problems.push(`${named(element)} moves in spite of prefers-reduced-motion`);
      }
    }
  }

  // Forced colors replace backgrounds, so a bar that is only a background disappears. They keep the colors of SVG.
  if (matchMedia("(forced-colors: active)").matches) {
    const numbers = (color) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const light = (color) => {
      const [red, green, blue] = numbers(color).map((value) =>
        value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one, other) =>
      (Math.max(light(one), light(other)) + 0.05) / (Math.min(light(one), light(other)) + 0.05);
    const probe = document.createElement("span");
    probe.style.color = "Canvas";
    document.body.append(probe);
    const canvas = style(probe).color;
    probe.remove();
    for (const element of document.querySelectorAll("main *")) {
      const box = element.getBoundingClientRect(), look = style(element);
      if (element.textContent.trim() || element.children.length || box.width < 2 || box.height < 2) continue;
      if (element.closest("svg")) {
        if (/^rgb\(/.test(look.fill) && element.localName !== "svg" && contrast(look.fill, canvas) < 3) {
          problems.push(`${named(element)} has no contrast in forced colors`);
        }
      } else if (/^rgb\(/.test(look.backgroundColor) && contrast(look.backgroundColor, canvas) < 1.5
        && look.borderTopStyle === "none" && look.outlineStyle === "none"
        && !/^(input|img|meter|progress|select|textarea|hr)$/.test(element.localName)) {
        problems.push(`${named(element)} disappears in forced colors`);
      }
    }
  }
  return [...new Set(problems)];
})()
