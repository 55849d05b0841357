"""Compares the filters and orders of the list pages with those of kpgg."""
import json
import random
import urllib.parse

# The site shows no more rows than this at first.
LIMIT = 100
SORTS = {
    "groups": {"debut": "debut", "name": ("name", "koreanName")},
    "members": {"name": ("stageName", "koreanStageName"), "born": "birth", "height": "heightCm"},
    "songs": {"released": "date"},
}
MENUS = """[...document.querySelectorAll("#filters select")].map((menu) =>
  [menu.name, [...menu.options].map(({ value }) => value).filter(Boolean)])"""
LISTED = """[document.querySelector("#listed [role=status]").textContent,
  [...document.querySelectorAll("#listed li a")].map((link) => link.href)]"""


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


def check_choice(run, page, address, choice):
    kind, folder, chosen = choice
    expected = [record(kind, one) for one in
                json.loads(run.output(kind, "--json", *arguments(kind, folder, chosen)))]
    # The first of several pages that a choice leads to may be the same page.
    page.open("about:blank")
    page.open(f"{address}{kind}.html?{urllib.parse.urlencode(chosen)}")
    page.settle("/[0-9]/.test(document.querySelector('#listed [role=status]').textContent)"
                " || document.querySelector('#all')?.checkVisibility()")
    if not chosen:
        return
    status, links = page.value(LISTED)
    found = [urllib.parse.unquote(link.removeprefix(address).split("#")[0]).removesuffix(".html") for link in links]
    run.check(f"{len(expected)}" in status, f"{kind} {chosen}: {status!r}, not {len(expected)}")
    run.check.equal(found, expected[:LIMIT], f"{kind} with {chosen} in {folder or 'en/'}")
