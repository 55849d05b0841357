"use strict";

// What the parts of the script share.
globalThis.kpgg = globalThis.kpgg || {};

(function (kpgg) {
  kpgg.isKorean = document.documentElement.lang === "ko";

  /** Creates an element with a text. On pages in another language, marks Hangul as Korean. */
  kpgg.element = (name, text) => {
    const node = document.createElement(name);
    node.textContent = text;
    if (!kpgg.isKorean && /\p{Script=Hangul}/u.test(text)) node.lang = "ko";
    return node;
  };

  /** Writes a number with two digits. */
  kpgg.twoDigits = (number) => String(number).padStart(2, "0");

  /** Loads a script of the site's folder. */
  kpgg.load = (file, then) => {
    const script = document.createElement("script");
    script.src = document.body.dataset.root + file;
    script.onload = then;
    document.head.append(script);
  };
})(globalThis.kpgg);
