/**
 * The characters that every face can show, itself or by the face that replaces it: Latin, Greek and Cyrillic letters, digits,
 * punctuation and currencies. Written as the inside of a regular expression's class.
 */
export const heldCharacters = [
  "\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u0113\\u0116-\\u012b\\u012e-\\u0131\\u0134-\\u0137\\u0139-\\u013e\\u0141-\\u0148",
  "\\u014a-\\u014d\\u0150-\\u017e\\u0192\\u01a0\\u01a1\\u01af\\u01b0\\u0218-\\u021b\\u0384-\\u038a\\u038c\\u038e-\\u03a1",
  "\\u03a3-\\u03ce\\u0400-\\u045f\\u0490\\u0491\\u04ae\\u04af\\u04e8\\u04e9\\u1e80-\\u1e85\\u1e9e\\u1ea0-\\u1ef9",
  "\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020-\\u2022\\u2026\\u2030\\u2039\\u203a\\u2044\\u20a0-\\u20af\\u20b1-\\u20b5\\u20b8-\\u20ba\\u20bc-\\u20bf",
  "\\u2116\\u2122",
].join("");
