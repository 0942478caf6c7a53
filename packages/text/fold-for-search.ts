import { normalizeText } from "./normalize-text.ts";

/**
 * Marks that are written above, below or within letters of the Latin, Greek, Cyrillic, Hebrew and Arabic scripts, and characters without a
 * width. Marks of other scripts stay: in Devanagari or Thai they are the vowels, without which words become other words.
 */
const foldedAway = new RegExp(
  `[${[
    "\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f",
    "\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670",
    "\\u00ad\\u200b-\\u200f\\u2060-\\u2064\\ufe00-\\ufe0f\\ufeff",
  ].join("")}]`,
  "gu",
);

const blanks = /[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

/** Letters that Unicode doesn't take apart, and signs that keyboards write in several ways. */
const plain: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ς: "σ",
  "‘": "'",
  "’": "'",
  ʼ: "'",
  "“": '"',
  "”": '"',
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
  "−": "-",
};
const replaced = new RegExp(`[${Object.keys(plain).join("")}]`, "gu");

/**
 * A text as every search of the product compares it: without marks, in small letters, of usual width, with single blanks. "ＣＡＮＶＡ",
 * "cánva" and "Canva" are the same. PostgreSQL's `search_fold` (migrations/0056_search.sql) gives the same for any text.
 * Takes linear time, and bounds nothing: the caller knows how long its text can be.
 */
export const foldForSearch = (text: string): string =>
  // Twice with a bound: two long runs of marks become one where a character without a width between them goes.
  normalizeText(
    normalizeText(text, "NFKD")
      .toLowerCase()
      .replace(foldedAway, "")
      .replace(replaced, (sign) => plain[sign] ?? sign),
    "NFC",
  )
    .replace(blanks, " ")
    .trim();
