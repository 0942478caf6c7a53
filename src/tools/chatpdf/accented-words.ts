const letters = "àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ";
/** PostgreSQL may take it for a letter: “l’assemblée” would be one word. */
export const apostrophe = "’";

/** What PostgreSQL is told apart from their plain forms. */
export const accentedLetters = letters + apostrophe;

const word = /[\p{L}\p{N}’]+/gu;
const accent = new RegExp(`[${accentedLetters}]`);

/** The words of a text with accents or curly apostrophes. Each word is looked at once: a pattern for both was quadratic. */
export const accentedWordsOf = (text: string): string =>
  (text.match(word) ?? []).filter((found) => accent.test(found)).join(" ");
