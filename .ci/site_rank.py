"""Ranks members in the browser, and compares groups in the browser and with kpgg."""
import json
import re
import struct
import zlib

import harness
import site_browser

QUESTION = """(() => {
  const question = !document.querySelector(".pair").hidden;
  return question ? [...document.querySelectorAll(".pair strong")].map((name) => name.textContent) : null;
})()"""
PLACES = """[...document.querySelectorAll(".places li")].map((item) => [item.value, item.textContent])"""


def check_rank(run, browser, address):
    """The places follow from the choices, with few questions. The page keeps the choices, and takes them back."""
    for group, limit in (("IVE", 10), ("OHMYGIRL", 22), ("IZONE", 30)):
        page = browser.page()
        page.open(f"{address}rank.html?of=members-{group}")
        run.check(page.settle("!document.querySelector('#rank').hidden"), f"{group}: no ranking")
        count = len(json.loads(run.output("members", group, "--json")))
        first = page.value(QUESTION)
        page.value("document.querySelector('button[data-skip]').click()")
        questions = answer_by_name(page)
        run.check(len(questions) <= limit, f"{group}: {len(questions)} questions")
        places = page.value(PLACES)
        names = [name for _, name in places]
        run.check.equal(names, sorted(names), f"{group}: order")
        run.check.equal(len(places), count - 1, f"{group}: number of places")
        run.check(first[0] not in names, f"{group}: {first[0]} has a place")
        check_copy(run.check, page, names)
        page.open("about:blank")
        page.open(f"{address}rank.html?of=members-{group}")
        run.check(page.settle(f"{PLACES}.length === {count - 1}"), f"{group}: the places were not kept")
        page.value("document.querySelector('#rank-undo').click()")
        run.check.equal(page.value(QUESTION), questions[-1], f"{group}: the question that was taken back")


def check_copy(check, page, names):
    """The button copies the places, which the page shows once. If the browser refuses, it shows and selects the text."""
    for works in (True, False):
        text = "document.querySelector('#rank-end pre')"
        check(not page.value(f"{text}.checkVisibility()"), "the places are shown twice")
        copied = page.value(f"""new Promise((done) => {{
          navigator.clipboard.writeText = async (text) => {json.dumps(works)} ? done(text) : Promise.reject();
          document.querySelector("#rank-copy").click();
          setTimeout(() => done({text}.checkVisibility() && `${{getSelection()}}`), 100);
        }})""")
        check.equal(copied and copied.splitlines()[0], page.value("document.querySelector('#rank-end h2').textContent"),
                    "heading of the places")
        check(copied and [line.split(". ")[1] for line in copied.splitlines()[1:-1]] == names, f"copied: {copied!r}")


def answer_by_name(page):
    """Chooses the name that comes first in the alphabet, until there are no more questions. Returns them."""
    questions = []
    while (question := page.value(QUESTION)) and len(questions) < 300:
        questions.append(question)
        card = ".pair button" if question[0] < question[1] else ".pair button + button"
        page.value(f"document.querySelector({json.dumps(card)}).click()")
    return questions


def png(data):
    """The width and the height of a PNG picture, and the color of its first pixel."""
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    if depth != 8 or kind not in (2, 6):
        raise SystemExit(f"the picture has color type {kind} with {depth} bits")
    position, rows = 8, b""
    while position < len(data):
        length, name = struct.unpack(">I4s", data[position:position + 8])
        if name == b"IDAT":
            rows += data[position + 8:position + 8 + length]
        position += length + 12
    # Each row starts with its filter type. No filter changes the first pixel.
    return width, height, [*zlib.decompress(rows)[1:4]]


def open_ranking(page, address):
    page.open(f"{address}rank.html?of=members-IVE")
    page.settle("!document.querySelector('#rank').hidden")


def check_picture(run, browser, address):
    """The places are saved as a PNG picture in the color of the page."""
    folder = run.folder / "pictures"
    browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))
    path = folder / "ranking.png"
    for theme in site_browser.THEMES:
        name = f"{address}, {theme} theme"
        page = browser.page()
        site_browser.media(page, {"prefers-color-scheme": theme})
        open_ranking(page, address)
        answer_by_name(page)
        page.value("document.querySelector('#rank-picture').click()")
        if not run.check(harness.saved(path), f"{name}: no picture is saved"):
            continue
        data = path.read_bytes()
        path.unlink()
        if not run.check(data.startswith(b"\x89PNG\r\n\x1a\n"), f"{name}: the picture is not a PNG file"):
            continue
        width, height, color = png(data)
        count = page.value(f"{PLACES}.length")
        run.check(600 <= width <= 1000 and 40 * count <= height <= 1000,
                  f"{name}: {width} by {height} pixels for {count} places")
        background = page.value("getComputedStyle(document.body).backgroundColor")
        run.check.equal(color, [*map(int, re.findall(r"\d+", background))], f"{name}: color")


def check_restart(run, browser, address):
    """A ranking starts again only after a confirmation, which is in the language of the page."""
    for folder, question in (("", "Start over?"), ("ko/", "처음부터 다시 할까요?")):
        page = browser.page()
        open_ranking(page, address + folder)
        page.value("localStorage.clear()")
        open_ranking(page, address + folder)
        run.check(page.value("document.querySelector('#rank-restart').hidden"), f"{question} The button is visible before the first choice")
        first = page.value(QUESTION)
        answer_by_name(page)
        ask = "document.querySelector('#rank-restart').click()"
        page.value(ask)
        text = page.value("document.querySelector('dialog[open]')?.textContent")
        run.check(text and question in text, f"{question} The dialog says {text!r}")
        page.press("Escape")
        run.check(page.settle("!document.querySelector('dialog').open"), f"{question} Escape does not close the dialog")
        page.value(f"{ask}; document.querySelector('dialog button').click()")
        run.check(page.value(QUESTION) is None, f"{question} The ranking starts again without a confirmation")
        page.value(f"{ask}; document.querySelector('dialog button + button').click()")
        run.check(page.settle(f"{QUESTION} !== null"), f"{question} The ranking does not start again")
        run.check.equal(page.value(QUESTION), first, f"{question} First question")
        run.check.equal(page.value("document.activeElement === document.querySelector('.pair button')"), True,
                        f"{question} The first choice has the focus")
        open_ranking(page, address + folder)
        run.check.equal(page.value(QUESTION), first, f"{question} First question after the page was loaded again")


def check_compare(run, browser, address):
    """The facts are those of kpgg, in both languages. A menu does not offer what another one has chosen."""
    for folder, language in (("", "en"), ("ko/", "ko")):
        page = browser.page()
        page.open(f"{address}{folder}compare.html?group=IVE&group=FX&group=KARA")
        run.check(page.settle("document.querySelectorAll('.compare tbody tr').length > 3"), f"{language}: no table")
        offered = page.value("""[...document.querySelectorAll("#compare select")].map((menu) =>
          ["IVE", "FX", "KARA"].filter((id) => !menu.querySelector(`[value=${id}]`).disabled))""")
        run.check.equal(offered, [["IVE"], ["FX"], ["KARA"], []], f"{language}: groups that the menus offer")
        text = run.output("compare", "ive", "fx", "kara", "--lang", language, COLUMNS="300")
        rows = page.value("""[...document.querySelectorAll(".compare tbody tr")].map((row) =>
          [...row.children].map((cell) => cell.textContent))""")
        for label, *values in rows:
            label = label.replace("\u00a0", " ")
            line = next((line for line in text.splitlines() if line.strip().startswith(label)), "")
            run.check(all(value in line for value in values if value != "–"), f"{label} {values}: {line!r}")
