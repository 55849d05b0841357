"""Drives Debian's Chromium without a window, through the DevTools protocol on a pipe.

    with chromium.Chromium(folder) as browser:
        page = browser.page()
        page.open("http://127.0.0.1:8000/")
        print(page.value("document.title"))
"""
import base64
import json
import os
import queue
import subprocess
import threading
import time
import urllib.parse

KEYS = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowUp": 38, "ArrowDown": 40, "/": 191}
SECONDS = 30


def quoted(path):
    """A path of a file as part of an address."""
    return urllib.parse.quote(str(path))


class ProtocolError(Exception):
    """Chromium refuses a command, or a script of a page throws."""


class Chromium:
    """A Chromium process with a temporary profile."""

    def __init__(self, folder, *arguments):
        from_browser, to_program = os.pipe()
        from_program, to_browser = os.pipe()

        def connect():
            # Chromium reads commands from file 3, and writes replies to file 4.
            os.dup2(from_program, 60), os.dup2(to_program, 61)
            os.dup2(60, 3), os.dup2(61, 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--remote-debugging-pipe", f"--user-data-dir={folder}",
             "--no-first-run", "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
             *arguments],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False,
            preexec_fn=connect)
        os.close(from_program), os.close(to_program)
        self.input, self.output = os.fdopen(to_browser, "wb"), os.fdopen(from_browser, "rb")
        self.lock = threading.Lock()
        self.number = 0
        self.replies = {}
        self.pages = {}
        threading.Thread(target=self.read, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def read(self):
        """Hands each message to the call or the page that waits for it."""
        message = b""
        while piece := self.output.read1(1 << 20):
            *complete, message = (message + piece).split(b"\0")
            for one in map(json.loads, complete):
                if "id" in one:
                    self.replies.pop(one["id"]).put(one)
                elif page := self.pages.get(one.get("sessionId")):
                    page.events.append((one["method"], one["params"]))

    def call(self, method, session=None, **parameters):
        """Sends a command, and returns its result."""
        reply = queue.Queue()
        with self.lock:
            self.number += 1
            self.replies[self.number] = reply
            message = {"id": self.number, "method": method, "params": parameters}
            self.input.write(json.dumps(message | ({"sessionId": session} if session else {})).encode() + b"\0")
            self.input.flush()
        found = reply.get(timeout=SECONDS)
        if "error" in found:
            raise ProtocolError(f"{method}: {found['error']['message']}")
        return found["result"]

    def page(self):
        """A new tab."""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        page = Page(self, target, self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"])
        self.pages[page.session] = page
        for domain in ("Page", "Runtime", "Network", "Log"):
            page.call(f"{domain}.enable")
        return page


class Page:
    """A tab and the events that it reports."""

    def __init__(self, browser, target, session):
        self.browser, self.target, self.session = browser, target, session
        self.events = []

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def open(self, address):
        """Loads an address, and forgets the events of the page before it."""
        self.events.clear()
        problem = self.call("Page.navigate", url=address).get("errorText")
        if problem:
            raise ProtocolError(f"{address}: {problem}")
        self.loaded()
        for method, values in list(self.events):
            if method == "Network.responseReceived" and values["response"]["status"] >= 400:
                raise ProtocolError(f"{values['response']['url']}: {values['response']['status']}")

    def loaded(self):
        """Waits until a page is loaded."""
        end = time.monotonic() + SECONDS
        while not any(method == "Page.loadEventFired" for method, _ in list(self.events)):
            if time.monotonic() > end:
                raise ProtocolError("no load event")
            time.sleep(0.002)

    def value(self, expression):
        """The value of a JavaScript expression. Waits for promises."""
        found = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in found:
            details = found["exceptionDetails"]
            raise ProtocolError(details.get("exception", {}).get("description", details["text"]))
        return found["result"].get("value")

    def settle(self, expression, seconds=5):
        """Whether an expression becomes true within some seconds, also on a page that opens meanwhile."""
        end = time.monotonic() + seconds
        while not (found := self.value_unless_left(f"Boolean({expression})")) and time.monotonic() < end:
            time.sleep(0.01)
        return found

    def value_unless_left(self, expression):
        """The value of an expression, or `None` if the page is left before it replies."""
        try:
            return self.value(expression)
        except ProtocolError as error:
            if "navigated or closed" in str(error) or "context was destroyed" in str(error):
                return None
            raise

    def back(self):
        """Goes back in the history, as the Back key does. `settle` waits for the page."""
        self.value("void setTimeout(() => history.back())")

    def type(self, text):
        """Enters characters, one at a time."""
        for character in text:
            self.call("Input.insertText", text=character)

    def type_into(self, selector, text):
        """Focuses an element, and enters text instead of its value."""
        self.value(f"(() => {{ const one = document.querySelector({json.dumps(selector)}); one.value = ''; one.focus(); }})()")
        self.type(text)

    def choose_file(self, selector, path):
        """Chooses a file in a file input."""
        root = self.call("DOM.getDocument")["root"]["nodeId"]
        chosen = self.call("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        self.call("DOM.setFileInputFiles", nodeId=chosen, files=[str(path)])

    def press(self, key, modifiers=0):
        """Presses a key of KEYS."""
        values = {"key": key, "code": key, "windowsVirtualKeyCode": KEYS[key], "modifiers": modifiers}
        text = {"text": "\r"} if key == "Enter" else {}
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", **values, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", **values)

    def console(self):
        """The messages on the console, and the errors of scripts."""
        found = []
        for method, values in list(self.events):
            if method == "Log.entryAdded" and values["entry"]["level"] in ("warning", "error"):
                found.append(f"{values['entry']['text']} {values['entry'].get('url', '')}")
            elif method == "Runtime.consoleAPICalled":
                found.append(" ".join(str(one.get("value", one.get("description"))) for one in values["args"]))
            elif method == "Runtime.exceptionThrown":
                details = values["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif method == "Page.javascriptDialogOpening":
                found.append(f"a dialog: {values['message']}")
        return found

    def requests(self):
        """The addresses that the page asked for."""
        return [values["request"]["url"] for method, values in list(self.events) if method == "Network.requestWillBeSent"]

    def nodes(self):
        """The nodes of the accessibility tree that a screen reader sees."""
        return [Node(one) for one in self.call("Accessibility.getFullAXTree")["nodes"] if not one["ignored"]]

    def focused(self):
        """The node that has the keyboard's focus."""
        found = [node for node in self.nodes() if node.properties.get("focused")]
        return found[-1] if found else None

    def picture(self):
        """The window as a PNG file."""
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])


class Node:
    """A node of the accessibility tree."""

    def __init__(self, values):
        self.role = values.get("role", {}).get("value", "")
        self.name = values.get("name", {}).get("value", "")
        self.properties = {one["name"]: one["value"].get("value") for one in values.get("properties", [])}
        self.element = values.get("backendDOMNodeId")

    def __repr__(self):
        return f"{self.role} {self.name!r}"
