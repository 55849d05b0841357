"""Checks the pages of an exported site in Chromium: accessibility, layout, requests, and the console."""
import concurrent.futures
import json
import pathlib
import queue
import subprocess
import sys

import chromium
import harness

AXE = harness.ROOT / ".build-axe"
AXE_PACKAGE = "axe-playwright-python==0.1.8"
LAYOUT = (pathlib.Path(__file__).parent / "site_layout.js").read_text()
THEMES = ("light", "dark")
# The host of the sample catalog's pictures.
PICTURES = "https://images.example/"
WIDTHS = {360: 780, 768: 1024, 1440: 900}
CALM = {"forced-colors": "active", "prefers-reduced-motion": "reduce"}
# Width, height, scale, and media features. 1,280 by 1,024 pixels at 400 % are 320 by 256.
VIEWS = {
    **{f"{width} pixels": (width, height, 1, {}) for width, height in WIDTHS.items()},
    "320 pixels": (320, 640, 1, {}),
    "400 % zoom": (320, 256, 4, {}),
    "forced colors, light": (320, 640, 1, CALM | {"prefers-color-scheme": "light"}),
    "forced colors, dark": (768, 1024, 1, CALM | {"prefers-color-scheme": "dark"}),
}


def axe():
    """The source of axe-core, which a package of PyPI contains."""
    script = AXE / "axe_playwright_python/axe.min.js"
    if not script.exists():
        subprocess.run(["/usr/bin/python3", "-m", "pip", "install", "--quiet", "--no-deps", "--root-user-action=ignore",
                        "--target", AXE, AXE_PACKAGE], check=True, stdout=sys.stderr)
    return script.read_text()


def view(page, width, height, scale=1, features=None):
    page.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
    media(page, features or {})


def media(page, features):
    page.call("Emulation.setEmulatedMedia",
              features=[{"name": name, "value": value} for name, value in features.items()])


def in_tabs(browser, work, items):
    """Calls work(page, item) for each item in two tabs, and yields the results in order."""
    tabs = queue.Queue()
    for _ in range(2):
        tabs.put(browser.page())

    def one(item):
        page = tabs.get()
        try:
            return work(page, item)
        except chromium.ProtocolError as error:
            return [str(error)]
        finally:
            tabs.put(page)

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        yield from zip(items, pool.map(one, items))


def check_axe(check, browser, address, paths):
    """Runs axe on pages in both themes. Only the colors depend on the theme."""
    source = axe()

    def violations(page, path):
        page.open(address + path)
        page.value(source + "\n0")
        found = []
        for theme, rules in (("light", None), ("dark", ["color-contrast", "link-in-text-block"])):
            media(page, {"prefers-color-scheme": theme})
            options = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
            found += page.value(f"""axe.run(document, {json.dumps(options)}).then((found) => found.violations.map((one) =>
              `${{one.id}} in the {theme} theme, ${{one.nodes.length}} times, such as ${{one.nodes[0].html.slice(0, 120)}}: `
              + one.nodes[0].failureSummary.replace(/\\s+/g, " ")))""")
        return found

    for path, found in in_tabs(browser, violations, [chromium.quoted(path) for path in paths]):
        check(not found, f"axe, {path}: {'; '.join(found)}")


def check_layout(check, browser, address, paths):
    """Nothing is clipped, overlaps, or scrolls sideways in any view."""

    def problems(page, path):
        page.open(address + path)
        found = []
        for name, values in VIEWS.items():
            view(page, *values)
            found += [f"{name}: {one}" for one in page.value(LAYOUT)]
        return found

    for path, found in in_tabs(browser, problems, [chromium.quoted(path) for path in paths]):
        check(not found, f"layout, {path}: {'; '.join(found[:4])} ({len(found)} in all)")


def check_silence(check, browser, addresses, paths):
    """Pages ask only for files of the site, and write nothing to the console, also while someone types.

    The catalog's pictures are elsewhere, and do not exist.
    """

    def heard(page, item):
        address, path, width = item
        view(page, width, WIDTHS[width])
        page.open(address + path)
        page.type_into("#query", "오마")
        page.settle("document.querySelector('#found li')")
        found = page.console() + [f"a request for {url}" for url in page.requests() if not url.startswith(address)]
        return [one for one in found if PICTURES not in one]

    items = [(address, chromium.quoted(path), width) for address in addresses for path in paths for width in WIDTHS]
    for (address, path, width), found in in_tabs(browser, heard, items):
        check(not found, f"console, {address}{path}, {width} pixels: {'; '.join(found[:3])}")


def check_player(check, browser, address):
    """A page loads the player of a song only after a click, and without cookies of YouTube."""
    page = browser.page()
    page.open(f"{address}groups/OHMYGIRL.html")
    check.equal(page.value("document.querySelectorAll('iframe').length"), 0, "players before a click")
    count = page.value("document.querySelectorAll('ol.songs button').length")
    page.value("document.querySelector('ol.songs button').click()")
    source = page.value("document.querySelector('ol.songs iframe').src")
    check(source.startswith("https://www.youtube-nocookie.com/embed/"), f"the player is {source}")
    page.value("document.querySelector('.player button').click()")
    play = "[...document.querySelectorAll('ol.songs li:not(:has(.player)) button')].at(-1).click()"
    page.value(f"{play}, {play}")
    check.equal(page.value("document.querySelectorAll('iframe').length"), 1, "players after two clicks")
    page.value("document.querySelector('.player button').click()")
    check.equal(page.value("[document.querySelectorAll('iframe').length, document.querySelectorAll('ol.songs button').length,"
                           " document.activeElement.localName]"), [0, count, "button"], "closed player")
    blocked = [one for one in page.console() if "Content Security Policy" in one]
    check(not blocked, f"player: {blocked}")


def check_new_day(check, browser, address):
    """The page of the puzzle tells that there is a new one after midnight in Korea."""
    for folder in ("", "ko/"):
        page = browser.page()
        page.open(f"{address}{folder}daily.html")
        check.equal(page.value("document.querySelector('#new-day').textContent"), "", "new puzzle before midnight")
        page.value("""(() => {
          const now = Date.now();
          Date.now = () => now + 86_400_000;
          document.dispatchEvent(new Event("visibilitychange"));
        })()""")
        check.equal(page.value("document.querySelector('#new-day a')?.href"), f"{address}{folder}daily.html",
                    "link to the new puzzle")


def screenshots(browser, address, paths, folder):
    """Writes pictures of pages in both themes at each width."""
    folder.mkdir(parents=True, exist_ok=True)

    def picture(page, item):
        path, width, theme = item
        view(page, width, WIDTHS[width], 1, {"prefers-color-scheme": theme})
        page.open(address + chromium.quoted(path))
        name = f"{path.removesuffix('.html').replace('/', '-')}-{width}-{theme}.png"
        (folder / name).write_bytes(page.picture())

    items = [(path, width, theme) for path in paths for width in WIDTHS for theme in THEMES]
    print(f"{len([*in_tabs(browser, picture, items)])} screenshots in {folder}")
