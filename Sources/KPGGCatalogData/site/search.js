"use strict";

// Finds the groups, members, songs, and units that `kpgg search` finds, in the same order.
//
// The rules are those of Sources/KPGGCore/Search, where they are explained. The words are the same:
// a term is a word or a whole query, a pattern is one spelling of it, and a name is any text of the
// index. This file uses no DOM.
(function (kpgg) {
  // Hangul

  const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
  const VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
  const FINALS = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

  // Jamo that take two keys, each followed by the letters of those keys.
  const COMPOUNDS =
    "ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ";
  const compoundVowels = new Map();
  // The letters of each jamo, conjoining or not. Any other character is a single letter.
  const lettersOfJamo = new Map();
  for (const [jamo, first, second] of COMPOUNDS.split(" ")) {
    lettersOfJamo.set(jamo, first + second);
    if (jamo >= "ㅏ") compoundVowels.set(first + second, jamo);
  }
  for (const [jamos, base] of [[INITIALS, 0x1100], [VOWELS, 0x1161], [FINALS, 0x11A8]]) {
    [...jamos].forEach((jamo, at) => {
      lettersOfJamo.set(String.fromCharCode(base + at), lettersOfJamo.get(jamo) || jamo);
    });
  }

  // The keys that type a Hangul letter, and those letters in the same order.
  const KEYS = "abcdefghijklmnopqrstuvwxyzQWERTOP";
  const KEY_LETTERS = "ㅁㅠㅊㅇㄷㄹㅎㅗㅑㅓㅏㅣㅡㅜㅐㅔㅂㄱㄴㅅㅕㅍㅈㅌㅛㅋㅃㅉㄸㄲㅆㅒㅖ";

  const isConsonant = (letter) => letter >= "ㄱ" && letter <= "ㅎ";
  const isVowel = (letter) => letter >= "ㅏ" && letter <= "ㅣ";

  /** Returns what the same keys type in the other layout; undefined for other scripts. */
  function inOtherLayout(text) {
    // Capitals alone are typed with Caps Lock, which does not affect Hangul.
    return hangulOfKeys(/[a-z]/.test(text) ? text : text.toLowerCase()) || keysOfHangul(text);
  }

  function hangulOfKeys(text) {
    if (/[^\0-\x7Fᄀ-ᇿㄱ-ㆎ가-힣]/.test(text)) return undefined;
    let typed = "";
    let hasKeys = false;
    for (const key of text) {
      const exact = KEYS.indexOf(key);
      const letter = KEY_LETTERS[exact < 0 ? KEYS.indexOf(key.toLowerCase()) : exact];
      if (letter) hasKeys = true;
      const vowel = letter && compoundVowels.get(typed.slice(-1) + letter);
      typed = vowel ? typed.slice(0, -1) + vowel : typed + (letter || key);
    }
    return hasKeys ? typed : undefined;
  }

  function keysOfHangul(text) {
    let typed = "";
    for (const character of fold(text).replace(/ /g, "")) {
      for (const letter of lettersOfJamo.get(character) || character) {
        const key = KEYS[KEY_LETTERS.indexOf(letter)] || (/[0-9]/.test(letter) && letter);
        if (!key) return undefined;
        typed += key;
      }
    }
    return /[a-z]/i.test(typed) ? typed : undefined;
  }

  // Normalized texts

  /**
   * Returns the words of a text, separated by spaces: lowercase, in half width, and without accents
   * and punctuation. Hangul is decomposed.
   */
  function fold(text) {
    if (new TextEncoder().encode(text).length > 4096) return "";
    // At the end of a word, toLowerCase would return ς.
    return text.replace(/Σ/g, "σ").toLowerCase().normalize("NFD")
      .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xFEE0))
      .replace(/['’\u0300-\u036F\uFE00-\uFE0F]/g, "")
      .replace(/[^\p{L}\p{N}\p{Mc}\p{Mn}]+/gu, " ").trim();
  }

  kpgg.fold = fold;

  const SYLLABLE = 1;
  const WORD = 2;

  /**
   * Splits a folded text into letters. `starts` marks the letters that start a syllable or a word.
   * `jamo` has a number for each jamo. `words` has the index in `jamo` where each word starts.
   */
  function letterSequence(folded) {
    const name = { letters: "", starts: [], jamo: [], words: [] };
    let word = WORD;
    for (const character of folded) {
      if (character === " ") {
        word = WORD;
        continue;
      }
      const letters = lettersOfJamo.get(character) || character;
      if (word) name.words.push(name.jamo.length);
      name.starts.push(word | (character >= "\u1161" && character <= "\u11FF" ? 0 : SYLLABLE));
      name.letters += letters;
      if (letters.length > 1) name.starts.push(0);
      name.jamo.push(letters.length > 1
        ? letters.charCodeAt(0) << 16 | letters.charCodeAt(1) : letters.charCodeAt(0));
      word = 0;
    }
    return name;
  }

  /** Returns the codes of letters. Numbers in typed arrays are compared faster than characters. */
  function codesOf(letters) {
    return Uint16Array.from(letters, (letter) => letter.charCodeAt(0));
  }

  /** Returns a 64-bit set of letters in two numbers. A letter whose bit is 0 is not in the text. */
  function letterMask(letters) {
    const mask = [0, 0];
    for (let at = 0; at < letters.length; at++) {
      const code = letters.charCodeAt(at);
      mask[code >> 5 & 1] |= 1 << code;
    }
    return mask;
  }

  // Matching

  // Ranks, best first.
  const [EXACT, PREFIX, WORD_PREFIX, WHOLE_INITIALS, LEADING_INITIALS] = [0, 1, 2, 3, 4];
  const [SUBSTRING, TYPO, TWO_TYPOS] = [5, 6, 7];
  const NONE = 99;

  // Kinds of fields. Among equal matches, the lowest one comes first.
  const [NAME, ALIAS, TITLE, FANDOM, BIRTH_NAME] = [0, 1, 2, 3, 4];

  // A match is a number; smaller is better. It is the sum of twice the rank, 16 for a converted or
  // misspelled text, and 1 for a query that is matched word by word, or 33 with such a text.
  const GUESS = 16;
  const RANK_BITS = 14;
  const quality = (rank, guess) => guess | 2 * rank;
  /** Returns the quality of a match by two words; NONE if one of them does not match. */
  const combined = (one, other) => one === NONE || other === NONE ? NONE
    : ((one | other) & GUESS ? 49 : 1) | Math.max(one & RANK_BITS, other & RANK_BITS);

  /** Returns the pattern of a text; undefined for a text without letters and digits. */
  function makePattern(text) {
    const pattern = text && letterSequence(fold(text));
    if (!pattern || !pattern.letters) return undefined;
    const { letters, jamo } = pattern;
    pattern.codes = codesOf(letters);
    pattern.hasLoneConsonants = /[ㄱ-ㅎ]/.test(text);
    // Consonants that can stand for a whole syllable. The last letter cannot.
    pattern.initials = letters.split("").map((letter, at) =>
      isConsonant(letter) && at + 1 < letters.length && !isVowel(letters[at + 1]));
    // The number of typos in each field.
    pattern.allowedTypos = [3, 3, 4, 99, 3].map((least) =>
      jamo.length < least ? 0 : jamo.length <= least + 3 ? 1 : 2);
    pattern.masks = new Int32Array(jamo.flatMap((value) =>
      letterMask(String.fromCharCode(value & 0xFFFF, value >>> 16 || value))));
    [pattern.low, pattern.high] = letterMask(letters);
    return pattern;
  }

  /** Returns false if the name at an index lacks too many letters of a pattern. */
  function canContain(pattern, index, at, typos) {
    const [low, high] = [~index.masks[2 * at], ~index.masks[2 * at + 1]];
    if (((pattern.low & low) | (pattern.high & high)) === 0) return true;
    if (typos === 0) return false;
    const { masks } = pattern;
    // A jamo that the name lacks is at least one typo.
    for (let jamo = 0; jamo < masks.length && typos >= 0; jamo += 2) {
      if (masks[jamo] & low || masks[jamo + 1] & high) typos--;
    }
    return typos >= 0;
  }

  function canMatch(patterns, index, at, allowsTypos) {
    for (let number = 0; number < patterns.length; number++) {
      const typos = allowsTypos ? possibleTypos(patterns[number], index, at) : 0;
      if (canContain(patterns[number], index, at, typos)) return true;
    }
    return false;
  }

  /** Returns the possible typos of a pattern in a name; 0 if their lengths exclude typos. */
  function possibleTypos(pattern, { fields, lengths }, at) {
    const field = fields[at];
    const typos = pattern.allowedTypos[field];
    const extra = lengths[at] - pattern.jamo.length;
    return extra < -typos || (extra > typos && isShort(pattern, field)) ? 0 : typos;
  }

  /** Returns whether a pattern with a typo must be the whole name. */
  const isShort = ({ jamo }, field) => jamo.length <= (field === TITLE ? 4 : 3);

  /**
   * Returns the best rank of a pattern in the name at an index, without typos. Initials in a text
   * without lone consonants count as one. The letters of all names are in one array, which is faster
   * than objects.
   */
  function rank(pattern, index, at) {
    if (!canContain(pattern, index, at, 0)) return NONE;
    const { codes, starts, ends, fields } = index;
    const [first, end, field] = [at === 0 ? 0 : ends[at - 1], ends[at], fields[at]];
    if (pattern.codes.length > end - first) return NONE;
    const code = pattern.codes[0];
    let best = NONE;
    for (let start = first; start < end && best > WORD_PREFIX; start++) {
      if (codes[start] === code && starts[start] & WORD) {
        best = Math.min(best, rankFrom(start, pattern, index, first, end));
      }
    }
    if (field === FANDOM) return best > WORD_PREFIX ? NONE : best;
    // A short text inside a title means nothing.
    const isTooShort = field === TITLE && pattern.jamo.length < 5;
    if (best < SUBSTRING || (best === NONE && isTooShort)) return best;
    for (let start = first; start < end && best > SUBSTRING; start++) {
      if (codes[start] === code && starts[start] === SYLLABLE) {
        best = Math.min(best, rankFrom(start, pattern, index, first, end));
      }
    }
    return best === SUBSTRING && isTooShort ? NONE : best;
  }

  function rankFrom(start, pattern, { codes, starts }, first, end) {
    let position = start;
    let hasInitials = false;
    for (let at = 0; at < pattern.codes.length; at++) {
      if (position === end || codes[position] !== pattern.codes[at]) return NONE;
      const isWholeSyllable = pattern.initials[at] && starts[position] & SYLLABLE;
      position++;
      if (!isWholeSyllable) continue;
      hasInitials = true;
      position = endOfSyllable(position, starts, end);
    }
    if (hasInitials && starts[start] & WORD) {
      // In 잇지, the ㅅ is more likely to be a typo than the initial of 이수지.
      if (!pattern.hasLoneConsonants) return TYPO;
      const isWhole = start === first && endOfSyllable(position, starts, end) === end;
      return isWhole ? WHOLE_INITIALS : LEADING_INITIALS;
    }
    if (start === first) return position === end ? EXACT : PREFIX;
    if (starts[start] & WORD) return WORD_PREFIX;
    // A match from inside one word into the next is not a visible part of the name.
    for (let at = start; at < position; at++) if (starts[at] & WORD) return NONE;
    return SUBSTRING;
  }

  function endOfSyllable(position, starts, end) {
    while (position < end && !(starts[position] & SYLLABLE)) position++;
    return position;
  }

  /**
   * Returns the number of typos between a pattern and a name or consecutive words of it; NONE if
   * there are too many.
   */
  function typoCount(pattern, index, at) {
    const { fields, jamo, wordEnds, words } = index;
    const allowedTypos = possibleTypos(pattern, index, at);
    if (!allowedTypos) return NONE;
    if (!canContain(pattern, index, at, allowedTypos)) return NONE;
    const { length } = pattern.jamo;
    const [first, last] = [at === 0 ? 0 : wordEnds[at - 1], wordEnds[at]];
    if (last - first > 8) return NONE;
    let fewest = NONE;
    for (let one = first; one < last; one++) {
      for (let other = one + 1; other <= last; other++) {
        const isWhole = one === first && other === last;
        if (!isWhole && isShort(pattern, fields[at])) continue;
        const [start, end] = [words[one], words[other]];
        if (Math.abs(end - start - length) > allowedTypos) continue;
        const limit = Math.min(allowedTypos, fewest - 1);
        fewest = Math.min(fewest, editDistance(pattern.jamo, jamo, start, end, limit));
      }
    }
    return fewest;
  }

  // Three rows of distances, which are used again and again.
  let [beforeLast, last, current] = [[], [], []];

  /**
   * Returns the distance between a text and the jamo of another from `start` to `end`; NONE above
   * the limit. Inserting, deleting, or replacing a jamo and swapping two neighbors each count as one.
   */
  function editDistance(one, other, start, end, limit) {
    const length = end - start;
    let leastBefore = 0;
    for (let j = 0; j <= length; j++) last[j] = j;
    for (let i = 1; i <= one.length; i++) {
      const jamo = one[i - 1];
      let least = current[0] = i;
      for (let j = 1; j <= length; j++) {
        const otherJamo = other[start + j - 1];
        let typos = last[j - 1] + (jamo === otherJamo ? 0 : 1);
        if (last[j] + 1 < typos) typos = last[j] + 1;
        if (current[j - 1] + 1 < typos) typos = current[j - 1] + 1;
        if (i > 1 && j > 1 && jamo === other[start + j - 2] && one[i - 2] === otherJamo
          && beforeLast[j - 2] + 1 < typos) typos = beforeLast[j - 2] + 1;
        current[j] = typos;
        if (typos < least) least = typos;
      }
      // A swap can continue from the row before.
      if (least > limit && leastBefore >= limit) return NONE;
      leastBefore = least;
      [beforeLast, last, current] = [last, current, beforeLast];
    }
    return last[length] > limit ? NONE : last[length];
  }

  // Queries

  /**
   * Splits a text at spaces and slashes, as TextNormalizer does. A slash before a combining mark
   * does not separate words.
   */
  const wordsOf = (text) => text
    .split(/\p{White_Space}[\p{M}\u200C\u200D]*|\/(?![\p{M}\u200C\u200D])/u).filter((word) => word);

  const DIGITS = "one two three four five six seven eight nine".split(" ");

  const withoutAnd = (words) => words.filter((word, at) =>
    at === 0 || at === words.length - 1 || word.toLowerCase() !== "and");

  /**
   * Returns a text with f for ph, digits for number words, and without "and"; undefined if nothing
   * changes.
   */
  function respelled(text) {
    const typed = wordsOf(text.replace(/Σ/g, "σ").toLowerCase());
    const spelled = withoutAnd(typed).map((word) => {
      const digit = DIGITS.indexOf(word);
      return digit < 0 ? word.replace(/ph/g, "f") : String(digit + 1);
    }).join(" ");
    return spelled === typed.join(" ") ? undefined : spelled;
  }

  function makeTerm(text) {
    const typed = makePattern(text);
    if (!typed) return undefined;
    const [layout, spelling] = [inOtherLayout, respelled].map((spell) => makePattern(spell(text)));
    const patterns = [typed, layout, spelling].filter((one) => one);
    return { text, typed, layout, spelling, patterns };
  }

  /** Returns the quality of the best match of a term in a name. */
  function match({ typed, layout, spelling, patterns }, index, at, allowsTypos) {
    const verbatim = rank(typed, index, at);
    if (verbatim < TYPO) return quality(verbatim, 0);
    if (verbatim < NONE && allowsTypos) return quality(verbatim, GUESS);
    if (index.fields[at] === FANDOM) return NONE;
    const converted = layout ? rank(layout, index, at) : NONE;
    if (converted === EXACT || (allowsTypos && converted < NONE)) return quality(converted, GUESS);
    if (spelling && rank(spelling, index, at) === EXACT) return quality(EXACT, GUESS);
    if (!allowsTypos) return NONE;
    let typos = NONE;
    for (const pattern of patterns) typos = Math.min(typos, typoCount(pattern, index, at));
    return typos < NONE ? quality(typos > 1 ? TWO_TYPOS : TYPO, GUESS) : NONE;
  }

  /** Returns matches of no record: for each, a quality and the index of the matching name. */
  const noMatches = ({ records: { length } }) => (
    { qualities: new Uint8Array(length).fill(NONE), found: new Int32Array(length) });

  // The matches of a query's first word stay the same while the next one is typed.
  const KNOWN_LIMIT = 8;

  /** Returns the best match of each record. */
  function allMatches(term, index, allowsTypos) {
    const { knownMatches } = index;
    const key = `${allowsTypos} ${term.text}`;
    const matches = knownMatches.get(key) ?? termMatches(term, index, allowsTypos);
    knownMatches.delete(key);
    knownMatches.set(key, matches);
    if (knownMatches.size > KNOWN_LIMIT) knownMatches.delete(knownMatches.keys().next().value);
    return matches;
  }

  /** Returns the best match of each record. `isIncluded` limits the records. */
  function termMatches(term, index, allowsTypos, isIncluded) {
    const { fields, positions } = index;
    const matches = noMatches(index);
    for (let at = 0; at < fields.length; at++) {
      const position = positions[at];
      if (isIncluded && !isIncluded[position]) continue;
      if (!canMatch(term.patterns, index, at, allowsTypos)) continue;
      let best = match(term, index, at, allowsTypos);
      if (best === NONE) continue;
      const field = fields[at];
      // Fandoms rank below names, as do birth names that only begin with the text.
      if (field === FANDOM
        || (field === BIRTH_NAME && (best & RANK_BITS) === quality(PREFIX, 0))) {
        best = quality(WORD_PREFIX, best & GUESS);
      }
      add(matches, position, best, at);
    }
    return matches;
  }

  /** Adds a match of the record at a position, unless a better or an equal one is known. */
  function add({ qualities, found }, position, quality, name) {
    if (quality >= qualities[position]) return;
    qualities[position] = quality;
    found[position] = name;
  }

  /** Returns the matches of a text as a whole or in separate words, as numbers. */
  function queryMatches(text, index, allowsTypos) {
    const term = makeTerm(text);
    if (!term) return [];
    const whole = allMatches(term, index, allowsTypos);
    let byWords;
    const words = withoutAnd(wordsOf(text));
    if (words.length > 1) {
      const normalized = words.map((word) => fold(word).replace(/ /g, ""));
      const terms = words.filter((_, at) => normalized.indexOf(normalized[at]) === at)
        .map(makeTerm).filter((term) => term);
      byWords = wordMatches(terms, index, allowsTypos);
    }
    const matches = [];
    // A loop, because nearly no record matches.
    for (let at = 0; at < index.records.length; at++) {
      const best = byWords && byWords.qualities[at] < whole.qualities[at] ? byWords : whole;
      const quality = best.qualities[at];
      if (quality < NONE) matches.push(encodedMatch(quality, best.found[at], index));
    }
    return matches;
  }

  // No index has two million records or names.
  const PLACES = 2 ** 21;

  /**
   * Returns a match as a number of at most 51 bits, because numbers are sorted fastest: its quality,
   * its field, its record, and the index of its name.
   */
  const encodedMatch = (quality, at, { fields, positions }) =>
    ((quality * 8 + fields[at]) * PLACES + positions[at]) * PLACES + at;

  /**
   * Returns the best match of each record. Each word must match the record or its group; at least
   * one must match the record. The worst match sets the rank.
   */
  function wordMatches(terms, index, allowsTypos) {
    const { groups } = index;
    const { length } = groups;
    const best = noMatches(index);
    // 0 is the best quality.
    const worst = new Uint8Array(length);
    for (const term of terms) {
      const remains = new Uint8Array(length);
      for (let at = 0; at < length; at++) {
        if (worst[at] < NONE) remains[at] = remains[groups[at]] = 1;
      }
      if (!remains.includes(1)) break;
      const { qualities, found } = term === terms[0] ? allMatches(term, index, allowsTypos)
        : termMatches(term, index, allowsTypos, remains);
      for (let at = 0; at < length; at++) {
        worst[at] = combined(worst[at], Math.min(qualities[at], qualities[groups[at]]));
        if (worst[at] < NONE) add(best, at, qualities[at], found[at]);
      }
    }
    for (let at = 0; at < length; at++) {
      best.qualities[at] = combined(worst[at], best.qualities[at]);
    }
    return best;
  }

  /** Returns every split of a single word into a group's name and a rest, longest name first. */
  function splits(text, index) {
    const characters = text.normalize("NFC").match(/.[\p{M}\u200C\u200D]*/gsu) || [];
    if (characters.length > 64 || wordsOf(text)[0] !== text) return [];
    const typed = letterSequence(fold(text));
    const lengths = new Set();
    for (const { letters } of index.groupNames) {
      if (typed.letters.startsWith(letters)) lengths.add(letters.length);
    }
    return characters.map((_, at) => [characters.slice(0, at), characters.slice(at)])
      .map((parts) => parts.map((part) => part.join("")))
      .filter(([name]) => name && lengths.has(letterSequence(fold(name)).letters.length))
      .map((parts) => parts.join(" ")).reverse();
  }

  // Sounds

  /**
   * Reads a sound from its notation:
   *
   *     k/j    usual and rare consonants
   *     IEAYOU vowels: ㅣ, ㅔ or ㅐ, ㅏ, ㅓ, ㅗ, ㅜ or ㅡ
   *     + -    aspirated or plain
   *     &      a back vowel and ㅣ, as in boy
   *     ~ ?    a sound that the other script rarely or often omits
   */
  function makeSound(notation) {
    const [usual, rare = ""] = notation.replace(/[^a-z/]/g, "").split("/");
    const vowels = bits(notation.replace(/[^A-Z]/g, ""), "IEAYOU");
    return {
      usual: bits(usual), rare: bits(rare), vowels, lastVowel: vowels,
      isBackDiphthong: notation.includes("&"),
      aspiration: notation.includes("+") ? 1 : notation.includes("-") ? -1 : 0,
      // The cost of omitting the sound.
      omission: notation.includes("?") ? 0 : notation.includes("~") ? 1 : Infinity,
    };
  }

  const bits = (letters, all = "kntlmpsjh") =>
    [...letters].reduce((mask, letter) => mask | 1 << all.indexOf(letter), 0);
  const FRONT_VOWELS = 0b11;

  const INITIAL_SOUNDS = "k-,k,n,t-,t,l,m,p-,p,s,s,,j-,j,j+,k+,t+,p+,h".split(",");
  // In the order of VOWELS.
  const VOWEL_SOUNDS = "AEAEYEYEOAEEOUYEIUUII";
  const FINAL_SOUNDS = { ㄱ: "k", ㄴ: "n", ㅇ: "n", ㄹ: "l", ㅁ: "m", ㅂ: "p", ㄷ: "t", ㅅ: "t" };

  /** Returns the sounds of syllables; none for a text with a final consonant that no loanword has. */
  function soundsOfHangul(text) {
    const sounds = [];
    for (const syllable of text) {
      const code = syllable.charCodeAt(0) - 0xAC00;
      const at = Math.floor(code / 588);
      const last = sounds[sounds.length - 1];
      if (INITIAL_SOUNDS[at]) {
        const sound = makeSound(INITIAL_SOUNDS[at]);
        // The k of 럭키 (Lucky) is written twice.
        if (last && last.usual === sound.usual) last.omission = 0;
        sounds.push(sound);
      }
      addVowel(Math.floor(code % 588 / 28), INITIALS[at], sounds);
      if (code % 28 === 0) continue;
      const final = FINAL_SOUNDS[FINALS[code % 28 - 1]];
      if (!final) return [];
      sounds.push(makeSound(final));
    }
    return sounds;
  }

  function addVowel(at, initial, sounds) {
    const vowel = VOWELS[at];
    // ㅡ and sometimes ㅣ only help to pronounce a consonant: 스텝 (Step), 터치 (Touch).
    const isRare = (vowel === "ㅣ" && "ㅈㅊㅅ".includes(initial)) || vowel + initial === "ㅟㅅ";
    const sound = makeSound(VOWEL_SOUNDS[at] + (vowel === "ㅡ" ? "?" : isRare ? "~" : ""));
    const last = sounds[sounds.length - 1];
    if (last && last.vowels) {
      // Neighboring vowels are one sound.
      last.vowels |= sound.vowels;
      last.lastVowel = sound.vowels;
      last.omission = Infinity;
    } else {
      sounds.push(sound);
    }
  }

  // The letters of English words with their sounds. V is a vowel, C another letter. The first rule
  // that matches applies.
  const LATIN_RULES = [
    "(C)(?=\\1)", "[st]ion sj * n", "tsch j", "sch s k", "tch j", "ch jk/s", "ck k+", "dg j-",
    "gh /kp?", "^kn n", "ng n k/j?", "ph p+", "^ps s", "sh s", "^the$ st YI", "th st", "wh h? *", "x k s",
    "a(?=r) AEYO", "e(?=r) YEIA?", "i(?=r) YI", "o(?=r) OYU", "u(?=r) UY", "V+(?=r) *",
    "^[ey](?!V) *", "e$ IE?", "e(?!V) IEY?", "w(?!V) AYOU?", "a(?=Ce$) IE",
    "a(?!V) AEYO", "(?:y|ee|ie?)(?!V) I", "[ae][iy](?!V) IE", "o[iy](?!V) *&", "oo(?!V) UOY",
    "u(?!V) UY", "[ouw]+(?!V) AYOU", "V+ *",
    "mb$ m p-?", "b p-", "c(?=[eiy]) s", "c k+", "d t/j-", "[fp] p+", "g(?=e$) j-",
    "g(?=[eiy]) kj-", "g k-", "^h h", "h h?", "j j-", "[kq] k+", "l l", "m m", "n n",
    "r(?=e$) l?", "r(?=V) l~", "r l?", "s$ sj/jt", "s s/jt", "t t/j+", "v p-", "z j/s-",
  ].map((rule) => {
    // A star is any vowel.
    const [letters, ...sounds] = rule.replace(/ \*/g, " IEAYOU").split(" ");
    const pattern = letters.replace(/V/g, "[aeiouwy]").replace(/C/g, "[^aeiouwy]");
    return [new RegExp(pattern, "y"), sounds.map(makeSound)];
  });

  // The words of titles with the sounds found so far. Most titles differ in their first sounds.
  const knownWords = new Map();

  function latinWord(letters) {
    if (!knownWords.has(letters)) knownWords.set(letters, { letters, end: 0, sounds: [] });
    return knownWords.get(letters);
  }

  /** Returns the sound of a word at an index; undefined after the last one. */
  function soundOfLatin(word, index) {
    while (index >= word.sounds.length && word.end < word.letters.length) {
      const [letters, found] = LATIN_RULES.find(([rule]) => {
        rule.lastIndex = word.end;
        return rule.test(word.letters);
      });
      word.sounds.push(...found);
      word.end = letters.lastIndex;
    }
    return word.sounds[index];
  }

  /** Returns the words of a title. A title with Hangul has none. */
  function latinWords(title) {
    const text = title.normalize("NFD");
    if (/[ᄀ-ᇿㄱ-ㆎ가-힣]/.test(text)) return [];
    return text.replace(/[^\0-\x7F]|'/g, "").toLowerCase().split(/[^a-z]+/)
      .filter((word) => word).map(latinWord);
  }

  /** Returns the differences between two sounds; infinite if one cannot stand for the other. */
  function soundDistance(latin, hangul) {
    if (!latin.vowels !== !hangul.vowels) return Infinity;
    if (latin.vowels) {
      const isFiller = hangul.omission === 0 && latin.omission === Infinity;
      const fits = latin.isBackDiphthong
        ? hangul.vowels > FRONT_VOWELS && hangul.lastVowel === 1
        : latin.vowels & hangul.vowels
          && !(latin.vowels <= FRONT_VOWELS && hangul.lastVowel > FRONT_VOWELS);
      return isFiller || !fits ? 1 : 0;
    }
    if (latin.usual & hangul.usual) return latin.aspiration * hangul.aspiration < 0 ? 1 : 0;
    return latin.rare & hangul.usual ? 1 : Infinity;
  }

  /**
   * Extends the title by a sound, and returns the least distance. `distances[n]` is the distance
   * between the title so far and the first n sounds of the text.
   */
  function advance(distances, { sounds, costs }, latin) {
    // Titles share their sounds.
    let cost = costs.get(latin);
    if (!cost) costs.set(latin, cost = sounds.map((sound) => soundDistance(latin, sound)));
    for (let at = sounds.length; at > 0; at--) {
      const { omission, vowels } = sounds[at - 1];
      const isContinued = latin.vowels && vowels && omission > 0;
      distances[at] = Math.min(
        distances[at] + (isContinued ? 0 : latin.omission), distances[at - 1] + cost[at - 1]);
    }
    distances[0] += latin.omission;
    return skipOptionalSounds(distances, sounds);
  }

  /** Lowers the distances by sounds that can be left out. Returns the least distance. */
  function skipOptionalSounds(distances, sounds) {
    let least = distances[0];
    for (let at = 1; at < distances.length; at++) {
      if (sounds[at - 1].omission < Infinity && distances[at - 1] < distances[at]) {
        distances[at] = distances[at - 1];
      }
      if (distances[at] < least) least = distances[at];
    }
    return least;
  }

  /**
   * Returns the number of differences between a title and sounds, plus 10 if only the title's
   * beginning is similar.
   */
  function titleDistance(name, query) {
    const { sounds, beginning, limit, allowsBeginnings } = query;
    let best = Infinity;
    const distances = beginning.slice();
    const words = name.latinWords ??= latinWords(name.text);
    for (let at = 0; at < words.length; at++) {
      for (let index = 0, sound; (sound = soundOfLatin(words[at], index)); index++) {
        if (advance(distances, query, sound) > limit) return best;
      }
      const distance = distances[sounds.length];
      if (distance > limit) continue;
      if (at === words.length - 1) best = distance;
      else if (allowsBeginnings) best = 10 + distance;
    }
    return best;
  }

  /**
   * Returns the songs, and the units with songs, whose English titles sound most like a text in
   * Hangul, which can follow the name of their group.
   */
  function soundMatches(text, index) {
    const { groupNames, titles } = index;
    let found = titlesLike(text, titles, index);
    const words = wordsOf(text);
    for (let at = 1; !found.length && at < Math.min(words.length, 21); at++) {
      const { letters } = letterSequence(fold(words.slice(0, at).join("")));
      const groups = groupNames.filter((name) => name.letters === letters)
        .map(({ record }) => record.group);
      if (groups.length === 0) continue;
      const own = titles.filter(({ record }) => groups.includes(record.group));
      found = titlesLike(words.slice(at).join(""), own, index);
    }
    return found;
  }

  function titlesLike(text, titles, index) {
    const syllables = text.normalize("NFC").replace(/ /g, "");
    if (!/^[가-힣]+$/.test(syllables)) return [];
    const sounds = soundsOfHangul(syllables);
    const count = sounds.filter((sound) => !sound.vowels && sound.omission === Infinity).length;
    if (count < 2 || sounds.length > 64) return [];
    const beginning = [0, ...sounds.map(() => Infinity)];
    skipOptionalSounds(beginning, sounds);
    const query = {
      sounds, beginning, costs: new Map(),
      limit: count < 4 ? 0 : count < 6 ? 1 : 2, allowsBeginnings: count > 2,
    };
    // A short text does not mean a title whose Hangul spelling is known.
    const distances = titles.map((name) =>
      !query.allowsBeginnings && name.isInHangul ? Infinity : titleDistance(name, query));
    const least = Math.min(NONE, ...distances);
    const isClose = least <= Math.max(0, query.limit - 1);
    return titles.filter((_, at) => distances[at] === least).map(({ at }) =>
      encodedMatch(quality(isClose ? TYPO : TWO_TYPOS, GUESS), at, index));
  }

  // Korean names in Latin letters

  // Letters that people use for the same sound.
  const SAME_SOUNDS = Object.fromEntries(
    "g=k c=k q=k d=t b=p r=l oo=u eu=u ee=i eo=o ou=o ae=e sh=s ch=j".split(" ")
      .map((pair) => pair.split("=")));
  const [LATIN_INITIALS, LATIN_VOWELS, LATIN_FINALS, FINALS_AS_INITIALS] = [
    "g kk n d tt r m b pp s ss  j jj ch k t p h",
    "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i",
    " k k k n n n t l k m l l l p l m p p t t ng t t k t p t",
    " k k ks n nj n t l lk lm lp ls lt lp l m p ps s s ng j j k t p ",
  ].map((letters) => letters.split(" "));

  // The usual spellings of family names that differ from the Revised Romanization.
  const FAMILY_NAMES = new Map(
    ("ahn=an choi=choe chung=jeong hur=heo jung=jeong lee=i lim=im noh=no oh=o park=bak roh=no "
      + "suh=seo yi=i you=yu").split(" ").map((pair) => pair.split("=")));

  /** Returns letters with one letter for each sound. */
  function soundsOfLetters(letters) {
    let [sounds, last] = ["", ""];
    for (const letter of letters) {
      const pair = SAME_SOUNDS[last + letter];
      last = pair && last ? "" : letter;
      if (!last) sounds = sounds.slice(0, -1) + pair;
      else {
        const sound = SAME_SOUNDS[letter] || letter;
        if (!sounds.endsWith(sound) || !"ktpsj".includes(sound)) sounds += sound;
      }
    }
    return sounds;
  }

  /** Returns the sounds of a name that is not all Latin; "" for another name. */
  function romanized(name) {
    if (!/[\u1000-\uFFFF]/.test(name)) return "";
    const letters = name.normalize("NFC").toLowerCase().replace(/[^\p{Alphabetic}\p{N}]/gu, "");
    return soundsOfLetters(letters.replace(/[가-힣]/g, (syllable, at) => {
      const code = syllable.charCodeAt(0) - 0xAC00;
      // Before ㅇ, a final consonant is spoken as an initial. ㅎ only aspirates ㄱ, ㄷ, and ㅈ.
      const next = Math.floor((letters.charCodeAt(at + 1) - 0xAC00) / 588);
      const isInitial = next === 11 || (code % 28 === 27 && [0, 3, 12].includes(next));
      return LATIN_INITIALS[Math.floor(code / 588)] + LATIN_VOWELS[Math.floor(code % 588 / 28)]
        + (isInitial ? FINALS_AS_INITIALS : LATIN_FINALS)[code % 28];
    }));
  }

  /** Returns the first name of each record that a text in Latin letters spells by its sounds. */
  function namesSpelled(text, names) {
    const [first = "", ...rest] = text.split(" ").filter((word) => word);
    const family = rest.length && FAMILY_NAMES.get(first.toLowerCase());
    const readings = [first, family || first]
      .map((word) => [word, ...rest].join("").replace(/[-']/g, "").toLowerCase())
      .map((letters) => /^[a-z]+$/.test(letters) ? soundsOfLetters(letters) : "")
      .filter((sounds) => sounds.length > 3);
    let found;
    return readings.length === 0 ? [] : names.filter((name) => name.record !== found
      && readings.includes(name.romanized ??= romanized(name.text)) && (found = name.record));
  }

  /** Returns the matches of a Korean name in Latin letters, or of a text that begins with a group's. */
  function romanizedMatches(text, index) {
    const found = namesSpelled(text, index.names);
    if (found.length) return found.map(({ at }) => encodedMatch(quality(EXACT, GUESS), at, index));
    const words = wordsOf(text);
    const groupNames = index.names.filter(({ record }) => record.kind === "group");
    // No group's name has more words.
    for (let at = Math.min(words.length - 1, 20); at > 0; at--) {
      for (const { record } of namesSpelled(words.slice(0, at).join(" "), groupNames)) {
        const matches = queryMatches([record.name, ...words.slice(at)].join(" "), index, false);
        if (matches.length) return matches;
      }
    }
    return [];
  }

  /** Returns whether a text is a position, a nationality, or an agency. */
  function isAttribute(text, index) {
    const words = fold(text).split(" ");
    return index.attributes.some((attribute) =>
      attribute.join("") === words.join("") || words.every((word) => attribute.includes(word)));
  }

  // The index

  const FIELDS = {
    group: { name: NAME, koreanName: NAME, aliases: ALIAS, fandom: FANDOM, koreanFandom: FANDOM },
    member: {
      stageName: NAME, koreanStageName: NAME, aliases: ALIAS,
      birthName: BIRTH_NAME, koreanBirthName: BIRTH_NAME,
    },
    song: { title: TITLE, koreanTitle: TITLE },
    unit: { name: NAME, koreanName: NAME, title: TITLE, koreanTitle: TITLE },
  };

  /**
   * Reads the columns of the exported index. Groups come before members, songs, and units, each
   * sorted by name and ID.
   */
  function prepare({ groups, members, songs, units, folded, attributes }) {
    const [records, names, masks] = [[], [], []];
    let nextFolded = 0;
    const fold = (text) => /^[\0-\x7F가-힣]*$/.test(text)
      ? text.toLowerCase().replace(/'/g, "").replace(/[^a-z0-9가-힣]+/g, " ").trim().normalize("NFD")
      : folded[nextFolded++];
    const add = (record, columns, at) => {
      record.position = records.push(record) - 1;
      record.firstName = names.length;
      for (const [key, field] of Object.entries(FIELDS[record.kind])) {
        // A list, a single text, or 0 for none.
        for (const text of [].concat(columns[key][at] || [])) {
          const name = { ...letterSequence(fold(text)), at: names.length, text, field, record };
          masks.push(...letterMask(name.letters));
          names.push(name);
        }
      }
      record.endOfNames = names.length;
    };
    groups.id.forEach((id, at) => {
      const [name, koreanName] = [groups.name[at], groups.koreanName[at] || ""];
      const path = id || name;
      add({ kind: "group", id: path, file: path, name, koreanName, group: at }, groups, at);
    });
    members.id.forEach((id, at) => {
      const [name, koreanName] = [members.stageName[at] || "", members.koreanStageName[at] || ""];
      const group = members.group[at];
      const path = `${records[group].id}/${id || name}`;
      const file = members.file[at] || id || name;
      add({ kind: "member", id: path, file, name, koreanName, group }, members, at);
    });
    // Songs and units have no pages; their groups do.
    const addParts = (kind, columns, mainNames, koreanNames) => mainNames.forEach((name, at) => {
      const group = columns.group[at];
      const { id, file } = records[group];
      const koreanName = koreanNames[at] || "";
      add({ kind, id: `${id}/${kind}s/${name}`, file, name, koreanName, group }, columns, at);
    });
    addParts("song", songs, songs.title, songs.koreanTitle);
    addParts("unit", units, units.name, units.koreanName);
    const letters = names.map((name) => name.letters).join("");
    let [end, wordEnd, jamoEnd] = [0, 0, 0];
    return {
      codes: codesOf(letters), starts: Uint8Array.from(names.flatMap(({ starts }) => starts)),
      ends: Int32Array.from(names, (name) => end += name.letters.length),
      knownMatches: new Map(), records, names, masks: new Int32Array(masks),
      positions: Int32Array.from(names, ({ record }) => record.position),
      groups: Int32Array.from(records, ({ group }) => group),
      fields: Uint8Array.from(names, ({ field }) => field),
      lengths: Int32Array.from(names, ({ jamo }) => jamo.length),
      jamo: Int32Array.from(names.flatMap(({ jamo }) => jamo)),
      wordEnds: Int32Array.from(names, ({ words }) => wordEnd += words.length),
      // Where each word starts in `jamo`, and where the last one ends.
      words: Int32Array.from([...names, { jamo: [], words: [0] }].flatMap(({ jamo, words }) => {
        const start = jamoEnd;
        jamoEnd += jamo.length;
        return words.map((word) => start + word);
      })),
      groupNames: names.filter(({ record, field }) => record.kind === "group" && field < FANDOM),
      titles: records.flatMap(({ firstName, endOfNames }) => {
        const [title, korean] =
          names.slice(firstName, endOfNames).filter(({ field }) => field === TITLE);
        if (title) title.isInHangul = /[가-힣]/.test(korean?.text ?? "");
        return title ?? [];
      }),
      attributes: attributes.map((text) => text.normalize("NFD").split(" ")),
    };
  }

  /** Prepares the index for searching. The file of the index calls this. */
  kpgg.useIndex = (data) => {
    kpgg.index = prepare(data);
  };

  /**
   * Returns `count`, the number of hits of a text, and `hits`, the first `limit` of them, best first.
   * Each has the matching `text`, its `record`, and the record of its `group`. A record has a `kind`,
   * an `id`, the `file` of its page without the extension, a `name`, and a `koreanName` (one can be
   * empty).
   */
  kpgg.search = (index, text, limit = Infinity) => {
    // Without letters, or longer than any name.
    if (!fold(text)) return { count: 0, hits: [] };
    let matches = queryMatches(text, index, false);
    // If all matches are weaker than initials at the start, typos count too.
    if (!matches.some((match) => match < (LEADING_INITIALS + 1) * 16 * PLACES * PLACES)) {
      matches = queryMatches(text, index, true);
    }
    for (const split of matches.length ? [] : splits(text, index)) {
      matches = queryMatches(split, index, false);
      if (matches.length) break;
    }
    if (!matches.length) matches = romanizedMatches(text, index);
    if (!matches.length && !isAttribute(text, index)) matches = soundMatches(text, index);
    const first = Float64Array.from(matches).sort().subarray(0, limit);
    const hits = Array.from(first, (match) => {
      const { record, text } = index.names[match % PLACES];
      return { text, record, group: index.records[record.group] };
    });
    return { count: matches.length, hits };
  };
})(globalThis.kpgg);
