import { thingsNamedIn } from "../../../art/kinds/figure-set.ts";
import type { Brief } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";
import {
  bareTrades,
  calledWords,
  legalForms,
  sinceWords,
  smallWords,
  tradesBeforeNames,
  wishWords,
} from "../lexicons/logo-words.ts";
import { articles, requestWords } from "../lexicons/request.ts";
import { tradeNouns } from "../lexicons/trades.ts";
import { fillerWord, lookWord, subjectOf } from "./read-look.ts";
import { capitalized, trimmed, wordEnd, wordStart } from "./reading.ts";

type Words = Pick<Brief, "headline" | "subline" | "brand" | "figure">;

const since = compilePattern(`[ ,(]*${wordStart}(?<words>(?:${sinceWords}) ?(?:1[5-9]|20)\\d\\d)\\)?`, "iu");
const called = compilePattern(
  `(?<=^|[ ,(])(?:${calledWords}) ["“„«]?(?<name>[\\p{L}\\p{N}][^\\n,;:!?()"”“»]{0,60})`,
  "iu",
);
/** A name ends before what is said of it in small letters. */
const afterName = compilePattern(
  "[.]? (?:for|which|that|who|in|with|specializ\\p{Ll}+|für|die|mit|pour|qui|avec|dans|para|que|con|en|logo)(?: .*)?$",
  "u",
);
const quoted = /["“„«](?<name>[^"“”„«»\n]{1,60})["”»“]/u;
const pictured = compilePattern(
  `${wordStart}(?:with|featuring|showing|mit|avec|con)${wordEnd} (?:an? |the |eine?[mnr]? |une? |una? )?(?<thing>\\p{Ll}[\\p{L}-]*)`,
  "u",
);
const breaks = compilePattern(
  `[\\n,;:!?()|"“”„«»–—]+|(?<=\\p{Ll}{3})\\.(?: |$)|${wordStart}(?:[Ll]ogos?|[Ll]ogotypes?|[Ll]ogotipos?)(?:[- ]?[Dd]esign)?${wordEnd}`,
  "u",
);
const legal = compilePattern(`,? (?:${legalForms})(?=\\s|,|$)`, "gu");
const small = compilePattern(`^(?:${smallWords})$`, "u");
const dropped = compilePattern(
  `^(?:${requestWords}|${articles}|${lookWord}|${fillerWord}|${wishWords}|für|for|pour|para|about|in|en|mit|with|of)$`,
  "iu",
);
const beforeName = compilePattern(`^(?:${tradesBeforeNames})$`, "iu");
const trade = compilePattern(`${wordStart}(?:${tradeNouns})${wordEnd}`, "iu");
const platform = /^(?:YouTube|Instagram|Twitch|TikTok|Etsy|Facebook|Shopify|Amazon|I|I['’]m)$/u;
/** 'Plumber', 'boulangerie': one word that says what the customer does, and no animal that should be seen. */
const occupation = /(?:er|or|ist|ing|ry|hy|ie|ia|ía|ei|eur|euse|ance|ment|[ts]ion|ung|if|gym|spa|bar)$/iu;
const bare = compilePattern(`^(?:${bareTrades})$`, "iu");

/** Words one after the other that are a name, or what is said in small letters. */
interface Run {
  readonly words: readonly string[];
  readonly isName: boolean;
}

/** Words of a prompt for a logo: the name is the headline, what it does the line below, and a thing that it wants to see the figure. */
export function readLogoName({ headline, subline, brand }: Words, prompt: string): Words {
  const year = since.exec(prompt);
  const dated = year ? prompt.replace(year[0], "\n") : prompt;
  const seen = pictured.exec(dated);
  const text = (seen ? dated.replace(seen[0], "\n") : dated).replaceAll(legal, "");
  const given = brand && brand !== headline ? { headline: brand, subline: headline } : { headline, subline };
  const found = called.exec(text) ?? quoted.exec(text);
  const told = found?.groups?.name?.replace(afterName, "");
  const rest = found && told ? text.replace(found[0].slice(0, found[0].indexOf(told) + told.length), "\n") : text;
  const quote = quoted.exec(rest)?.groups?.name;
  const runs = runsOf(quote ? rest.replace(quote, "\n") : rest, told !== undefined);
  const name = nameAsWritten(told ?? longest(runs.filter(({ isName }) => isName)), prompt);
  const said = runs.filter(({ isName }) => !isName).map(({ words }) => words.join(" "));
  const figure = [seen?.groups?.thing ?? "", ...said].flatMap(figureNamed)[0];
  if (name === "") return { ...given, ...(figure && { figure }) };
  const line = quote ?? tradeOf(said, name) ?? (told && given.headline === name ? given.subline : undefined);
  const years = year?.groups?.words;
  const below = line && years ? `${line}${/^est/iu.test(years) ? "," : ""} ${years}` : (line ?? years);
  return { headline: name, subline: below && capitalized(below), ...(figure && { figure }) };
}

/** 'Brewing Co.' keeps its point. */
function nameAsWritten(words: string, prompt: string): string {
  const name = capitalized(trimmed(words));
  return /\b(?:Co|Bros)$/u.test(name) && prompt.includes(`${name}.`) ? `${name}.` : name;
}

const longest = (runs: readonly Run[]): string =>
  runs
    .map(({ words }) => words)
    .toSorted((a, b) => b.length - a.length)[0]
    ?.join(" ") ?? "";

/** @param isNamed where the name is known: other words with a capital are no name. */
function runsOf(text: string, isNamed: boolean): readonly Run[] {
  return text.split(breaks).flatMap((clause) => {
    const words = (clause ?? "").split(/\s+/u).filter(Boolean);
    const runs: { words: string[]; isName: boolean }[] = [];
    for (const [index, word] of words.entries()) {
      const last = runs.at(-1);
      const next = words[index + 1] ?? "";
      const isJoint =
        small.test(word) &&
        last !== undefined &&
        last.words.length > 0 &&
        next !== "" &&
        (isNamed || isCapital(next) === last.isName);
      const isName = isJoint
        ? last.isName
        : !isNamed && isCapital(word) && !platform.test(word) && !startsSentence(text, word, next);
      if (!isName && !isJoint && dropped.test(word) && word !== "craft") runs.push({ words: [], isName: false });
      else if (last && (isJoint || last.isName === isName)) last.words.push(word);
      else runs.push({ words: [word], isName });
    }
    return runs.filter((run) => run.words.length > 0).flatMap(parted);
  });
}

const isCapital = (word: string): boolean => /^[\p{Lu}\p{N}'’]/u.test(word) || /^\p{Ll}+\p{Lu}/u.test(word);

/** 'Law firm Miller Stone': the first word has its capital as a sentence does. */
const startsSentence = (text: string, word: string, next: string): boolean =>
  text.trimStart().startsWith(word) &&
  ((dropped.test(word) && !isCapital(next)) ||
    (/^\p{Ll}{3}/u.test(next) && subjectOf(`${word} ${next}`).length > 0) ||
    (beforeName.test(word) && isCapital(next)));

/** German trades are parted from the name behind them. */
function parted({ words, isName }: Run): readonly Run[] {
  const count = words.findIndex((word) => !beforeName.test(word));
  if (!isName || count <= 0 || small.test(words[count] ?? ""))
    return isName && count < 0 ? [{ words, isName: false }] : [{ words, isName }];
  return [
    { words: words.slice(0, count), isName: false },
    { words: words.slice(count), isName },
  ];
}

/** Line for what the business does: words that name a trade first. */
function tradeOf(said: readonly string[], name: string): string | undefined {
  const lines = said.filter(
    (words) =>
      !bare.test(words) &&
      !name.toLowerCase().includes(words.toLowerCase()) &&
      figureNamed(words).length === 0 &&
      isOccupation(words),
  );
  return lines.find((words) => trade.test(words)) ?? lines.find((words) => subjectOf(words).length > 0) ?? lines[0];
}

const isOccupation = (words: string): boolean =>
  words.includes(" ") || trade.test(words) || subjectOf(words).length > 0 || occupation.test(words);

/** The figure that a word names, if it names nothing else: 'fox', and no 'book shop'. */
const figureNamed = (words: string): readonly string[] =>
  /^\p{L}+$/u.test(words) && !trade.test(words)
    ? thingsNamedIn(words)
        .filter(({ id }) => words.toLowerCase().startsWith(id.slice(0, 3)) || subjectOf(words).length === 0)
        .slice(0, 1)
        .map(({ id }) => id)
    : [];
