"""Ranks in the browser and with kpgg, and compares groups in the browser and with kpgg."""
import json
import random
import re

QUESTION = """(() => {
  const question = !document.querySelector(".pair").hidden;
  return question ? [...document.querySelectorAll(".pair strong")].map((name) => name.textContent) : null;
})()"""
PLACES = """[...document.querySelectorAll(".places li")].map((item) => [item.value, item.textContent])"""
CARD = re.compile(r"^([12])  (.+?)(?: · |$)", re.MULTILINE)


def program_questions(run, group, answers):
    """The names that kpgg asks about, in pairs, and the places."""
    folder = {"XDG_DATA_HOME": str(run.folder / f"ranks-{group}"), "COLUMNS": "300"}
    text = run.kpgg("rank", "members", group, "--linear", typed="\n".join(answers) + "\n", **folder).stdout
    names = [name for _, name in CARD.findall(text)]
    listed = json.loads(run.output("rank", "show", f"members-{group}", "--json", **folder))
    return [names[at:at + 2] for at in range(0, len(names), 2)], [[one["place"], one["name"]] for one in listed]


def check_rank(run, browser, address):
    """The page asks the questions of kpgg, keeps the choices, and takes them back."""
    dice = random.Random(3)
    for group in ("IVE", "OHMYGIRL", "GIRLSGENERATION", "TRIPLES"):
        page = browser.page()
        page.open(f"{address}rank.html?of=members-{group}")
        run.check(page.settle("!document.querySelector('#rank').hidden"), f"{group}: no ranking")
        asked, answers = [], []
        while (question := page.value(QUESTION)) and len(asked) < 300:
            answer = dice.choice(("1", "1", "2", "2", "=", "s1", "s2") if len(asked) > 2 else ("1", "2"))
            asked.append(question)
            answers.append(answer)
            button = {"1": ".pair button", "2": ".pair button + button", "=": "#rank-tie", "s1": "[data-skip]",
                      "s2": "[data-skip] + [data-skip]"}[answer]
            page.value(f"document.querySelector({json.dumps(button)}).click()")
        questions, places = program_questions(run, group, answers)
        run.check.equal(asked, questions[:len(asked)], f"{group}: questions")
        run.check.equal(page.value(PLACES), places, f"{group}: places")
        page.open("about:blank")
        page.open(f"{address}rank.html?of=members-{group}")
        run.check(page.settle(f"{PLACES}.length === {len(places)}"), f"{group}: the places were not kept")
        page.value("document.querySelector('#rank-undo').click()")
        run.check.equal(page.value(QUESTION), asked[-1], f"{group}: the question that was taken back")


def check_compare(run, browser, address):
    """The facts are those of kpgg, in both languages."""
    for folder, language in (("", "en"), ("ko/", "ko")):
        page = browser.page()
        page.open(f"{address}{folder}compare.html?group=IVE&group=FX&group=WONDERGIRLS")
        run.check(page.settle("document.querySelectorAll('.compare tbody tr').length > 3"), f"{language}: no table")
        text = run.output("compare", "ive", "fx", "wondergirls", "--lang", language, COLUMNS="300")
        rows = page.value("""[...document.querySelectorAll(".compare tbody tr")].map((row) =>
          [...row.children].map((cell) => cell.textContent))""")
        for label, *values in rows:
            line = next((line for line in text.splitlines() if line.strip().startswith(label)), "")
            run.check(all(value in line for value in values if value != "–"), f"{label} {values}: {line!r}")
