"""Ranks members in the browser, and compares groups in the browser and with kpgg."""
import json

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
        page.open("about:blank")
        page.open(f"{address}rank.html?of=members-{group}")
        run.check(page.settle(f"{PLACES}.length === {count - 1}"), f"{group}: the places were not kept")
        page.value("document.querySelector('#rank-undo').click()")
        run.check.equal(page.value(QUESTION), questions[-1], f"{group}: the question that was taken back")


def answer_by_name(page):
    """Chooses the name that comes first in the alphabet, until there are no more questions. Returns them."""
    questions = []
    while (question := page.value(QUESTION)) and len(questions) < 300:
        questions.append(question)
        card = ".pair button" if question[0] < question[1] else ".pair button + button"
        page.value(f"document.querySelector({json.dumps(card)}).click()")
    return questions


def check_compare(run, browser, address):
    """The facts are those of kpgg, in both languages."""
    for folder, language in (("", "en"), ("ko/", "ko")):
        page = browser.page()
        page.open(f"{address}{folder}compare.html?group=IVE&group=FX&group=KARA")
        run.check(page.settle("document.querySelectorAll('.compare tbody tr').length > 3"), f"{language}: no table")
        text = run.output("compare", "ive", "fx", "kara", "--lang", language, COLUMNS="300")
        rows = page.value("""[...document.querySelectorAll(".compare tbody tr")].map((row) =>
          [...row.children].map((cell) => cell.textContent))""")
        for label, *values in rows:
            label = label.replace("\u00a0", " ")
            line = next((line for line in text.splitlines() if line.strip().startswith(label)), "")
            run.check(all(value in line for value in values if value != "–"), f"{label} {values}: {line!r}")
