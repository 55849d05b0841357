"""Checks where the focus of the keyboard goes when its element disappears, and that its ring can be seen."""
import json

import site_browser

FOCUS = "(document.activeElement?.outerHTML ?? '').slice(0, 80)"
LIMIT = 100
# The visible rings that another element clips, and the labels that a ring covers.
RINGS = """(() => {
  const problems = [];
  for (const one of document.querySelectorAll("main a, main button, main select")) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    one.focus({ focusVisible: true, preventScroll: true });
    const { outlineOffset, outlineWidth } = getComputedStyle(one);
    const room = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const box = one.getBoundingClientRect();
    for (let outer = one.parentElement; outer !== document.body; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowX === "visible") continue;
      const limits = outer.getBoundingClientRect();
      if (box.left - room < limits.left || box.top - room < limits.top) {
        problems.push(`${outer.localName}.${outer.className} clips the ring of ${one.outerHTML.slice(0, 60)}`);
      }
    }
    const label = one.closest("label")?.firstChild;
    if (label?.nodeType !== Node.TEXT_NODE) continue;
    const range = document.createRange();
    range.setStart(label, 0);
    range.setEnd(label, label.data.trimEnd().length);
    const text = range.getBoundingClientRect();
    // Letters have some room at their sides.
    if (text.bottom > box.top - room && text.right - 1 > box.left - room) {
      problems.push(`the ring of a menu covers its label '${label.data.trim()}'`);
    }
  }
  return [...new Set(problems)];
})()"""


def press(page, selector):
    """Moves the focus to an element, and clicks on it."""
    page.value(f"((one) => {{ one.focus(); one.click(); }})(document.querySelector({json.dumps(selector)}))")


def check_focus(check, browser, address):
    page = browser.page()
    page.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def on(selector, subject):
        check(page.value(f"document.activeElement.matches({json.dumps(selector)})"),
              f"focus after {subject}: {page.value(FOCUS)}")

    page.open(f"{address}members.html")
    if check(page.settle("document.querySelectorAll('#listed li').length"), "no list of members"):
        press(page, "#listed ol + button")
        on(f"#listed li:nth-child({LIMIT + 1}) a", "the rest of a list is shown")

    page.open(f"{address}rank.html?of=members-IVE")
    page.settle("!document.querySelector('#rank').hidden")
    for _ in range(20):
        if page.value("document.querySelector('.pair').hidden"):
            break
        press(page, ".pair button")
    on("#rank [role=status]", "the last choice")
    while page.value("!document.querySelector('#rank-undo').hidden"):
        press(page, "#rank-undo")
    on(".pair button", "the first choice is taken back")
    page.value("localStorage.clear()")

    for puzzle in ("daily", "daily-member"):
        page.open(f"{address}{puzzle}.html")
        page.value("""(() => {
          const form = document.querySelector("#daily form");
          form.guess.focus();
          for (const { value } of document.querySelector("datalist").options) {
            for (let time = 0; time < 2 && !form.hidden; time++) {
              form.guess.value = value;
              form.requestSubmit();
            }
          }
        })()""")
        check(page.value("document.querySelector('#daily form').hidden"), f"{puzzle}: the game does not end")
        on("#daily .left", f"the last guess in {puzzle}")

    page.value("localStorage.clear()")
    page.open(f"{address}favorites.html")
    page.value(f"kpgg.store('kpgg-favorites', '{{')")
    page.open(f"{address}favorites.html")
    press(page, "#restart")
    on("#favorites input", "damaged favorites are deleted")
    page.value("localStorage.clear()")


def check_rings(check, browser, address):
    """Nothing clips the ring of the focus, and it does not cover labels."""
    page = browser.page()
    page.call("Emulation.setFocusEmulationEnabled", enabled=True)
    for path in ("groups/OHMYGIRL.html", "groups.html", "ko/members.html", "compare.html?group=IVE&group=FX"):
        for width, height in site_browser.WIDTHS.items():
            site_browser.view(page, width, height)
            page.open(address + path)
            page.settle("document.querySelector('select:enabled, ol.songs button')")
            found = page.value(RINGS)
            check(not found, f"{path}, {width} pixels: {'; '.join(found[:3])} ({len(found)} in all)")
