import { compilePattern } from "../compile-pattern.ts";
import {
  auxiliary,
  callAlone,
  hasWords,
  isDiscount,
  isFirstName,
  isHour,
  isName,
  isSeriesBegun,
  leads,
  notice,
  offerAtEnd,
  ownOfPrice,
  ownStart,
  prize,
  rateStart,
  seen,
  team,
  venueAtEnd,
  waits,
  waitsAlone,
  withStart,
  wordsIn,
} from "./clause-words.ts";
import { isVenue } from "./read-places.ts";
import { capitalized, type FactField, type Find, findOfHole, holeOf, holes, type Reading, trimmed } from "./reading.ts";
import { colon, fullStop, isOpenAtEnd, isOpenAtStart } from "./whole-phrase.ts";

/** A part of a clause: words that are left, or a fact that was taken out. */
interface Part {
  readonly words: string;
  /** The number of the fact among the finds. */
  readonly fact?: number;
}

const noPart: Part = { words: "" };
const linesMin = 4;
const breaksOf = (isGerman: boolean): RegExp =>
  compilePattern(
    `(\\n+|\\v|[;|•·](?=\\s|$)|,(?=\\s|$)|${fullStop(isGerman)}|[!?…]+(?=\\s|$)|\\s(?:[–—]|-{1,2})\\s|${colon})`,
    "u",
  );
const [plainBreaks, germanBreaks] = [breaksOf(false), breaksOf(true)];

/**
 * Puts facts back that tore their clause: 'née le 3 mars', 'inscripción 7 € o 5 € + 1 kg de comida', 'Abendkasse ab 18.45'. A clause becomes
 * the fact as a whole, or stays among the words as a whole.
 */
export function mendClauses({ text, finds }: Reading, language: string): Reading {
  const mended = [...finds];
  const breaks = language === "de" ? germanBreaks : plainBreaks;
  const quoteAt = text.indexOf("\v");
  const lines = text.replaceAll(holes, " $1 ").split(/(\n)/u);
  const isLeaflet = lines.filter((line) => line.trim()).length >= linesMin;
  const pieces = lines.flatMap((line, index) =>
    index % 2 === 1 || (isLeaflet && isPriceLine(line)) ? [line] : line.split(breaks),
  );
  let next: string | undefined;
  let isBeginning = quoteAt < 0 && !finds.some(({ field }) => field === "headline");
  const clauses = pieces.map((piece, index) => {
    if (index % 2 === 1) return piece;
    const parts = partsOf(piece);
    next = pieces[index + 1] === "," ? pieces[index + 2] : undefined;
    const hasText = parts.some(({ words, fact }) => fact === undefined && hasWords(words));
    const result = parts.length > 1 && parts.some(({ fact }) => fact !== undefined) ? mend(parts, isBeginning) : parts;
    if (hasText) isBeginning = false;
    const words = result.map((part) => (part.fact === undefined ? part.words : `\n${holeOf(part.fact)}\n`)).join(" ");
    // French writes a space there: 'Besoin de bras ?'
    const isSpaced = language === "fr" && / $/u.test(piece) && /^[!?]/u.test(pieces[index + 1] ?? "");
    return `${/^\s/u.exec(piece)?.[0] ?? ""}${words}${isSpaced ? " " : ""}`;
  });
  return { text: clauses.join(""), finds: mended };

  /** 'New patients: check-up, clean and X-rays $189' on a line of its own. */
  function isPriceLine(line: string): boolean {
    const parts = partsOf(line);
    const last = parts.at(-1);
    const length = line.length + (last ? (findOf(last)?.value.length ?? 0) : 0);
    return parts.length === 2 && last !== undefined && findOf(last)?.field === "price" && length <= 54;
  }

  function findOf({ fact }: Part): Find | undefined {
    return fact === undefined ? undefined : mended[fact];
  }

  function mend(found: readonly Part[], isHeadline: boolean): readonly Part[] {
    const parts = found.map(callAsWords);
    const groups: Part[][] = [];
    for (const [index, part] of parts.entries()) {
      const before = parts[index - 1];
      const group = groups.at(-1) ?? [];
      const isGoingOn = group.length > 1 && group.some((one) => findOf(one)?.field === findOf(part)?.field);
      const isBound =
        before !== undefined && binds(before, part, parts[index + 1], { isHeadline, isFirst: index === 1 });
      if (isBound || (isGoingOn && before?.fact === undefined)) group.push(part);
      else groups.push([part]);
    }
    const joined = joinSentence(parts, isHeadline) ?? venueOfName(parts);
    const isNotice = isHeadline && notice.test(parts[0]?.words ?? "") && textOf(parts).length <= 48;
    if (isNotice) return [settle(parts, parts, true)];
    if (joined) return joined;
    const hasText = parts.some(({ words, fact }) => fact === undefined && hasWords(words));
    // 'Dépôt avant 10h, retiré le soir': the hour stands within its sentence.
    const [first, hour, last] = parts;
    const time = hour && findOf(hour);
    const isWithin =
      parts.length === 3 &&
      !findOf(first ?? noPart) &&
      !findOf(last ?? noPart) &&
      time?.field === "date" &&
      isHour(time.value);
    if (isWithin && !isHeadline) return [settle(parts, [], false, true)];
    const isSecond = !isHeadline && hasText && groups.length > 1 && parts.some((part) => isSecondFact(part, parts));
    return (isSecond ? [[...parts]] : groups).map((group) => settle(group, parts, isHeadline));
  }

  /** 'Sign up £12', 'sign up from 7.30': such a call says what the price or the hour is of. */
  function callAsWords(part: Part, index: number, parts: readonly Part[]): Part {
    const find = findOf(part);
    const next = parts[index + 1];
    const isOf = next && ["price", "date"].includes(findOf(next)?.field ?? "");
    if (part.fact === undefined || find?.field !== "action" || !isOf || !callAlone.test(find.words)) return part;
    mended[part.fact] = { ...find, value: "" };
    return { words: find.words };
  }

  /** 'Wasser wird', 'am Dienstag', 'abgestellt': the day is a fact, and what is around it one sentence. */
  function joinSentence(flat: readonly Part[], isHeadline: boolean): readonly Part[] | undefined {
    const beginOf = ({ words }: Part) => words.replace(leads.date, "");
    const at = flat.findIndex((part, index) => {
      const [fact, after] = [flat[index + 1], flat[index + 2]];
      if (part.fact !== undefined || !fact || !after || after.fact !== undefined) return false;
      // 'Wir feiern', 'am 6.6.', 'mit Kuchen'; in a headline, 'with live music' is said below.
      const isOne = auxiliary.test(beginOf(part)) || (!isHeadline && withStart.test(after.words));
      return isOne && findOf(fact)?.field === "date";
    });
    const [begin, fact, after] = [flat[at], flat[at + 1], flat[at + 2]];
    if (!begin || !fact || !after) return undefined;
    const sentence = { words: `${beginOf(begin)} ${after.words}` };
    return [...flat.slice(0, at), fact, sentence, ...flat.slice(at + 3)];
  }

  /** 'Au bistrot', 'Chez Lulu': the place is both. */
  function venueOfName(parts: readonly Part[]): readonly Part[] | undefined {
    const at = parts.findIndex((part, index) => {
      const next = parts[index + 1];
      return part.fact === undefined && next && findOf(next)?.field === "place" && venueAtEnd.test(part.words);
    });
    const [part, place] = [parts[at], parts[at + 1]];
    const find = place && findOf(place);
    if (!part || place?.fact === undefined || !find) return undefined;
    const venue = venueAtEnd.exec(part.words)?.groups?.venue ?? "";
    mended[place.fact] = { ...find, value: capitalized(`${venue} ${find.value}`) };
    return [...parts.slice(0, at), { words: part.words.replace(venueAtEnd, "") }, ...parts.slice(at + 1)];
  }

  /** Tells whether a part belongs to the one before. */
  function binds(
    before: Part,
    part: Part,
    next: Part | undefined,
    { isHeadline, isFirst }: { readonly isHeadline: boolean; readonly isFirst: boolean },
  ): boolean {
    const [fact, taken] = [findOf(before), findOf(part)];
    if (!fact && taken) return isLabel(before.words, taken, isHeadline && isFirst);
    if (fact && !taken) return isTail(part.words, fact, next, isHeadline && isFirst);
    return fact !== undefined && taken !== undefined && fact.field === taken.field && fact.field === "price";
  }

  /** German writes all nouns with a capital: 'Tische 8 €'. */
  function isOwnName(words: string): boolean {
    return isName(words) && (language !== "de" || words.includes(" "));
  }

  function isLabel(said: string, { field, value }: Find, isHeadline: boolean): boolean {
    const words = said.replace(leads[field as FactField], "").trim();
    if (!hasWords(words)) return false;
    if (isOpenAtEnd(words)) return true;
    if (isHeadline) return field === "date" && waitsAlone.test(words);
    if (field === "price" && isLeaflet && words.includes(":")) return true;
    if (field === "price")
      return wordsIn(words) <= 5 && !isOwnName(words) && !isVenue(words) && !offerAtEnd.test(words);
    if (field === "action") return waits.action.test(words) || (isFirstName(words) && /\d/u.test(value));
    if (field === "place" && team.test(words)) return true;
    return waits[field as FactField].test(words) || (field === "place" && seen.test(words));
  }

  function isTail(words: string, { field }: Find, behind: Part | undefined, isAtStart: boolean): boolean {
    if (isSeriesBegun(words, next)) return false;
    const after = behind && findOf(behind);
    const isSame = after?.field === field;
    if (after && !isSame && !hasWords(words.replace(leads[after.field as FactField], ""))) return false;
    if (!hasWords(words)) return isSame && /^[/+&-]$/u.test(words);
    // 'Register by 1 May at cleanrun.example', and 'call … or email …' are two.
    if (field === "action" && isSame)
      return /^(?:(?:or|oder|ou|o) )?(?:at|on|via|by|unter|auf|an|per|sur|par|en|al|au)$/iu.test(words);
    if (isOpenAtStart(words) || (/^\([^()]{1,30}\)$/u.test(words) && field !== "action")) return true;
    if (field === "price" && rateStart.test(words) && wordsIn(words) <= 5) return true;
    const isOwn = isVenue(words) || /^\p{Lu}/u.test(words) || (language !== "de" && /\p{Lu}\p{Ll}/u.test(words));
    return (
      field === "price" &&
      !isAtStart &&
      !isOwn &&
      !(isAtStart ? ownStart : ownOfPrice).test(words) &&
      wordsIn(words) <= 5
    );
  }

  /** A clause that says when something else begins: 'parents welcome from 2:30' beside the day of the fair. */
  function isSecondFact(part: Part, clause: readonly Part[]): boolean {
    const find = findOf(part);
    if (find?.field === "place")
      return mended.some(
        ({ field, value }, index) =>
          field === "place" && value !== "" && index < (part.fact ?? 0) && !clause.some(({ fact }) => fact === index),
      );
    if (find?.field !== "date") return false;
    const others = mended.filter(
      (other, index) => other.field === "date" && !clause.some(({ fact }) => fact === index),
    );
    return others.some(({ value }) => !isHour(value) && value !== "");
  }

  /** One part for a group: the fact as a whole, or words as a whole. */
  function settle(group: readonly Part[], clause: readonly Part[], isHeadline: boolean, isText = false): Part {
    const [only] = group;
    if (group.length === 1 && only) return only;
    const words = trimmed(textOf(group));
    const facts = group.flatMap((part) => (part.fact === undefined ? [] : { index: part.fact, find: findOf(part) }));
    const fields = new Set(facts.flatMap(({ find }) => (find ? find.field : [])));
    const [first] = facts;
    const isReached = fields.has("action") && fields.size === 2 && fields.has("date");
    const field = isReached ? "action" : (first?.find?.field as FactField | undefined);
    const isFact =
      !isText &&
      first !== undefined &&
      field !== undefined &&
      (fields.size === 1 || isReached) &&
      !(field === "place" && team.test(group[0]?.words ?? "")) &&
      words.length <= (field === "action" ? 60 : 50) &&
      isOnly(field, words, clause) &&
      !(isHeadline && only === clause[0] && !waitsAlone.test(only?.words ?? "") && only?.fact === undefined);
    for (const { index, find } of facts) if (find) mended[index] = { ...find, value: "" };
    if (!isFact || !first.find) return { words: textOf(group) };
    mended[first.index] = { field, value: capitalized(words), words };
    return { words: "", fact: first.index };
  }

  function isOnly(field: FactField, words: string, clause: readonly Part[]): boolean {
    if (field === "action" || field === "brand") return true;
    if (field === "price" && prize.test(words)) return false;
    const others = mended.filter(
      (other, index) => other.field === field && other.value !== "" && !clause.some(({ fact }) => fact === index),
    );
    if (field === "date") return others.every(({ value }) => isHour(value)) && !(isHour(words) && others.length > 0);
    if (field === "price" && isDiscount.test(words) && others.some(({ value }) => !isDiscount.test(value)))
      return false;
    if (field === "price")
      return others.length === 0 || [...others.map(({ value }) => value), words].join(", ").length <= 44;
    return others.length === 0;
  }

  function textOf(group: readonly Part[]): string {
    return group
      .map((part) => (part.fact === undefined ? part.words : (findOf(part)?.words ?? "")))
      .join(" ")
      .replaceAll(/ +/gu, " ")
      .replaceAll(/([([]) | (?=[)\],.;:!?])/gu, "$1");
  }
}

const partsOf = (piece: string): readonly Part[] =>
  piece.split(/([\uE000-\uF8FF])/u).flatMap((words, index): readonly Part[] => {
    if (index % 2 === 1) return [{ words: "", fact: findOfHole(words) }];
    const trim = words.trim();
    return trim ? [{ words: trim }] : [];
  });
