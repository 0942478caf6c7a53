import type { Kind } from "../brief.ts";
import { capitalized, trimmed } from "../prompt/reading.ts";
import { PromptRefused } from "../prompt-refused.ts";
import { cut } from "./cut.ts";
import { isPrinted, type PrintedRole, type Role, type RoleSpan } from "./roles.ts";
import { saidByKind } from "./said-by-kind.ts";
import { tokensOf } from "./tokens.ts";

/** The words of a design, each in its place. */
export interface SetWords {
  readonly texts: Partial<Record<PrintedRole, string>> & { readonly headline: string };
  /** Words as they are in the prompt. */
  readonly words: Partial<Record<PrintedRole, string>>;
  readonly leftOut: readonly string[];
  /** Fields with our own words, where the prompt has none. */
  readonly ours?: readonly PrintedRole[];
}

export const lengthsMax: Readonly<Record<PrintedRole, number>> = {
  headline: 160,
  subline: 240,
  list: 1_000,
  date: 80,
  place: 120,
  price: 60,
  action: 60,
  brand: 60,
};

/** Words of one span, or of a headline in two parts. */
interface Part {
  readonly role: PrintedRole | "trade" | "shown" | "kind";
  /** The words in their own case on the design. */
  readonly value: string;
  /** The same as the customer typed them. */
  readonly words: string;
}

/** Words between two parts of a headline belong to it: '60. Geburtstag von Renate'. */
const joiningMax = 3;
const rowsMin = 2;
/** In characters: a first line up to this length can be a headline. */
const shortMax = 60;
/** Facts that are set one behind the other; the joint is a comma. */
const facts = ["date", "place", "price", "action", "brand"] as const;

/** Tells whether a design has words of its own: printed ones, a trade, or a thing to be seen. */
export const hasWords = (spans: readonly RoleSpan[]): boolean =>
  spans.length === 0 || spans.some(({ role }) => isPrinted(role) || role === "trade" || role === "shown");

/**
 * Sets the words that have a role.
 * @throws {PromptRefused} where no word is left to set.
 */
export function setWords(text: string, spans: readonly RoleSpan[], kind: Kind): SetWords {
  // Where no word has a role, all are said: one name, or a language that the tagger does not know.
  const known = spans.length > 0 ? spans : [{ role: "headline", from: 0, to: text.length } as const];
  const parts = withHeadline(partsOf(text, known), kind);
  const of = (role: PrintedRole) => parts.filter((part) => part.role === role);
  const [headline, over] = cut(joinedBy(of("headline"), " ").text, lengthsMax.headline);
  const joined = facts.map((role) => [role, joinedBy(of(role), ", ", lengthsMax[role])] as const);
  const surplus = joined.flatMap(([, { surplus: values }]) => values);
  const list = joinedBy(of("list"), "\n", lengthsMax.list);
  const isHeadline = (value: string) => value.toLowerCase() === headline.toLowerCase();
  const said = [...valuesOf(of("subline")), ...surplus].filter((value) => !isHeadline(value));
  const [subline, rest] = cut(sentences(said), lengthsMax.subline);
  const all = { subline, list: list.text, ...Object.fromEntries(joined.map(([role, found]) => [role, found.text])) };
  // A screen has its name in several places.
  const isSaid = (value: string) => value === "" || (kind !== "mockup" && isHeadline(value));
  return {
    texts: { headline, ...Object.fromEntries(Object.entries(all).filter(([, value]) => !isSaid(value))) },
    words: Object.fromEntries(parts.map(({ role, words }) => [role, words])),
    leftOut: [over, rest, ...list.surplus].filter((words) => words !== ""),
  };
}

const valuesOf = (parts: readonly Part[]): readonly string[] => parts.map(({ value }) => value);

function partsOf(text: string, spans: readonly RoleSpan[]): readonly Part[] {
  const isList = spans.filter(({ role }) => role === "list").length >= rowsMin;
  // Among capitals, a name in small letters is meant so.
  const isHurried = !/\p{Lu}/u.test(text);
  return joinHeadline(text, spans).flatMap(({ role, from, to }): readonly Part[] => {
    const words = text.slice(from, to);
    const own = role === "kind" ? (saidByKind(words) ?? "") : asSet(words, role);
    const said = isHurried && (role === "brand" || role === "action") ? withNames(own, role) : own;
    const value = capitalized(isShort(text, said, to) ? `${said}.` : said);
    if (value === "" || !(isPrinted(role) || role === "trade" || role === "shown" || role === "kind")) return [];
    return [{ role: role === "list" && !isList ? "subline" : role, value, words }];
  });
}

/** Words without the marks around them; '-30 %' and 'Wasser 2,-' keep theirs. A name has none at its end. */
function asSet(words: string, role: Role): string {
  const minus = /^\s*[-–−](?=\d)/u.exec(words)?.[0] ?? "";
  const kept = /\d[.,][-–]\s*$/u.test(words) ? words.trim() : trimmed(words);
  if (role === "place") return named(kept.replace(/[!?]$/u, ""));
  if (role === "trade") return kept.replace(/['’]s$/u, "");
  return role === "brand" ? kept.replace(/(?<=\p{Ll})!$/u, "") : minus.trim() + kept;
}

/** 'Brewing Co.' keeps its point. */
const isShort = (text: string, words: string, to: number): boolean =>
  /\b(?:Co|Bros|Inc)$/u.test(words) && text.slice(to - 1, to + 1).includes(".");

const littleWord =
  /^(?:the|of|and|on|at|in|to|by|near|behind|next|opposite|off|de|del|la|el|los|las|du|des|le|les|der|die|das|am|im|an|zur|zum|und|et|y|à|aux?|chez|bei|en)$/u;
/** 'riverside studio' is a name that was typed in a hurry. */
const named = (place: string): string =>
  /\p{Lu}/u.test(place)
    ? place
    : place.replaceAll(/(?<!\p{L}|\d|['’])\p{L}[\p{L}'’]*/gu, (word) =>
        littleWord.test(word) ? word : capitalized(word),
      );

/** Verbs before a person's name. */
const personAfter =
  /(?<=(?:^|\s)(?:call|ring|text|phone|whatsapp|ask for|contact|ruf|frag|appelez|llama a|pregunta por) )\p{L}{3,}/giu;
/** Words there that are no name. */
const noName =
  /^(?:now|today|the|our|for|ahead|early|after|before|anytime|shop|office|us|uns|bei|nous|maintenant|ahora|hoy|at)$/u;

/** The names in words that were typed in small letters: 'ring sally', 'sudsy's on harlan st'. Addresses stay as they are. */
function withNames(words: string, role: "brand" | "action"): string {
  if (role === "action") return words.replace(personAfter, (word) => (noName.test(word) ? word : capitalized(word)));
  return /[@/]|\.\p{L}/u.test(words) ? words : named(words);
}

/** One headline of those that only few words part. */
function joinHeadline(text: string, spans: readonly RoleSpan[]): readonly RoleSpan[] {
  const joined: RoleSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.to, span.from) : "";
    const isJoined =
      last?.role === "headline" &&
      span.role === "headline" &&
      !/[.!?\n]/u.test(between) &&
      tokensOf(between).length <= joiningMax;
    if (isJoined) joined.splice(-1, 1, { ...last, to: span.to });
    else joined.push(span);
  }
  return joined;
}

const isDiscount = (words: string): boolean => /%|half|free|off|\bfor\b|\dx\d|halb|moitié|gratis|mitad/iu.test(words);

/** An offer, a name or the first line is the headline where there is no other. */
function withHeadline(parts: readonly Part[], kind: Kind): readonly Part[] {
  if (parts.some(({ role }) => role === "headline")) return parts;
  const first = (role: Part["role"]) => parts.find((part) => part.role === role);
  const [offer, line, brand, trade, kindSaid] = [
    first("price"),
    first("subline"),
    first("brand"),
    first("trade"),
    first("kind"),
  ];
  const chosen =
    (kind === "logo" ? brand : undefined) ??
    kindSaid ??
    (offer && isDiscount(offer.value) ? offer : undefined) ??
    (line && line.value.length <= shortMax ? line : undefined) ??
    (parts.every(({ role }) => !isPrinted(role) || role === "brand") ? (trade ?? brand) : brand) ??
    trade ??
    line ??
    offer ??
    first("place") ??
    first("action") ??
    first("date") ??
    first("list") ??
    first("shown");
  if (!chosen)
    throw new PromptRefused("Say what the design is about, or put its words in quotes, e.g. Poster “Jazz night”.");
  return [{ ...chosen, role: "headline" }, ...parts.filter((part) => part !== chosen || kind === "mockup")];
}

/** Values as one text, as many as fit. */
function joinedBy(
  parts: readonly Part[],
  joint: string,
  max = Number.POSITIVE_INFINITY,
): { readonly text: string; readonly surplus: readonly string[] } {
  let text = "";
  const surplus: string[] = [];
  for (const { role, value, words } of parts) {
    if (joint !== "\n" && text.toLowerCase().includes(value.toLowerCase())) continue;
    // 'Fri 6 Mar, doors 7.30': as it is typed, behind another one. words:allow
    const following = joint === "\n" ? value : asSet(words, role);
    const longer = text ? text + (/[!?.…]$/u.test(text) && joint !== "\n" ? " " : joint) + following : value;
    if (longer.length <= max) text = longer;
    else if (text) surplus.push(value);
    else {
      const [kept, rest] = cut(value, max);
      text = kept;
      surplus.push(rest);
    }
  }
  return { text, surplus };
}

const sentences = (values: readonly string[]): string =>
  values.reduce(
    (text, value) => (text ? `${text}${/[!?.…]$/u.test(text) ? " " : ". "}${capitalized(value)}` : value),
    "",
  );
