"""Visits a published site, and visits it again without a connection: the service worker shows what was kept."""
import os

import harness

TITLE = "document.title"


def controlled(page):
    """Waits until the service worker has kept its files, and answers the page's requests."""
    return page.value("""navigator.serviceWorker.ready.then((found) => new Promise((done) => {
      const wait = () => navigator.serviceWorker.controller && found.active.state === "activated"
        ? done(true) : setTimeout(wait, 20);
      wait();
    }))""")


def check_offline(run, browser):
    """Kept pages and the search work without a server. With one, the second visit shows what is new."""
    check, folder = run.check, run.folder / "published"
    run.output("export", folder, "--site", "--base-url", "https://example.com/kpgg/")
    visited, other = "groups/IVE.html", "groups/TWICE.html"
    check_first_page(check, browser, folder)
    with harness.http_server(folder) as address:
        page = browser.page()
        page.open(address)
        check(controlled(page), "no service worker")
        page.open(address + visited)
        title = page.value(TITLE)
        check("IVE" in title, f"title {title!r}")

        changed = folder / visited
        changed.write_text(changed.read_text(encoding="utf-8").replace("<title>", "<title>New: ", 1), encoding="utf-8")
        # The server compares whole seconds, and the export can be in the same one.
        os.utime(changed, (changed.stat().st_mtime + 60,) * 2)
        page.open(address + visited)
        check.equal(page.value(TITLE), title, "the first visit after a change")
        check(newer(page, address + visited), "a page that changed is not shown at the next visit")

    page.open(address + visited)
    check.equal(page.value(TITLE), f"New: {title}", "a kept page without a connection")
    page.open(f"{address}index.html")
    page.type_into("#query", "wonyoung")
    check(page.settle("document.querySelector('#found li')"), "no search without a connection")
    page.open(address + other)
    check.equal(page.value("document.querySelector('h1').textContent"), "No connection", "a page that was not kept")
    page.open(f"{address}ko/{other}")
    check.equal(page.value("document.querySelector('h1').textContent"), "오프라인", "a Korean page that was not kept")
    page.open("about:blank")


def check_first_page(check, browser, folder):
    """The page with which a visit begins is kept too. The worker was not there when it was loaded."""
    page = browser.page()
    with harness.http_server(folder) as address:
        first = f"{address}members/IVE/Liz.html?from=a-link#main"
        page.open(first)
        title = page.value(TITLE)
        check(controlled(page), "no service worker on a member's page")
    page.open("about:blank")
    page.open(first)
    check.equal(page.value(TITLE), title, "the first page of a visit without a connection")
    page.open("about:blank")


def newer(page, address):
    """Whether a page shows a change. The worker stores it after it has answered."""
    for _ in range(50):
        page.open(address)
        if page.value(TITLE).startswith("New: "):
            return True
    return False
