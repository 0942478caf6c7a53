/** The parts that drafts are put together from. Pure. */
import type { DraftBrief } from "./draft-brief.ts";
import type { DraftPhrases, TonePhrases } from "./phrases/draft-phrases.ts";
import { capital, ended, type Point, small } from "./read-points.ts";

export interface DraftParts {
  readonly topic: string;
  /** Empty if left open. */
  readonly audience: string;
  readonly points: readonly Point[];
  readonly phrases: DraftPhrases;
  readonly tone: TonePhrases;
  /** The first sentences: what it is about, and for whom. */
  readonly opening: string;
  readonly closing: string;
  readonly ask: string;
  /** One of several ways to say it. The next version takes the next one. */
  pick<T>(list: readonly T[], slot: number): T;
  /** The points in so many paragraphs at most, each sentence led to in the tone. */
  paragraphs(count: number): readonly string[];
  /** The points as items of a list. */
  readonly items: readonly string[];
}

/** Points of one lead. */
const leadsMax = 5;

export function partsOf(
  { topic, audience }: Pick<DraftBrief, "topic" | "audience">,
  points: readonly Point[],
  { phrases, tone, version }: Pick<DraftParts, "phrases" | "tone"> & { readonly version: number },
): DraftParts {
  const pick = <T>(list: readonly T[], slot: number): T => list[(slot + version) % list.length] as T;
  const sentence = capital(pick(tone.open, 0).replaceAll("{topic}", () => topic));
  const toAudience = audience === "" ? "" : ` ${tone.audience.replaceAll("{audience}", () => audience)}`;
  const leads = leadsFor(chunk(points, leadsMax).length, tone, pick);
  return {
    topic,
    audience,
    points,
    phrases,
    tone,
    pick,
    opening: `${sentence}${toAudience}`,
    closing: pick(tone.close, 1),
    ask: tone.ask,
    paragraphs: (count) =>
      chunk(
        chunk(points, leadsMax).map((group, index) => led(leads[index] ?? "", group, phrases)),
        count,
      ).map((sentences) => sentences.join(" ")),
    items: points.map(({ text, isSentence }) => (isSentence ? ended(capital(text)) : capital(text))),
  };
}

function leadsFor(count: number, tone: TonePhrases, pick: DraftParts["pick"]): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return pick(tone.first, 2);
    return index === count - 1 ? pick(tone.last, 3) : pick(tone.more, 4 + index);
  });
}

/** A lead, and one or more points after it. */
function led(lead: string, group: readonly Point[], phrases: DraftPhrases): string {
  const found = group.findIndex(({ isSentence }) => isSentence);
  const things = found === -1 ? group : group.slice(0, found);
  const sentences = group.slice(things.length).map(({ text }) => ended(capital(text)));
  const first = things.length === 0 ? `${lead}.` : ended(`${lead}${phrases.colon}${listed(things, phrases)}`);
  return [first, ...sentences].join(" ");
}

function listed(things: readonly Point[], phrases: DraftPhrases): string {
  const texts = things.map(({ text }) => small(text, phrases));
  const last = texts.at(-1) ?? "";
  if (texts.length === 1) return last;
  const separator = texts.some((text) => text.includes(",")) ? "; " : ", ";
  // Spanish: “e” before the sound of an i.
  const and = phrases.and === "y" && /^h?i(?![aeo])/i.test(last) ? "e" : phrases.and;
  return `${texts.slice(0, -1).join(separator)} ${and} ${last}`;
}

/** In their order, in so many parts at most, as equal as can be. */
function chunk<T>(list: readonly T[], count: number): readonly (readonly T[])[] {
  const parts = Math.min(count, list.length);
  return Array.from({ length: parts }, (_, index) =>
    list.slice(Math.round((index * list.length) / parts), Math.round(((index + 1) * list.length) / parts)),
  );
}
