import { homonyms, setPhrases, unmeant } from "./lexicons/homonyms.ts";
import { moreThings } from "./lexicons/more-things.ts";
import { thingNames } from "./lexicons/thing-names.ts";
import { tradeNames } from "./lexicons/trade-names.ts";
import { wordFigures } from "./lexicons/word-figures.ts";
import { mistypedIn } from "./mistyped-word.ts";

/** Languages of the words, in the order in which they are tried where a text could be in any. */
const languages = ["en", "de", "fr", "es"] as const;
type Language = (typeof languages)[number];

const indexes = new Map<Language, ReadonlyMap<string, string>>();

/** Figures by their words in a language, several with blanks between them; made when the first text of it is read. */
function indexOf(language: Language): ReadonlyMap<string, string> {
  const known = indexes.get(language);
  if (known) return known;
  const column = languages.indexOf(language) + 1;
  const index = new Map<string, string>();
  for (const line of wordFigures[language].split("\n")) {
    const [word = "", figures = ""] = line.split("\t");
    index.set(oneBlank(withoutElisions(word)), figures);
  }
  for (const [figures, names] of [...Object.entries(moreThings), ...Object.entries(tradeNames)]) {
    const words = names.split(";")[column - 1] ?? "";
    for (const word of words.split(",").map((one) => oneBlank(withoutElisions(one))))
      if (word && !index.has(word)) index.set(word, figures);
  }
  // 'floreria', 'dia de la madre': Spanish is often typed without accents.
  if (language === "es")
    for (const [word, figures] of [...index]) {
      const bare = word.normalize("NFD").replaceAll("\u0301", "").normalize("NFC");
      if (bare.length > 5 && !index.has(bare)) index.set(bare, figures);
    }
  for (const line of thingNames.split("\n")) {
    const cells = line.split("\t");
    for (const word of (cells[column] ?? "").split("|"))
      if (word && !index.has(word) && !unmeant.has(word)) index.set(word, cells[0] ?? "");
  }
  indexes.set(language, index);
  return index;
}

/** Forms that a word may have in an index: itself, then what is left without the ending of a plural. */
function formsOf(word: string, language: Language): readonly string[] {
  const without = (ending: string, other = ""): string[] =>
    word.endsWith(ending) && word.length > ending.length + 2 ? [word.slice(0, -ending.length) + other] : [];
  if (language === "en")
    return [word, ...without("s"), ...without("es"), ...without("ies", "y"), ...without("ves", "f")];
  if (language === "fr") return [word, ...without("s"), ...without("x"), ...without("aux", "al")];
  if (language === "es")
    return [word, ...without("s"), ...without("es"), ...without("ces", "z"), ...without("ones", "ón")];
  const stems = [word, ...without("e"), ...without("n"), ...without("en"), ...without("er"), ...without("s")];
  // 'Wölfe', 'Schwäne'; but 'spülen' is what is done, and no spools.
  return stems.flatMap((stem) => (word === `${stem}n` ? [stem] : [stem, unmarked(stem)]));
}

const marks: Readonly<Record<string, string>> = { ä: "a", ö: "o", ü: "u" };
const unmarked = (word: string): string => word.replaceAll(/[äöü]/g, (letter) => marks[letter] ?? letter);

/** Second halves of German words that say what is done with a thing: the first half is the thing. */
const heads = new Set(
  `salon praxis werkstatt reinigung verleih ausstellung fest markt kurs kurse schule laden handel pflege zucht park hof haus pension hotel
  tag tage abend verein club treff shop service dienst bau reparatur montage beratung farm gehege rettung hilfe schutz station garten verkauf
  restaurant imbiss bude stand stube küche museum sammlung börse turnier training camp workshop messe woche wochen saison zeit party essen
  suppe saft gericht spezialitäten manufaktur fabrik lieferung patenschaft führung safari show theater spiel spiele schau bruch wechsel
  verkostung ernte buffet angebot aktion impfung therapie termin verkäufer händler meister unterricht lehrer stunde treffen fahrt tour käse milch fleisch filet
  braten freunde liebhaber hütte wiese weide baum pflücken saal halle konzert konzerte notdienst betrieb firma unternehmen meister büro
  preise preisliste gutschein gutscheine eröffnung einladung einladungen karte flyer plakat logo anzeige auftritt probe abo kiste`.split(
    /\s+/,
  ),
);

/** French and Spanish write some words before a vowel as one letter: 'd’huîtres'. */
const withoutElisions = (text: string): string =>
  text.replaceAll("’", "'").replaceAll(/(?<!\p{L})(?:[cdjlmnst]|qu)'(?=\p{L}{2})/gu, " ");

/** Words as they are looked up: small, and without the letters that French and Spanish write before a vowel. */
export const lookedUp = (text: string): string => oneBlank(withoutElisions(text.toLowerCase()));

const oneBlank = (words: string): string => words.replaceAll(/ +/g, " ").trim();

/** 'Otterausstellung', 'Rohrreinigung'. */
function modifierOf(word: string, index: ReadonlyMap<string, string>): string | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    if (!heads.has(word.slice(at))) continue;
    const start = word.slice(0, at);
    // 'Erdbeerfest', 'Eulenführung'.
    const found = [...formsOf(start, "de"), `${start}e`].find((form) => index.has(form));
    if (found) return index.get(found);
  }
  return undefined;
}

const longestHead = 24;
const compoundMin = 7;

/** 'Wasserrohr', 'Bergziege': the thing is the last part, which says what it is. */
function headOf(word: string, index: ReadonlyMap<string, string>): string | undefined {
  for (let at = 3; at <= word.length - 4; at++) {
    const end = word.slice(at);
    if (end.length > longestHead || !/[aeiouyäöü]/.test(word.slice(0, at))) continue;
    const found = formsOf(end, "de").find((form) => form.length >= 6 && index.has(form));
    // A dentist and a vet are other doctors.
    if (found && index.get(found) !== "doctor") return index.get(found);
  }
  return undefined;
}

export interface Thing {
  /** Id of its figure; of a trade, the one that says the most. */
  readonly id: string;
  /** All its figures, the first one first. A trade has several, a thing one. */
  readonly figures: readonly string[];
  /** It says what a business does or what is celebrated, not only what could be seen. */
  readonly isTrade: boolean;
  /** Language that it was found in. */
  readonly language: Language;
  /** Its words as they are in the index or the text. */
  readonly words: string;
}

const tokensMax = 200;
/** 'día de la madre'. */
const phraseMax = 4;
const lettersMax = 40;

/**
 * Things that a text names, the first one first, each once. Words are looked up, not searched: a text takes as long as it has words.
 * @param language of the text; without one, any of the four.
 */
export function findThings(text: string, language: string | undefined): readonly Thing[] {
  const tried = languages.filter((one) => language === undefined || one === language);
  const said = setPhrases.reduce((so, phrase) => so.replaceAll(phrase, " "), text.toLowerCase());
  const tokens = [...withoutElisions(said).matchAll(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu)]
    .slice(0, tokensMax)
    .map(([token]) => token);
  // 'Castaing' is a name, and no casting that was mistyped. German has capitals for things as well.
  const capital = language === "de" ? [] : text.match(/(?<!\p{L})\p{Lu}\p{L}+/gu);
  const names = new Set((capital ?? []).map((word) => word.toLowerCase()));
  const found: Thing[] = [];
  for (let at = 0; at < tokens.length; ) {
    const thing = firstOf(tried, (one) => thingAt(tokens, at, one, names));
    if (thing && found.every(({ id }) => id !== thing.id.split(" ")[0])) {
      const figures = thing.id.split(" ");
      found.push({
        id: figures[0] ?? thing.id,
        figures,
        isTrade: thing.id in tradeNames || figures.length > 1,
        language: thing.language,
        words: thing.words,
      });
    }
    at += thing?.count ?? 1;
  }
  return found;
}

function firstOf<T, R>(list: readonly T[], of: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = of(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Found {
  /** Ids with blanks between them. */
  readonly id: string;
  readonly language: Language;
  readonly words: string;
  /** Number of words. */
  readonly count: number;
}

function thingAt(
  tokens: readonly string[],
  at: number,
  language: Language,
  names: ReadonlySet<string>,
): Found | undefined {
  const index = indexOf(language);
  for (let count = Math.min(phraseMax, tokens.length - at); count > 0; count--) {
    const words = tokens.slice(at, at + count).join(" ");
    if (words.length > lettersMax) continue;
    const form = formsOf(words, language).find((one) => index.has(one));
    const id = form && index.get(form);
    if (id) return { id, language, words, count };
  }
  const word = tokens[at] ?? "";
  const meant = homonyms[language]?.find(
    (one) =>
      formsOf(word, language).includes(one.word) &&
      one.beside.split(" ").some((stem) => tokens.some((token, index) => index !== at && token.startsWith(stem))),
  );
  if (meant) return { id: meant.figure, language, words: word, count: 1 };
  if (word.length < compoundMin || word.length > lettersMax) return undefined;
  // A short text with a German word is soon taken for English: 'Erdbeerfest in Alzey'.
  const german = indexOf("de");
  const id =
    modifierOf(word, german) ??
    (language === "de" ? headOf(word, german) : undefined) ??
    (names.has(word) ? undefined : mistypedIn(index, word));
  return id ? { id, language, words: word, count: 1 } : undefined;
}
