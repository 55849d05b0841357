"""Uses an exported site with the keyboard alone, by the roles and names that a screen reader hears."""
import re

FOCUS = """(() => {
  const look = getComputedStyle(document.activeElement);
  return look.outlineStyle !== "none" && parseFloat(look.outlineWidth) > 0 || look.boxShadow !== "none";
})()"""
LINKS = "[...document.querySelectorAll('header nav a')].filter((link) => link.checkVisibility()).map((link) => link.text)"


class Reader:
    """Someone who hears a page, and uses the keyboard."""

    def __init__(self, check, page, language):
        self.check, self.page, self.language = check, page, language

    def tab_to(self, description, condition, presses=40):
        """Presses Tab until the focus is on a node, and returns it."""
        heard = []
        for _ in range(presses):
            self.page.press("Tab")
            node = self.page.focused()
            heard.append(node)
            if node is None:
                continue
            self.check(node.name or node.role == "RootWebArea", f"{self.language}: {node} has the focus and no name")
            self.check(node.role == "RootWebArea" or self.page.value(FOCUS),
                       f"{self.language}: the focus on {node} is invisible")
            if condition(node):
                return node
        self.check(False, f"{self.language}: Tab does not lead to {description}, but to {heard}")
        return None

    def element(self, selector):
        """The number of an element in the accessibility tree."""
        root = self.page.call("DOM.getDocument")["root"]["nodeId"]
        found = self.page.call("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        return self.page.call("DOM.describeNode", nodeId=found)["node"]["backendNodeId"] if found else None

    def announced(self):
        """The number of the only element whose changes are announced."""
        found = [node.element for node in self.page.nodes() if node.properties.get("live") == "polite"]
        return found[0] if len(found) == 1 else None

    def heading(self):
        return next((node.name for node in self.page.nodes() if node.role == "heading" and
                     node.properties.get("level") == 1), None)

    def follow(self):
        """Presses Enter on a link, and waits for the next page."""
        self.page.events.clear()
        self.page.press("Enter")
        self.page.loaded()


def check_arrows(reader):
    """Arrow keys move between the box and the hits, and a slash leads to the box. Ends at the first hit."""
    check, page, language = reader.check, reader.page, reader.language
    places = "[document.querySelector('#query'), ...document.querySelectorAll('#found a')]"
    at = f"{places}.indexOf(document.activeElement)"
    last = page.value(f"{places}.length - 1")
    for place in [*range(2, last + 1), *range(last)[::-1], 1]:
        key = "ArrowDown" if place > page.value(at) else "ArrowUp"
        page.press(key)
        check.equal(page.value(at), place, f"{language}: focus after {key}")
    page.press("/")
    check.equal(page.value(at), 0, f"{language}: focus after a slash")
    page.press("ArrowDown")


def check_keyboard(check, browser, address):
    for language, folder in (("en", ""), ("ko", "ko/")):
        page = browser.page()
        page.call("Emulation.setFocusEmulationEnabled", enabled=True)
        page.open(f"{address}{folder}index.html")
        check_way(Reader(check, page, language))
        check_menu(Reader(check, page, language), f"{address}{folder}index.html")


def check_menu(reader, address):
    """A wide window shows all links. A phone shows and hides them with a button, also without JavaScript."""
    check, page, language = reader.check, reader.page, reader.language
    page.call("Emulation.setScriptExecutionDisabled", value=True)
    page.call("Emulation.setDeviceMetricsOverride", width=1440, height=900, deviceScaleFactor=1, mobile=False)
    page.open(address)
    links = page.value(LINKS)
    check(len(set(links)) == len(links) > 10, f"{language}: links in a wide window: {links}")
    page.call("Emulation.setDeviceMetricsOverride", width=360, height=780, deviceScaleFactor=1, mobile=False)
    check.equal(page.value(LINKS), [], f"{language}: links before the menu is opened")
    check(page.value("document.querySelector('header').clientHeight") < 70, f"{language}: the header is not one line")
    menu = reader.element("summary")
    node = reader.tab_to("the menu", lambda node: node.element == menu, presses=4)
    check(node and node.name == {"en": "Menu", "ko": "메뉴"}[language], f"{language}: the menu is {node}")
    page.press("Enter")
    check.equal(page.value(LINKS), links, f"{language}: links of the menu")
    first = reader.element("header nav a")
    reader.tab_to("the first link of the menu", lambda node: node.element == first, presses=1)
    page.value("document.querySelector('summary').focus()")
    page.press("Enter")
    check.equal(page.value(LINKS), [], f"{language}: links after the menu is closed")


def check_way(reader):
    """Home, search, the first hit, the next member, and back."""
    check, page, language = reader.check, reader.page, reader.language
    reader.tab_to("a skip link", lambda node: node.role == "link", presses=1)
    check(page.value("document.activeElement.getAttribute('href')") == "#main",
          f"{language}: no skip link comes first")
    check(page.value("document.activeElement.getBoundingClientRect().left >= 0"), f"{language}: the skip link is hidden")
    if not reader.tab_to("the search box", lambda node: node.role == "searchbox"):
        return

    # A screen reader announces only changes of a region that it has heard of.
    announced = reader.announced()
    check(announced is not None, f"{language}: nothing announces the hits before the first key")
    page.call("Input.imeSetComposition", text="유", selectionStart=1, selectionEnd=1)
    check(page.settle("document.querySelectorAll('#found li').length > 2"),
          f"{language}: no hits while a syllable is composed")
    page.call("Input.insertText", text="유")
    page.type("아")
    check(page.settle("document.querySelector('#found li a')?.textContent.includes('유아')"),
          f"{language}: 유아 is not found")
    check(page.settle("/[0-9]/.test(document.querySelector('#hits').textContent)"),
          f"{language}: no number of hits")
    hits = page.value("document.querySelectorAll('#found li').length")
    check.equal(reader.announced(), announced, f"{language}: region that announces the hits")
    text = page.value("document.querySelector('#hits').textContent")
    check.equal(re.findall(r"\d+", text)[:1], [str(hits)], f"{language}: number of hits in {text!r}")

    first = reader.element("#found li a")
    hit = reader.tab_to("the first hit", lambda node: node.element == first, presses=4)
    if not hit:
        return
    check_arrows(reader)
    check.equal(hit.role, "link", f"{language}: role of the first hit")
    reader.follow()
    member = reader.heading()
    check(member and "유아" in member, f"{language}: the first hit leads to {member!r}")

    following = reader.element("a[rel=next]")
    if not reader.tab_to("the next member", lambda node: node.element == following):
        return
    reader.follow()
    check(reader.heading() not in (None, member), f"{language}: the next member is the same one")
    page.events.clear()
    page.back()
    check(page.settle("document.readyState === 'complete' && document.querySelector('h1')?.textContent.includes('유아')"),
          f"{language}: going back does not lead to the member")
