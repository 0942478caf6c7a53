import { type SQL, sql } from "drizzle-orm";
import { accentedLetters, apostrophe } from "./accented-words.ts";

const straight = "'";
const plainLetters = [...accentedLetters]
  .map((letter) => (letter === apostrophe ? straight : letter.normalize("NFD").charAt(0)))
  .join("");

/** A text as people type it in a hurry, letter for letter. PostgreSQL's `unaccent` is an extension that some servers don't have. */
export const withoutAccents = (text: SQL): SQL => sql`translate(${text}, ${accentedLetters}, ${plainLetters})`;

/** What is asked, in small letters: some servers know those of plain letters only. */
export const asAsked = (text: string): string => text.toLowerCase().replaceAll(apostrophe, straight);
