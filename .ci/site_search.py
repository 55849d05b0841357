"""Compares the search of an exported site with 'kpgg search', and exchanges favorites with kpgg."""
import json
import re
import urllib.parse

import harness

QUERIES = harness.ROOT / "Fixtures/search/queries.tsv"
# The storage key of the site, and what it stores.
KEY = "Object.keys(localStorage).find((key) => key.startsWith('kpgg-favorites:'))"
STORED = f"localStorage.getItem({KEY})"
# The site shows no more hits than this.
LIMIT = 50
LOOKS = """["#found", "#listed"].map((list) => ["li", "a", "a > :first-child", "small"].map((part) => {
  const look = getComputedStyle(document.querySelector(`${list} ol ${part}`));
  return [look.padding, look.borderBottom, look.color, look.fontSize, look.textDecorationLine];
}))"""


def queries():
    """The texts to search for, without repetitions."""
    lines = [line.split("\t")[0] for line in QUERIES.read_text().splitlines() if not line.startswith("#")]
    return list(dict.fromkeys(lines))


def identifier(hit):
    """The ID of the record that a hit of kpgg has."""
    record = hit[hit["kind"]]
    return f"{record['group']}/songs/{record['title']}" if hit["kind"] == "song" else record["id"]


def program_hits(run, query):
    """The kinds and IDs that kpgg finds. The site links a song or a unit to the page of its group."""
    result = run.kpgg("search", "--json", "--", query)
    # No hits are an error of the program.
    found = json.loads(result.stdout) if result.returncode != 1 else []
    return [("group", one[one["kind"]]["group"]) if one["kind"] in ("song", "unit") else (one["kind"], identifier(one))
            for one in found]


def browser_hits(page, address, query):
    """The number of hits in the status, and the kinds and IDs in the list."""
    page.value(f"""(() => {{
      const input = document.getElementById("query");
      input.value = {json.dumps(query)};
      input.dispatchEvent(new Event("input", {{ bubbles: true }}));
    }})()""")
    status, links = page.value("""[
      document.querySelector("#hits").textContent,
      [...document.querySelectorAll("#found li a")].map((link) => link.href)]""")
    hits = []
    for link in links:
        path = urllib.parse.unquote(link.removeprefix(address).split("#")[0])
        kind, path = path.removesuffix(".html").split("/", 1)
        hits.append((kind.removesuffix("s"), path))
    # A long list has a status such as 'The first 50 of 90 results'.
    return max(map(int, re.findall(r"\d+", status)), default=0), hits


def check_search(run, browser, address):
    """The site finds what kpgg finds, in the same order, in both languages. .ci/site-search tries more queries."""
    expected = {query: program_hits(run, query) for query in queries()[::8]}
    for folder in ("", "ko/"):
        page = browser.page()
        page.open(f"{address}{folder}index.html")
        page.type_into("#query", "a")
        page.settle("document.querySelector('#found li')")
        for query, hits in expected.items():
            found = browser_hits(page, address + folder, query)
            run.check.equal(found, (len(hits), hits[:LIMIT]), f"hits of {query!r} in {folder or 'en/'}")
        page.open(f"{address}{folder}members.html")
        page.settle("document.querySelector('#listed li')")
        page.type_into("#query", "a")
        page.settle("document.querySelector('#found li')")
        hit, row = page.value(LOOKS)
        run.check.equal(hit, row, f"{folder}members.html: look of a hit and of a row")
    print(f"{len(expected)} queries compared with kpgg")
    check_filters(run.check, browser, address)


def check_filters(check, browser, address):
    """A query that is the value of a filter leads to the list with that value. The search page keeps its query."""
    for folder in ("", "ko/"):
        page = browser.page()
        page.open(f"{address}{folder}search.html")
        links = "[...document.querySelectorAll('#found p a')].map((link) => link.href)"
        for query, list_address in (("infp", "members.html?mbti=INFP"), ("main rapper", "members.html?position=Main+Rapper"),
                                    ("일본", "members.html?nationality=Japan")):
            page.type_into("#query", query)
            page.settle("document.querySelector('#found p a')")
            found = page.value(links)
            check(f"{address}{folder}{list_address}" in found, f"{folder}{query} suggests {found}")
            check.equal(page.value("new URLSearchParams(location.search).get('q')"), query, f"{folder}query in the address")
        page.type_into("#query", "yooa")
        page.settle("document.querySelector('#found li')")
        kinds = page.value("[...document.querySelectorAll('#found li:first-child small span')].map((one) => one.textContent)")
        check(("· 멤버" if folder else "· Member") in kinds, f"{folder}no kind in the first hit: {kinds}")
        for name, path in (("omg", "groups/OHMYGIRL.html"), ("twice", "groups/TWICE.html"), ("mina", "search.html?q=mina")):
            page.open(f"{address}{folder}index.html")
            page.type_into("#query", name)
            page.settle("document.querySelector('#found li')")
            page.press("Enter")
            check(page.settle(f"document.readyState === 'complete' && location.href === '{address}{folder}{path}'"),
                  f"{folder}Enter on {name!r}: {page.value('location.href')}")


def check_favorites(run, browser, address):
    """A favorite stays in the browser. The site and kpgg read each other's files, and refuse the same ones."""
    check, page = run.check, browser.page()
    for path in ("members/OHMYGIRL/YooA.html", "groups/OHMYGIRL.html"):
        page.open(address + path)
        star = "document.querySelector('button.star')"
        check(page.value(f"{star}.checkVisibility()"), f"{path}: no button for favorites")
        page.value(f"{star}.click()")
        check.equal(page.value(f"{star}.getAttribute('aria-pressed')"), "true", f"{path}: state of the button")
    page.open(f"{address}favorites.html")
    links = page.value("[...document.querySelectorAll('#favorites li a')].map((link) => link.href)")
    expected = [f"{address}members/OHMYGIRL/YooA.html", f"{address}groups/OHMYGIRL.html"]
    check.equal(sorted(links), sorted(expected), "favorites")
    folder = run.folder / "downloads"
    browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))
    page.value("document.querySelector('#export').click()")
    if check(harness.saved(folder / "favorites.json"), "no favorites file is saved"):
        run.output("favorites", "import", folder / "favorites.json")
        listed = run.output("favorites", "--plain", "--fields", "id").split()
        check.equal(sorted(listed), ["OHMYGIRL", "OHMYGIRL/YooA"], "imported favorites")
    page.value("localStorage.clear()")
    check_imports(run, page, f"{address}favorites.html", folder)
    check_list(run, browser, f"{address}favorites.html", folder)


def check_list(run, browser, address, folder):
    """The list shows tags and notes. A removal can be undone. Tabs agree, and damaged favorites can be saved."""
    check, page, other = run.check, browser.page(), browser.page()
    page.call("Emulation.setFocusEmulationEnabled", enabled=True)
    file = folder / "three.json"
    names = ("OHMYGIRL/YooA", "OHMYGIRL", "FX")
    entries = [{"added": f"2020-01-0{9 - at}", "id": name, "kind": ("group", "member")[name.count("/")],
                "note": f"note {at}", "tags": ["bias"]} for at, name in enumerate(names)]
    shown = "[...document.querySelectorAll('#favorites li .note')].map((one) => one.textContent)"
    status = "document.querySelector('#favorites [role=status]').textContent"
    for one in (page, other):
        one.open(address)
    for favorites, text in ((entries[:1], "Added 1, already there: 0"), (entries, "Added 2, already there: 1")):
        file.write_text(json.dumps({"favorites": favorites, "schemaVersion": 1}))
        page.choose_file("#favorites input", file)
        check(page.settle(f"{status} === {json.dumps(text)}"), f"{address}: {page.value(status)!r}, not {text!r}")
    notes = [f"#bias note {at}" for at in range(3)]
    check.equal(page.value(shown), notes, f"{address}: tags and notes")
    check(other.settle(f"{shown}.length === 3"), f"{address}: another tab does not see an import")
    buttons = "[...document.querySelectorAll('#favorites li button')]"
    for at, rest, focus in ((1, [0, 2], 1), (1, [0, 1, 2], 1), (2, [0, 1], 1)):
        if rest == [0, 1, 2]:
            page.value("document.querySelector('#undo').click()")
        else:
            page.value(f"{buttons}[{at}].focus(), {buttons}[{at}].click()")
        check.equal(page.value(shown), [notes[one] for one in rest], f"{address}: favorites after a removal")
        check.equal(page.value(f"{buttons}.indexOf(document.activeElement)"), focus, f"{address}: focus after a removal")
    page.value(f"localStorage.setItem({KEY}, '{{')")
    page.open(address)
    check(not page.value("document.querySelector('#export').checkVisibility()"), f"{address}: damaged data can be exported")
    page.value("document.querySelector('#rescue').click()")
    saved = folder / "damaged-favorites.json"
    if check(harness.saved(saved), f"{address}: damaged data cannot be saved"):
        check.equal(saved.read_text(), "{", f"{address}: damaged data")
        saved.unlink()
    page.value("document.querySelector('#restart').click()")
    check(page.value("document.querySelector('#export').checkVisibility()"), f"{address}: damaged data stay")
    # What an earlier version stored for all sites stays, and becomes the first list of each site.
    page.value(f"localStorage.clear(), localStorage.setItem('kpgg-favorites', {json.dumps(file.read_text())})")
    page.open(address)
    check.equal(page.value(shown), notes, f"{address}: favorites of an earlier version")
    page.value("localStorage.clear()")


def check_imports(run, page, address, folder):
    """Imports files on the favorites page and with kpgg. Both accept the same files, and keep the same favorites."""
    days = {"AESPA/Winter": "2020-02-29", "IVE": "2021-01-01", "OHMYGIRL/YooA": "2020-02-29", "GFRIEND": "2020-12-31",
            "FX/songs/4 Walls": "2020-12-31", "IVE/songs/A/B": "2020-12-31"}
    kinds = ("group", "member", "song", "song")
    entries = [{"added": day, "id": name, "kind": kinds[name.count("/")]} for name, day in days.items()]
    older = [entries[1] | {"added": "2020-02-29"}, *entries[2:]]
    changes = [{"added": day} for day in ("2021-02-29", "2020-2-29", "2020-02", "", 20200229, "0000-01-01")]
    changes += [{"id": name} for name in ("", "a/b", "/b", "a%2Fb", ".x", "a\\b", "a\u0007b", "a" * 65, None)]
    changes += [{"id": name, "kind": "member"} for name in ("IVE", "IVE/", "IVE/a b", "IVE/a/b", "a%b/c")]
    changes += [{"id": name, "kind": "song"} for name in ("IVE", "IVE/songs", "IVE/songs/", "IVE/Songs/HEYA", "a%b/songs/c")]
    changes += [{"kind": "song"}, {"kind": None}, {"kind": "section"}, {"id": "AESPA/Winter", "kind": "member"}]
    valid = [(entries[:2], 1), (older, 1), ([], 1)]
    changes += [{"tags": tags} for tags in ("a", None, [1], ["a b"], ["a,b"], [""], ["a" * 33], ["a\u202e"])]
    changes += [{"note": note} for note in (1, None, "a\u0007b", "a" * 1001, "a / " + "b" * 1001)]
    # The same favorites with tags, notes, and keys that neither knows.
    valid += [([entries[at] | change], 1) for at, change in (
        (0, {"tags": ["bias", "가", "Bias"], "note": " one\t"}), (0, {"tags": ["BIAS", "2015"], "note": "two / one"}),
        (0, {"note": "one / three", "other": {"b": 1, "a": [2, "x"]}}), (1, {"tags": [], "note": " "}),
        (1, {"id": "ive", "tags": ["가".encode().decode(), "\u1100\u1161x"], "note": "b" * 1000}),
        (1, {"note": "a" * 1000, "other": True}))]
    refused = [(entries, 2), (None, 1), *[([entries[0], entries[1] | change], 1) for change in changes]]
    page.open(address)
    file, home = folder / "exported.json", str(run.folder / address.split(":")[0])
    for favorites, version in valid + refused:
        file.write_text(json.dumps({"favorites": favorites, "schemaVersion": version}))
        accepts = run.kpgg("favorites", "import", file, XDG_DATA_HOME=home).returncode == 0
        run.check.equal(accepts, (favorites, version) in valid, f"kpgg imports {favorites}, version {version}")
        page.choose_file("#favorites input", file)
        page.settle("!document.querySelector('#favorites input').value")
        kept = run.output("favorites", "export", XDG_DATA_HOME=home)
        found = page.value(STORED)
        run.check.equal(found, kept, f"favorites after {favorites}, version {version}")
    page.value("localStorage.clear()")
