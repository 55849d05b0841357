"""Checks the files of an exported site without a browser: sizes, HTML, languages, and links."""
import concurrent.futures
import dataclasses
import gzip
import pathlib
import re
import urllib.parse

import html5lib

PAGE_BYTES, SCRIPT_BYTES = 14_000, 13_000
LANGUAGES = ("en", "ko")
HANGUL = re.compile(r"[ᄀ-ᇿ〮〯ㄱ-ㆎ㈀-㈞㉠-㉾ꥠ-ꥼ가-힣ힰ-ퟻﾠ-ￜ]+")
# Attributes that are shown or read aloud.
TEXTS = ("alt", "aria-description", "aria-label", "label", "placeholder", "title")
ADDRESSES = ("action", "data", "formaction", "href", "poster", "src")


@dataclasses.dataclass
class Page:
    """What the checks need of a page. Paths are relative to the site's folder."""
    path: str
    size: int
    errors: list
    language: str = ""
    title: str = ""
    text: str = ""
    ids: set = dataclasses.field(default_factory=set)
    # Name of the element, address, and language of the target.
    links: list = dataclasses.field(default_factory=list)
    # The elements with their classes and attributes.
    shapes: set = dataclasses.field(default_factory=set)

    @property
    def kind(self):
        """The page's path without its language and its own name."""
        path = self.path.removeprefix("ko/")
        return path.split("/")[0] if "/" in path else path.removesuffix(".html")

    @property
    def counterpart(self):
        """The path of the same page in the other language."""
        return self.path.removeprefix("ko/") if self.path.startswith("ko/") else f"ko/{self.path}"


def parsed(folder, path):
    """Reads one page."""
    data = (folder / path).read_bytes()
    parser = html5lib.HTMLParser(html5lib.getTreeBuilder("etree"), namespaceHTMLElements=False)
    root = parser.parse(data, override_encoding="utf-8")
    page = Page(str(path), len(gzip.compress(data, 9)), [])
    page.errors += [f"{line}:{column}: {code}" for (line, column), code, _ in parser.errors]
    page.language = root.get("lang", "")
    page.title = root.findtext("head/title", "").strip()
    read(root, page, "")
    if re.search(rb"charset=\"?utf-8", data[:1024], re.I) is None:
        page.errors.append("the first 1,024 bytes do not declare UTF-8")
    return page


def read(element, page, language):
    """Adds an element and its descendants to a page."""
    if not isinstance(element.tag, str):
        return
    tag = element.tag.rsplit("}")[-1]
    language = element.get("lang", language)
    names = " ".join(sorted(name for name in element.attrib if isinstance(name, str)))
    page.shapes.add(f"{tag}.{element.get('class', '')}[{names}]")
    if element.get("id") in page.ids:
        page.errors.append(f"the id {element.get('id')!r} is used twice")
    page.ids.update(filter(None, [element.get("id")]))
    for name in ADDRESSES:
        if name in element.attrib:
            page.links.append((tag, element.get(name), element.get("hreflang")))
    texts = [element.get(name, "") for name in TEXTS]
    if tag not in ("script", "style"):
        texts += [element.text or "", *(child.tail or "" for child in element)]
        page.text += (element.text or "")
    for name, values in (("lang", LANGUAGES), ("hreflang", (*LANGUAGES, "x-default")), ("aria-current", ("page",))):
        if element.get(name, values[0]) not in values:
            page.errors.append(f"<{tag}> has the {name} {element.get(name)!r}")
    if not language.startswith("ko"):
        for run in HANGUL.findall(" ".join(texts)):
            page.errors.append(f"{run!r} in <{tag}> is outside of lang=\"ko\"")
    for child in element:
        read(child, page, language)
        page.text += child.tail or ""


class Site:
    """An exported site, with every page parsed."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder).resolve()
        paths = sorted(path.relative_to(self.folder) for path in self.folder.rglob("*.html"))
        with concurrent.futures.ProcessPoolExecutor(2) as pool:
            pages = pool.map(parsed, [self.folder] * len(paths), paths, chunksize=40)
            self.pages = {page.path: page for page in pages}

    def size(self, name):
        return len(gzip.compress((self.folder / name).read_bytes(), 9))

    def target(self, page, address):
        """The path to which a relative address leads, and the fragment."""
        parts = urllib.parse.urlsplit(urllib.parse.urljoin(f"http://site/{urllib.parse.quote(page.path)}", address))
        return urllib.parse.unquote(parts.path).lstrip("/"), urllib.parse.unquote(parts.fragment)

    def sample(self, step=60):
        """The pages to look at closely: for each element, class, and attribute that the pages of a kind have, the
        largest page that has it. Also every page that is the only one of its kind, and a fixed number of others.
        """
        chosen, seen = [], set()
        for page in sorted(self.pages.values(), key=lambda page: (-page.size, page.path)):
            shapes = {(page.kind, page.language, shape) for shape in page.shapes}
            if not shapes <= seen:
                seen |= shapes
                chosen.append(page.path)
        return sorted({*chosen, *sorted(self.pages)[::step]})

    def check_sizes(self, check):
        styles = self.size("site.css")
        largest = max(self.pages.values(), key=lambda page: page.size)
        for page in self.pages.values():
            check(page.size + styles <= PAGE_BYTES,
                  f"{page.path}: {page.size + styles:,} bytes of HTML and CSS, {PAGE_BYTES:,} allowed")
        check(self.size("site.js") <= SCRIPT_BYTES, f"site.js: {self.size('site.js'):,} bytes")
        print(f"{len(self.pages)} pages, the largest {largest.path} with {largest.size + styles:,} bytes, site.js "
              f"{self.size('site.js'):,}")

    def check_html(self, check):
        for page in self.pages.values():
            language = "ko" if page.path.startswith("ko/") else "en"
            check(not page.errors, f"{page.path}: {'; '.join(page.errors[:3])} ({len(page.errors)} in all)")
            check(page.language == language, f"{page.path}: lang is {page.language!r}")
            check(page.title, f"{page.path}: no title")
            check({"main", "query", "hits"} <= page.ids, f"{page.path}: no id 'main', 'query', or 'hits'")
            check(any(address == "#main" for _, address, _ in page.links), f"{page.path}: no skip link")

    def check_links(self, check):
        """Every link leads to a file, every fragment to an id, and every page can be reached from the home page."""
        reached, waiting = set(), ["index.html"]
        while waiting:
            path = waiting.pop()
            if path in reached or path not in self.pages:
                continue
            reached.add(path)
            waiting += self.check_page_links(check, self.pages[path])
        lost = sorted(self.pages.keys() - reached)
        check(not lost, f"{len(lost)} pages cannot be reached from index.html, such as {lost[:3]}")
        for path in lost:
            self.check_page_links(check, self.pages[path])

    def check_page_links(self, check, page):
        """Checks the links of one page, and returns the paths to which its <a> and <form> elements lead."""
        found, translations = [], []
        for tag, address, language in page.links:
            scheme = urllib.parse.urlsplit(address).scheme
            if scheme or address.startswith("//"):
                check(scheme == "https" and tag in ("a", "img", "link"),
                      f"{page.path}: <{tag}> has the address {address!r}")
                continue
            path, fragment = self.target(page, address)
            if check((self.folder / path).is_file(), f"{page.path}: {address!r} leads nowhere") and fragment:
                target = self.pages.get(path)
                check(target and fragment in target.ids, f"{page.path}: {address!r} leads to a missing id")
            if tag in ("a", "form"):
                found.append(path)
            if language and path == page.counterpart:
                translations.append(tag)
        check(page.counterpart in self.pages, f"{page.path}: no page in the other language")
        check({"a", "link"} <= set(translations),
              f"{page.path}: no <link> and <a> with hreflang to {page.counterpart} ({translations})")
        return found
