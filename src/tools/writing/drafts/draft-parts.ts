/** The parts that drafts are put together from. Pure. */
import type { DraftBrief } from "./draft-brief.ts";
import type { DraftPhrases, TonePhrases } from "./phrases/draft-phrases.ts";
import { capital, ended, isEnded, type Point, readPoint } from "./read-points.ts";

export interface DraftParts {
  readonly topic: Point;
  /** Empty if left open. */
  readonly audience: string;
  readonly points: readonly Point[];
  readonly phrases: DraftPhrases;
  readonly tone: TonePhrases;
  /** The first sentences under a title. */
  readonly opening: string;
  /** The first sentence of a letter, which says what it is about. */
  readonly letter: string;
  /** A sentence that says for whom the text is; empty if left open. */
  readonly forAudience: string;
  readonly closing: string;
  readonly ask: string;
  /** One of several ways to say it. The next version takes the next one. */
  pick<T>(list: readonly T[], slot: number): T;
  /** The points in so many paragraphs at most, each led to in the tone; a few words about a thing are items of a list. */
  paragraphs(count: number): readonly string[];
  /** The same as it is spoken, without lists. */
  spoken(count: number): readonly string[];
  /** The points as items of a list. */
  readonly items: readonly string[];
}

export function partsOf(
  brief: Pick<DraftBrief, "topic" | "audience">,
  points: readonly Point[],
  { phrases, tone, version }: Pick<DraftParts, "phrases" | "tone"> & { readonly version: number },
): DraftParts {
  const pick = <T>(list: readonly T[], slot: number): T => list[(slot + version) % list.length] as T;
  const topic = readPoint(brief.topic, phrases);
  const forWhom = readPoint(brief.audience, phrases);
  const audience = forWhom.afterColon ?? forWhom.text;
  const ledGroups = (count: number, lead: typeof led): readonly string[] => {
    const groups = chunk(points, count);
    const leads = leadsFor(groups.length, tone, pick);
    return groups.map((group, index) => lead(leads[index] ?? "", group, phrases));
  };
  return {
    topic,
    audience,
    points,
    phrases,
    tone,
    pick,
    opening: pick(tone.opening, 0),
    letter: led(pick(tone.letter, 0), [asTitle(topic)], phrases),
    forAudience: audience === "" ? "" : ended(`${tone.audience} ${audience}`),
    closing: pick(tone.close, 1),
    ask: tone.ask,
    paragraphs: (count) => ledGroups(count, ledToList),
    spoken: (count) => ledGroups(count, led),
    items: itemsOf(points),
  };
}

/** A topic may follow a colon as it was written, as a title does, unless it has a colon of its own. */
export const asTitle = (topic: Point): Point =>
  topic.text.includes(":") ? topic : { ...topic, afterColon: topic.afterColon ?? topic.text };

function leadsFor(count: number, tone: TonePhrases, pick: DraftParts["pick"]): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return pick(tone.first, 2);
    return index === count - 1 ? pick(tone.last, 3) : pick(tone.more, 4 + index);
  });
}

/** A lead, and one or more points after it: behind a colon where that reads well, else as sentences of their own. */
export function led(lead: string, group: readonly Point[], phrases: DraftPhrases): string {
  const sentenceAt = group.findIndex(({ isSentence }) => isSentence);
  const things = sentenceAt === -1 ? group : group.slice(0, sentenceAt);
  const first = things.length === 0 ? group.slice(0, 1) : things;
  const behind = first.flatMap(({ afterColon }) => afterColon ?? []);
  const hasColon = !isEnded(lead) && behind.length === first.length;
  const head = hasColon ? ended(`${lead}${phrases.colon}${listed(behind, phrases)}`) : ended(lead);
  const rest = hasColon ? group.slice(first.length) : group;
  return [head, ...rest.map(({ text }) => ended(capital(text)))].join(" ");
}

/** Same as `led`, but what is neither a sentence nor reads well behind a colon is an item: “Pumpkin soup.” is no sentence of a text. */
function ledToList(lead: string, group: readonly Point[], phrases: DraftPhrases): string {
  const isProse = group.every((point, index) => point.isSentence || isBehindColon(group.slice(0, index + 1)));
  if (isProse && !isEnded(lead)) return led(lead, group, phrases);
  const items = itemsOf(group).map((item) => `- ${item}`);
  return `${isEnded(lead) ? lead : `${lead}${phrases.colon.trimEnd()}`}\n\n${items.join("\n")}`;
}

const isBehindColon = (group: readonly Point[]): boolean =>
  group.every(({ isSentence, afterColon }) => !isSentence && afterColon !== undefined);

function listed(texts: readonly string[], phrases: DraftPhrases): string {
  const last = texts.at(-1) ?? "";
  if (texts.length === 1) return last;
  const haveCommas = texts.some((text) => text.includes(","));
  const separator = haveCommas ? "; " : ", ";
  // Spanish: “e” before the sound of an i.
  const and = phrases.and === "y" && /^h?i(?![aeo])/i.test(last) ? "e" : phrases.and;
  const beforeAnd = haveCommas ? (texts.length === 2 ? ", " : "; ") : " ";
  return `${texts.slice(0, -1).join(separator)}${beforeAnd}${and} ${last}`;
}

/** They end alike: with periods if one has several sentences, or if all are sentences. “20. Juni” is a day. */
function itemsOf(points: readonly Point[]): readonly string[] {
  const haveEnds =
    points.every(({ isSentence }) => isSentence) || points.some(({ text }) => /(?:(?<!\d)\.|[!?]) \p{Lu}/u.test(text));
  return points.map(({ text }) => (haveEnds ? ended(capital(text)) : capital(text)));
}

/** In their order, in so many parts at most, as equal as can be. */
function chunk<T>(list: readonly T[], count: number): readonly (readonly T[])[] {
  const parts = Math.min(count, list.length);
  return Array.from({ length: parts }, (_, index) =>
    list.slice(Math.round((index * list.length) / parts), Math.round(((index + 1) * list.length) / parts)),
  );
}
