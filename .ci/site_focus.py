"""Checks where the focus of the keyboard goes when its element disappears."""
import json

FOCUS = "(document.activeElement?.outerHTML ?? '').slice(0, 80)"
LIMIT = 100


def press(page, selector):
    """Moves the focus to an element, and clicks on it."""
    page.value(f"((one) => {{ one.focus(); one.click(); }})(document.querySelector({json.dumps(selector)}))")


def check_focus(check, browser, address):
    page = browser.page()
    page.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def on(selector, subject):
        check(page.value(f"document.activeElement.matches({json.dumps(selector)})"),
              f"focus after {subject}: {page.value(FOCUS)}")

    page.open(f"{address}members.html")
    if check(page.settle("document.querySelectorAll('#listed li').length"), "no list of members"):
        press(page, "#listed ol + button")
        on(f"#listed li:nth-child({LIMIT + 1}) a", "the rest of a list is shown")

    page.open(f"{address}rank.html?of=members-IVE")
    page.settle("!document.querySelector('#rank').hidden")
    for _ in range(20):
        if page.value("document.querySelector('.pair').hidden"):
            break
        press(page, ".pair button")
    on("#rank [role=status]", "the last choice")
    while page.value("!document.querySelector('#rank-undo').hidden"):
        press(page, "#rank-undo")
    on(".pair button", "the first choice is taken back")
    page.value("localStorage.clear()")

    for puzzle in ("daily", "daily-member"):
        page.open(f"{address}{puzzle}.html")
        page.value("""(() => {
          const form = document.querySelector("#daily form");
          form.guess.focus();
          for (const { value } of document.querySelector("datalist").options) {
            for (let time = 0; time < 2 && !form.hidden; time++) {
              form.guess.value = value;
              form.requestSubmit();
            }
          }
        })()""")
        check(page.value("document.querySelector('#daily form').hidden"), f"{puzzle}: the game does not end")
        on("#daily .left", f"the last guess in {puzzle}")

    page.value("localStorage.clear()")
    page.open(f"{address}favorites.html")
    page.value(f"kpgg.store('kpgg-favorites', '{{')")
    page.open(f"{address}favorites.html")
    press(page, "#restart")
    on("#favorites input", "damaged favorites are deleted")
    page.value("localStorage.clear()")
