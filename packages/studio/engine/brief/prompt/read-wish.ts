import type { Kind } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";
import { kindWords } from "../lexicons/kinds.ts";
import { requestWords } from "../lexicons/request.ts";
import {
  announcements,
  channels,
  deadlines,
  greetings,
  listFor,
  somethings,
  uses,
  wishVerbs,
  wishWords,
} from "../lexicons/wishes.ts";
import { fillerWord, lookOf, lookWord } from "./read-look.ts";
import { type Find, note, type Reader, type Reading, take, wholeWords, wordEnd, wordStart } from "./reading.ts";

/** Part that a word has in a wish. */
type Role = "greeting" | "channel" | "something" | "wish";

const channelKinds = Object.keys(channels) as (keyof typeof channels)[];
const roles: readonly { readonly role: Role; readonly kind?: Kind; readonly pattern: RegExp }[] = [
  ...channelKinds.map((kind) => ({ role: "channel" as const, kind, words: channels[kind] })),
  { role: "something" as const, words: somethings },
  { role: "greeting" as const, words: greetings },
  { role: "wish" as const, words: `${wishWords}|${requestWords}|${lookWord}|${fillerWord}` },
].map(({ words, ...rest }) => ({ ...rest, pattern: compilePattern(`[\\s,-]*(?:${words})${wordEnd}`, "iuy") }));

const toChannel = compilePattern(
  `(?: \\p{Ll}+){1,3}(?= (?:${channelKinds.map((kind) => channels[kind]).join("|")})${wordEnd})`,
  "uy",
);
const kindNamed = wholeWords(
  kindWords.flatMap(({ words }) => words),
  "iu",
);
const asks = compilePattern(`${wordStart}(?:${wishVerbs})${wordEnd}`, "iu");
const announces = compilePattern(`,? ?(?:${announcements})(?:${wordEnd}|(?<=['’ ]))`, "iuy");
const joins = compilePattern(
  " ?(?:(?:for|about|of|on|from|für|über|von|zu|wegen|pour|sur|de|du|des|d['’]|para|sobre|del)(?:\\s|(?<=['’]))(?:(?:my|our|mein\\p{L}*|unser\\p{L}*|ma|mon|notre|mi|nuestr[oa])\\s)?)",
  "iuy",
);
const usedNext = compilePattern(`[ ,]+(?:${uses})`, "iuy");
const ended = /\s*(?:$|[\n\v.,;:!?–—-])/uy;
const chunkStart = /(?<=^|[\n\v.,;:!?])[ ]*(?=\p{L})/gu;

interface Wish {
  readonly end: number;
  readonly finds: readonly Find[];
}

/** Reads words of a wish one by one, so that no word is tried twice. */
function wishAt(text: string, start: number): Wish | undefined {
  const found: { role: Role; kind?: Kind | undefined; words: string }[] = [];
  let at = start;
  for (;;) {
    // What follows a comma is no part of a wish that is whole.
    const isWhole = found.some(({ role }) => role === "something" || role === "channel");
    if (isWhole && (text[at] === "," || matchesAt(announces, text, at) !== undefined)) break;
    const next = roles.flatMap(({ pattern, ...role }) => {
      pattern.lastIndex = at;
      const words = pattern.exec(text)?.[0];
      return words ? [{ ...role, words }] : [];
    })[0];
    if (!next) {
      // 'Something to put on insta': a few words more before the channel.
      const skipped = found.length > 0 ? (matchesAt(toChannel, text, at) ?? "") : "";
      if (skipped === "" || kindNamed.test(skipped)) break;
      at += skipped.length;
      continue;
    }
    found.push(next);
    at += next.words.length;
  }
  const said = text.slice(start, at);
  const has = (role: Role) => found.some((one) => one.role === role);
  const isAsked = asks.test(said);
  const hasChannel = has("channel");
  const isEnded = matchesAt(ended, text, at) !== undefined;
  const announced = matchesAt(announces, text, at);
  const used = matchesAt(usedNext, text, at);
  const isUsed = used !== undefined;
  if (found.length > 0 && found.every(({ role }) => role === "greeting") && start === 0 && isEnded && at < text.length)
    return { end: at, finds: [] };
  const joined = matchesAt(joins, text, at);
  const isWish =
    (has("something") && hasChannel) ||
    (isAsked && (hasChannel || (has("something") && (isEnded || isUsed || announced !== undefined))));
  if (!isWish || !(isEnded || isUsed || announced !== undefined || hasChannel || joined !== undefined))
    return undefined;
  const { kind, words = "" } = found.find(({ role }) => role === "channel") ?? {};
  const finds: Find[] = kind ? [{ field: "kind", value: kind, words: words.trim() }] : [];
  const more = announced ?? used ?? joined ?? "";
  return { end: at + more.length, finds: [...finds, ...lookOf(said)] };
}

function matchesAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

const usedAnywhere = compilePattern(`(?<=\\p{L}[^\\n\\v.!?;:]{0,80})[ ,]+(?:${uses}) *`, "giu");

/** 'New reel out now sticker thing for my story': what is before it is said. */
const somethingThere = compilePattern(
  `(?<=\\p{L}[ ,])(?:${somethings}) (?:(?<story>${channels.story})|${channels.post})(?=\\s*(?:$|[\\n,.;:!]))`,
  "giu",
);
const neededBy = compilePattern(
  `(?<=^|[\\n\\v.,;:!?–—-]\\s*)(?:${deadlines})${wordEnd}(?: [\\p{L}\\d]{1,12})?(?: of (?:the )?\\p{L}{1,12})?\\s*(?=[\\n\\v.,;:!?–—-]|$)`,
  "giu",
);
/** 'Brauchen bis Freitag ein Roll-up'. */
const neededUntil = compilePattern(
  "(?<=(?<!\\p{L})(?:brauch\\p{L}*|bräucht\\p{L}*|needs?|needed|faut|faudrait|necesit\\p{L}*) (?:it |es |das |this )?)(?:by|bis|before|pour|para(?: el)?) (?:\\p{L}*(?:day|tag)|tomorrow|tonight|morgen|übermorgen|heute(?: abend)?|mittwoch|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mañana|hoy|lunes|martes|miércoles|jueves|viernes|sábado|domingo) (?=\\p{L})",
  "giu",
);
const ofList = compilePattern(listFor, "giu");

/** Takes 'can you do me something for insta please' out: it speaks to the designer. What it names stays. */
export const readWish: Reader = (reading) => {
  const spans = [...reading.text.matchAll(chunkStart)].map(({ 0: blank, index }) => index + blank.length);
  const asked = spans.reduceRight<Reading>((so, start) => {
    const wish = wishAt(so.text, start);
    if (!wish) return so;
    // A sentence begins here: 'on a 2 ans' keeps its first words.
    const rest = so.text.slice(wish.end).replace(/^[\s,:–—-]*\p{Ll}/u, (first) => first.toUpperCase());
    return note({ text: `${so.text.slice(0, start)}\n${rest}`, finds: so.finds }, ...wish.finds);
  }, reading);
  const timely = [neededBy, neededUntil].reduce<Reading>(
    (so, pattern, index) => take(so, pattern, { leave: index === 0 ? "\n" : " ", read: () => [] }),
    asked,
  );
  const listed = take(timely, ofList, { max: 1, read: () => [] });
  const shown = take(listed, somethingThere, {
    read: ({ groups }) => ({ field: "kind", value: groups?.story ? "story" : "post" }),
  });
  const { text, finds } = take(shown, usedAnywhere, { leave: " ", read: () => [] });
  return { text: text.replaceAll(/ (?=[,.;:])/g, ""), finds };
};
