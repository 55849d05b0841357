"""Checks pages without JavaScript, on paper, and in the other language, and the home page on each day."""
import urllib.request

import site_browser

# The pixels between the end of the first element's text and the start of the second one.
GAP = """((first, second) => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(first));
  return document.querySelector(second).getBoundingClientRect().top - range.getBoundingClientRect().bottom;
})"""

# The visible controls, as their markup.
CONTROLS = """[...document.querySelectorAll("button, select, input, label")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1).map((one) => one.outerHTML)"""

# Shows each featured group on the home page. Returns where the next section begins.
FEATURED = """(() => {
  const groups = [...document.querySelectorAll("#featured > li")];
  return groups.map((shown) => {
    groups.forEach((group) => { group.hidden = group !== shown; });
    return document.querySelector("#section-1").getBoundingClientRect().top;
  });
})()"""

# Shows the names of each day of a leap year on the home page. Returns the days on which they need more room than the
# page has for them, and the numbers of days with all and with some names.
DAYS = """((showNames) => {
  const [RealDate, box] = [Date, document.querySelector(".today")];
  const room = parseFloat(getComputedStyle(box).minHeight);
  const [crowded, counts] = [[], [0, 0]];
  for (let day = new RealDate(2028, 0, 1); day.getFullYear() === 2028; day.setDate(day.getDate() + 1)) {
    const now = day.getTime();
    globalThis.Date = class extends RealDate {
      constructor(...parts) { super(...(parts.length ? parts : [now])); }
    };
    showNames();
    const names = document.querySelector("#today").textContent;
    if (box.offsetHeight > room) crowded.push(`${day.getMonth() + 1}-${day.getDate()}: ${names}`);
    counts[/, \\+[0-9]+$/.test(names) ? 1 : 0] += 1;
  }
  globalThis.Date = RealDate;
  return [crowded, counts];
})"""


def check_views(check, browser, address):
    page = browser.page()
    check_home(check, page, address)
    site_browser.view(page, 1440, 900)
    for folder in ("", "ko/"):
        page.open(f"{address}{folder}index.html")
        page.settle("document.querySelector('#today').hasChildNodes()")
        check(page.value(f"{GAP}('.today', '.featured')") < 24, f"{folder}index.html: a blank below the birthdays")
        check_other_language(check, page, address, folder)
    site_browser.media(page, {})
    page.call("Emulation.setEmulatedMedia", media="print")
    page.open(f"{address}groups/OHMYGIRL.html")
    gap = page.value(f"{GAP}('h1', '.about')")
    check(0 <= gap <= 24, f"{gap} pixels below the heading of a printed group")
    for path in ("index", "favorites", "rank", "compare", "daily", "groups"):
        page.open(f"{address}{path}.html")
        check.equal(page.value(CONTROLS), [], f"controls of {path}.html on paper")
    page.call("Emulation.setEmulatedMedia", media="")
    page.call("Emulation.setScriptExecutionDisabled", value=True)
    for folder in ("", "ko/"):
        page.open(f"{address}{folder}index.html")
        text = page.value("document.querySelector('.today').innerText.trim()")
        check(text and not text.endswith(":"), f"{folder}index.html without JavaScript: {text!r}")
        check(page.value(f"{GAP}('.today', '.featured')") < 24, f"{folder}index.html without JavaScript: a blank")


def check_home(check, page, address):
    """The names and the group of a day have room on the home page, so that nothing below them moves."""
    with urllib.request.urlopen(f"{address}birthdays.js") as reply:
        script = reply.read().decode()
    for folder in ("", "ko/"):
        for width, height in site_browser.WIDTHS.items():
            site_browser.view(page, width, height)
            page.open(f"{address}{folder}index.html")
            page.settle("document.querySelector('#today').hasChildNodes()")
            crowded, (whole, cut) = page.value(f"{DAYS}(() => {{ {script} }})")
            check(not crowded, f"{folder}index.html, {width} pixels: {crowded}")
            check(whole > 300 and whole + cut == 366, f"{folder}index.html, {width} pixels: {whole} and {cut} days")
            places = page.value(FEATURED)
            check(len(set(places)) == 1, f"{folder}index.html, {width} pixels: the groups of the day end at {places}")


def check_other_language(check, page, address, folder):
    """The link to the other language keeps the position on the page."""
    other = "" if folder else "ko/"
    page.open("about:blank")
    page.open(f"{address}{folder}groups/OHMYGIRL.html#units")
    link = "document.querySelector('header a[hreflang]').href"
    check.equal(page.value(link), f"{address}{other}groups/OHMYGIRL.html#units", "link to the other language")
    page.value("void (location.hash = '#main')")
    check(page.settle(f"{link}.endsWith('.html#main')"), f"link to the other language: {page.value(link)}")
