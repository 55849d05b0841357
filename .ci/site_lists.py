"""Compares the filters and orders of the list pages with those of kpgg."""
import json
import random
import urllib.parse

import site_browser

# The site shows no more rows than this at first.
LIMIT = 100
SORTS = {
    "groups": {"debut": "debut", "name": ("name", "koreanName")},
    "members": {"name": ("stageName", "koreanStageName"), "born": "birth", "height": "heightCm"},
    "songs": {"released": "date"},
}
NONE = {"": "No match", "ko/": "조건에 맞는 결과가 없습니다."}
MENUS = """[...document.querySelectorAll("#filters select")].map((menu) =>
  [menu.name, [...menu.options].map(({ value }) => value).filter(Boolean)])"""
LISTED = """[document.querySelector("#listed [role=status]").textContent,
  [...document.querySelectorAll("#listed li a")].map((link) => link.href)]"""

ROWS = "[...document.querySelectorAll('#all li, #listed li')].filter((row) => row.checkVisibility())"
# Whether the button and the menus are visible, the text of the button, and whether there is nothing to clear.
FORM = """[...["summary", "select"].map((name) => document.querySelector(`#filters ${name}`).checkVisibility()),
  document.querySelector("#filters summary").textContent.trim(), document.querySelector("#filters button").disabled]"""


def arguments(kind, folder, chosen):
    """The options of kpgg for the options of the menus."""
    found = []
    for name, value in chosen.items():
        if name == "sort":
            column = SORTS[kind][value.removeprefix("-")]
            found += ["--sort", column if isinstance(column, str) else column[bool(folder)]]
            found += ["--reverse"] if value.startswith("-") else []
        elif name == "membership":
            found.append(f"--{value}")
        elif name == "group":
            found.append(value)
        else:
            found += [f"--{name}", value]
    return found


def record(kind, one):
    """The page of a record of kpgg. A song is on the page of its group."""
    return f"groups/{one['group']}" if kind == "songs" else f"{kind}/{one['id']}"


def check_lists(run, browser, address, count):
    """Random filters and orders give the records of kpgg, in the same order."""
    dice = random.Random(7)
    for kind in SORTS:
        for folder in ("", "ko/"):
            page = browser.page()
            page.open(f"{address}{folder}{kind}.html")
            menus = page.value(MENUS)
            for _ in range(count):
                some = dice.sample(menus, dice.choice((1, 1, 2, 2, 3)))
                # A comma separates values on the command line.
                chosen = {name: value for name, values in some if "," not in (value := dice.choice(values))}
                check_choice(run, page, address + folder, (kind, folder, chosen))
    check_empty_list(run.check, browser, address)
    check_songs_of_group(run, browser, address)
    check_filters(run.check, browser, address)


def check_empty_list(check, browser, address):
    """A list without records says so, and its button clears the filters."""
    status = "document.querySelector('#listed [role=status]').textContent"
    for path, none in (("groups.html", NONE[""]), ("ko/songs.html", NONE["ko/"])):
        page = browser.page()
        name = "released" if "songs" in path else "debut"
        page.open(f"{address}{path}?{name}=1900")
        check(page.settle(f"{status} === {json.dumps(none)}"), f"{path}: {page.value(status)!r}")
        page.value("document.querySelector('#listed button:not([hidden])').click()")
        check(page.settle(f"/^[0-9]+\\D+[0-9]+/.test({status})"), f"{path}: {page.value(status)!r} without filters")
        check.equal(page.value("location.search"), "", f"{path}: filters in the address")


def check_songs_of_group(run, browser, address):
    """The keyboard chooses a group. The address, the link to the other language, and Back keep it, with the year."""
    for folder, other in (("", "ko/"), ("ko/", "")):
        page = browser.page()
        page.call("Emulation.setFocusEmulationEnabled", enabled=True)
        page.open(f"{address}{folder}songs.html")
        page.settle("document.querySelector('#listed li')")
        page.value("document.querySelector('[name=group]').focus()")
        page.press("ArrowDown")
        group = page.value("document.activeElement.value")
        dates = [one["date"] or "" for one in json.loads(run.output("songs", group, "--json"))]
        year = max(dates)[:4]
        for query, count in ((f"?group={group}", len(dates)),
                             (f"?released={year}&group={group}", sum(date.startswith(year) for date in dates))):
            if "released" in query:
                page.open(f"{address}{folder}songs.html{query}")
            status = "document.querySelector('#listed [role=status]').textContent"
            shown = f"document.querySelectorAll('#listed li').length === {count} && /\\b{count}\\D/.test({status})"
            run.check(page.settle(shown), f"{folder}songs.html{query}: {page.value(status)!r}, not {count}")
            run.check.equal(page.value("[location.search, document.querySelector('header a[hreflang]').href]"),
                            [query, f"{address}{other}songs.html{query}"], f"{folder}songs of {group}: addresses")
            page.events.clear()
            page.value("document.querySelector('#listed li a').click()")
            page.loaded()
            page.back()
            run.check(page.settle(f"document.readyState === 'complete' && {shown}"), f"{folder}Back to songs.html{query}")


def check_filters(check, browser, address):
    """A phone shows the first rows below a button, which counts what is chosen and shows the menus. 'Clear' clears them."""
    page = browser.page()
    page.call("Emulation.setFocusEmulationEnabled", enabled=True)
    for width, height in site_browser.WIDTHS.items():
        site_browser.view(page, width, height)
        for path, name in (("members.html", "Filters and order"), ("ko/songs.html", "필터와 정렬"), ("groups.html", "Filters and order")):
            subject = f"{path}, {width} pixels"
            page.open(address + path)
            check(page.settle(f"{ROWS}.length"), f"{subject}: no list")
            top = page.value(f"{ROWS}[4].getBoundingClientRect().bottom")
            check(top < height, f"{subject}: the fifth row ends at {top} of {height} pixels")
            check.equal(page.value(FORM), [width == 360, width > 360, name, True], f"{subject}: form without a choice")
            page.open(f"{address}{path}?tier=1&sort={'released' if 'songs' in path else 'name'}")
            page.settle("!document.querySelector('#filters button').disabled")
            check.equal(page.value(FORM), [width == 360, width > 360, f"{name} (2)", False], f"{subject}: form with a choice")
            if width == 360:
                page.value("document.querySelector('#filters summary').focus()")
                page.press("Enter")
                check(page.settle("document.querySelector('#filters button').checkVisibility()"), f"{subject}: no menus")
            page.value("document.querySelector('#filters button').focus()")
            page.press("Enter")
            check(page.settle("document.querySelector('#filters button').disabled && !location.search"), f"{subject}: not cleared")
            check(page.value("document.activeElement.matches('#filters label:first-child select')"), f"{subject}: lost focus")
        page.open(f"{address}groups.html?debut=1900")
        page.settle("document.querySelector('#listed button:not([hidden])')")
        page.value("document.querySelector('#listed button:not([hidden])').click()")
        check.equal(page.value("document.activeElement.localName"), "summary" if width == 360 else "select",
                    f"focus after the filters of an empty list are cleared, {width} pixels")


def check_choice(run, page, address, choice):
    kind, folder, chosen = choice
    expected = [record(kind, one) for one in
                json.loads(run.output(kind, "--json", *arguments(kind, folder, chosen)))]
    # The first of several pages that a choice leads to may be the same page.
    page.open("about:blank")
    page.open(f"{address}{kind}.html?{urllib.parse.urlencode(chosen)}")
    page.settle("document.querySelector('#listed [role=status]').textContent"
                " || document.querySelector('#all')?.checkVisibility()")
    if not chosen:
        return
    status, links = page.value(LISTED)
    found = [urllib.parse.unquote(link.removeprefix(address).split("#")[0]).removesuffix(".html") for link in links]
    count = str(len(expected)) if expected else NONE[folder]
    run.check(count in status, f"{kind} {chosen}: {status!r}, not {count}")
    run.check.equal(found, expected[:LIMIT], f"{kind} with {chosen} in {folder or 'en/'}")
