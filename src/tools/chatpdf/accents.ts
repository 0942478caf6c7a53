import { type SQL, sql } from "drizzle-orm";

const accented = "àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ";
const plain = [...accented].map((letter) => letter.normalize("NFD").charAt(0)).join("");
/** PostgreSQL may take it for a letter: “l’assemblée” would be one word. */
const [apostrophe, straight] = ["’", "'"];

/** A text as people type it in a hurry, letter for letter. PostgreSQL's `unaccent` is an extension that some servers don't have. */
export const withoutAccents = (text: SQL): SQL =>
  sql`translate(${text}, ${accented + apostrophe}, ${plain + straight})`;

const accentedWord = new RegExp(`[\\p{L}\\p{N}]*[${accented}${apostrophe}][\\p{L}\\p{N}${apostrophe}]*`, "gu");

/** Its words with accents or curly apostrophes. */
export const accentedWordsOf = (text: string): string => (text.match(accentedWord) ?? []).join(" ");

/** What is asked, in small letters: some servers know those of plain letters only. */
export const asAsked = (text: string): string => text.toLowerCase().replaceAll(apostrophe, straight);
