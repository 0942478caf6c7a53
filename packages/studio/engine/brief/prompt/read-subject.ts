import { isFalseFriend } from "../lexicons/false-friends.ts";
import { broadSubjects, saysMore } from "../lexicons/subjects.ts";
import type { Find, Reading } from "./reading.ts";
import { withoutSideWords } from "./side-words.ts";

/** Subjects of what guests get, how goods come and what a house has: beside the matter after 'with', unless nothing else is named. */
const sideSubjects: ReadonlySet<string> = new Set(
  "coffee tea cake bakery wine beer cocktail juice burger icecream pizza restaurant fruit club gift moving swim garden".split(
    " ",
  ),
);

/** Tells whether a find's words are only in the part of the text that was left out. */
const isBeside = ({ words }: Find, text: string, left: string): boolean =>
  text.includes(words) && !left.includes(words);

/** Children and plants both grow up in one. */
const nursery = /^nurser(?:y|ies)$/iu;

/** Words before the place of something: 'lecture au jardin'. */
const whereabouts = /(?:^|\s)(?:(?:in|at) (?:the|our|my)|im|in der|beim|au|aux|à la|dans (?:le|la)|en el|en la) $/iu;
const isPlaced = ({ words }: Find, text: string): boolean => whereabouts.test(text.slice(0, text.indexOf(words)));

/** A thing before an occasion: 'pumpkin market in autumn' is about pumpkins. */
export function subjectIn(finds: Reading["finds"], language: string, text: string): Find | undefined {
  const subjects = finds.filter(({ field }) => field === "subject");
  const isGreen = subjects.some(
    ({ value, words }) => ["plants", "garden", "flower", "tree"].includes(value) && !nursery.test(words),
  );
  const isMeant = ({ value, words }: (typeof subjects)[number]) =>
    !isFalseFriend(language, value, words, text) && !(nursery.test(words) && (value === "children") === isGreen);
  const said = withoutSideWords(text);
  const meant = subjects.filter((find) => isMeant(find) && !isBeside(find, text, said.lasting));
  const main = meant.filter((find) => !(sideSubjects.has(find.value) && isBeside(find, text, said.matter)));
  const found = main.length > 0 ? main : meant;
  // What else is said of it, as 'tea and cake', is beside the matter.
  const children = found.find(({ value, words }) => value === "children" && nursery.test(words));
  if (children) return children;
  const named = (subject: string) => found.find(({ value }) => value === subject);
  const narrow = found.filter(({ value }) => !broadSubjects.has(value));
  return (
    narrow.find((find) => !isPlaced(find, text)) ??
    narrow[0] ??
    saysMore.flatMap((subject) => named(subject) ?? [])[0] ??
    found[0]
  );
}
