"""Checks pages without JavaScript, on paper, and in the other language."""
import site_browser

# The pixels between the end of the first element's text and the start of the second one.
GAP = """((first, second) => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(first));
  return document.querySelector(second).getBoundingClientRect().top - range.getBoundingClientRect().bottom;
})"""


def check_views(check, browser, address):
    page = browser.page()
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
    page.call("Emulation.setEmulatedMedia", media="")
    page.call("Emulation.setScriptExecutionDisabled", value=True)
    for folder in ("", "ko/"):
        page.open(f"{address}{folder}index.html")
        text = page.value("document.querySelector('.today').innerText.trim()")
        check(text and not text.endswith(":"), f"{folder}index.html without JavaScript: {text!r}")
        check(page.value(f"{GAP}('.today', '.featured')") < 24, f"{folder}index.html without JavaScript: a blank")


def check_other_language(check, page, address, folder):
    """The link to the other language keeps the position on the page."""
    other = "" if folder else "ko/"
    page.open("about:blank")
    page.open(f"{address}{folder}groups/OHMYGIRL.html#units")
    link = "document.querySelector('header a[hreflang]').href"
    check.equal(page.value(link), f"{address}{other}groups/OHMYGIRL.html#units", "link to the other language")
    page.value("void (location.hash = '#main')")
    check(page.settle(f"{link}.endsWith('.html#main')"), f"link to the other language: {page.value(link)}")
