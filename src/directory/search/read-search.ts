import { isTypoOf } from "#platform/is-typo-of.ts";
import { foldForSearch } from "#text/fold-for-search.ts";
import {
  categoryWords,
  fillers,
  freeWords,
  generalWords,
  moreCategoryWords,
  moreTellingWords,
  paidWords,
  phrases,
  synonyms,
  tellingWords,
} from "./search-vocabulary.ts";
import { correctionsOf, formsOf, isKnown, singular, stemOf, type WordForms, wordsOf } from "./word-forms.ts";

/** More words find nothing, and take long. */
const wordsMax = 8;

/** A word of a search: an entry has it if it has all forms of one of these, or is in one of the categories. */
export interface SearchWord {
  readonly alternatives: readonly (readonly WordForms[])[];
  readonly categoryIds: readonly string[];
}

/** Reading of a search: what a text asks for beyond the text itself. */
export interface SearchReading {
  /** Each has to be there; empty if the text says nothing that a search could use. */
  readonly words: readonly SearchWord[];
  /** The words that remained, as one: "chat gpt" is "chatgpt". */
  readonly asOne: string;
  /** The category that the words name; undefined for none. */
  readonly categoryId: string | undefined;
  readonly price: "free" | "paid" | undefined;
  /** Thing that the entries should be an alternative to, without blanks; undefined for nothing. */
  readonly like: string | undefined;
  /** The text with its typing errors corrected, to tell the user; undefined where none was. */
  readonly readAs: string | undefined;
}

const likeBefore = /\b(?:alternatives?|replacements?|substitutes?|competitors?)(?: (?:to|for|of|from))? (.+)$/;
const likeAfter = /^(.+?) (?:alternatives?|replacements?|substitutes?|competitors?)$/;
const likeThat = /\b(?:(?:something|anything|tools?|apps?|sites?|ais?) like|similar to|instead of) (.+)$/;

/**
 * Reads a search: which words it has, what they are called elsewhere, which category they name, what it should cost.
 * @param text at most `queryLengthMax` characters.
 * @param known the catalogue's words, those first that most entries have: a word that isn't among them may be one of them with a typing error.
 * @param leavesOut whether words are left out that nothing in the catalogue has, not even with a typing error.
 */
export function readSearch(
  text: string,
  known: readonly string[] = [],
  { leavesOut = false }: { readonly leavesOut?: boolean } = {},
): SearchReading {
  const typed = foldForSearch(text);
  const folded = phrases.reduce((read, [said, meant]) => read.replace(said, meant), typed);
  const said = known.length > 0 ? correctAsking(wordsOf(folded), new Set(known)) : wordsOf(folded);
  const price = said.some((word) => paidWords.has(word))
    ? "paid"
    : said.some((word) => freeWords.has(word))
      ? "free"
      : undefined;
  const isPrice = (word: string) => freeWords.has(word) || paidWords.has(word);
  const priced = said.filter((word) => !isPrice(word));
  const named = readLike(priced.join(" "));
  const joined = known.length > 0 ? joinKnown(priced, new Set(known)) : priced;
  const rest = joined.filter((word) => !fillers.has(word) && (word.length > 1 || isSymbolic(word)));
  const telling = rest.filter((word) => !generalWords.has(word));
  const chosen = (telling.length > 0 ? telling : rest).slice(0, wordsMax);
  const guessed = chosen.map((word) => ({ word, meant: correctionsOf(word, known) }));
  const unknown = leavesOut ? guessed.filter((guess) => !meansSomething(guess, known)).map(({ word }) => word) : [];
  const corrected = guessed.filter(({ word }) => !unknown.includes(word));
  const asOne = priced.slice(0, wordsMax).join("");
  const like = named === undefined ? undefined : (correctionsOf(named, known)[0] ?? named);
  return {
    words: corrected.map(({ word, meant }) => toSearchWord(word, meant)),
    asOne: (corrected.find(({ word }) => word === asOne)?.meant ?? correctionsOf(asOne, known))[0] ?? asOne,
    categoryId: findCategory(corrected.flatMap(({ word, meant }) => [word, ...meant])),
    price,
    like,
    readAs: known.length === 0 ? undefined : correctText(typed, { known, corrected, named, like, unknown }),
  };
}

interface Guess {
  readonly word: string;
  /** Words that it may be with a typing error. */
  readonly meant: readonly string[];
}

const meansSomething = ({ word, meant }: Guess, known: readonly string[]): boolean =>
  meant.length > 0 || categoriesOf(word).length > 0 || synonymsOf(word).length > 0 || isKnown(word, known);

interface Corrections extends Pick<SearchReading, "like"> {
  readonly known: readonly string[];
  readonly corrected: readonly Guess[];
  readonly named: string | undefined;
  /** Words that are left out. */
  readonly unknown: readonly string[];
}

/** @returns the text with the first guess for each word that was corrected, without those left out; undefined if it is as typed. */
function correctText(typed: string, { known, corrected, named, like, unknown }: Corrections): string | undefined {
  const guesses = new Map(corrected.flatMap(({ word, meant }) => (meant[0] ? [[word, meant[0]]] : [])));
  if (named && like) guesses.set(named, like);
  const words = wordsOf(typed);
  const asked = correctAsking(words, new Set(known));
  const read = words.map((word, index) => guesses.get(word) ?? asked[index] ?? word);
  // Without "watermark", the "no" before it says nothing either.
  const isLeftOut = (word: string) => unknown.includes(word) || (unknown.length > 0 && fillers.has(word));
  const kept = read.filter((word) => !isLeftOut(word)).join(" ");
  return kept === words.join(" ") ? undefined : kept;
}

/** Words that say how to search, and that no entry needs to have. */
const askingWords: readonly string[] = ["alternative", "alternatives", ...freeWords, ...paidWords];

/** Takes a word with a typing error for one of those, if it begins like it and the catalogue doesn't have it. */
const correctAsking = (words: readonly string[], known: ReadonlySet<string>): readonly string[] =>
  words.map((word) => {
    if (known.has(word) || askingWords.includes(word)) return word;
    return askingWords.find((asking) => asking[0] === word[0] && isTypoOf(word, asking)) ?? word;
  });

/** @param text words between single blanks. */
function readLike(text: string): string | undefined {
  const liked = (likeBefore.exec(text) ?? likeAfter.exec(text) ?? likeThat.exec(text))?.[1];
  return (
    wordsOf(liked ?? "")
      .filter((word) => !fillers.has(word))
      .join("") || undefined
  );
}

/** "brain storming" is "brainstorming" where the catalogue knows that. */
function joinKnown(words: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const [first, second, ...rest] = words;
  if (first === undefined || second === undefined) return words;
  const both = `${first}${second}`;
  return known.has(both) ? [both, ...joinKnown(rest, known)] : [first, ...joinKnown([second, ...rest], known)];
}

/** A single letter says nothing, and a character of Chinese or Japanese does. */
const isSymbolic = (word: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);

function toSearchWord(word: string, meant: readonly string[]): SearchWord {
  const all = [word, ...meant];
  const others = all.flatMap((one) => synonymsOf(one));
  return {
    alternatives: [...all.map((one) => [formsOf(one)]), ...others.map((phrase) => phrase.split(" ").map(formsOf))],
    categoryIds: [...new Set(all.filter((one) => !isTelling(one)).flatMap(categoriesOf))],
  };
}

/** The longest beginning that the list has, of at least so many letters. */
const beginningMin = 5;

function synonymsOf(word: string): readonly string[] {
  const own = [word, singular(word), stemOf(word)].find((one) => Object.hasOwn(synonyms, one));
  if (own) return synonyms[own] ?? [];
  const stem = stemOf(word);
  for (let length = stem.length - 1; length >= beginningMin; length--) {
    const beginning = stem.slice(0, length);
    if (Object.hasOwn(synonyms, beginning)) return synonyms[beginning] ?? [];
  }
  return [];
}

/** Longest ending that may follow a beginning: "logotype" is about logos, "logograph" is a name. */
const endingMax = 4;

/** Short beginnings are whole words: "ad" is not "add". */
const begins = (word: string, beginning: string): boolean =>
  beginning.length <= 3
    ? singular(word) === beginning || word === beginning
    : word.startsWith(beginning) && word.length - beginning.length <= endingMax;

const isTelling = (word: string): boolean =>
  [...tellingWords, ...moreTellingWords].some((beginning) => begins(word, beginning));

const categoriesOf = (word: string): readonly string[] =>
  [...new Set([...Object.keys(categoryWords), ...Object.keys(moreCategoryWords)])].filter((id) =>
    [...(categoryWords[id] ?? []), ...(moreCategoryWords[id] ?? [])].some((beginning) => begins(word, beginning)),
  );

const tellingShare = 0.5;

/** The category that most words name; of several, that of the last word: a "video ad" is an ad. */
function findCategory(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of words) {
    for (const id of categoriesOf(word)) {
      const count = (counts.get(id) ?? 0) + (isTelling(word) ? tellingShare : 1);
      counts.delete(id);
      counts.set(id, count);
    }
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].findLast(([, count]) => count === most)?.[0];
}
