import { diffWordsWithSpace } from "diff";
import { z } from "zod";
import { withoutFrame } from "../../run-screens/texts/as-data.ts";
import type { Change } from "./change.ts";

export type Correction =
  | { readonly kind: "changes"; readonly changes: readonly Change[] }
  /** The answer is another text, or nearly everything is changed in it: it is shown as it is, and changes nothing. */
  | { readonly kind: "unusable"; readonly answer: string };

const reasonSchema = z.object({ from: z.string(), to: z.string(), why: z.string().trim().max(300) });
type Reason = z.infer<typeof reasonSchema>;

const answerSchema = z.object({
  corrected: z.string().regex(/\S/),
  // A reason that isn't in this form is left out; the changes are found by comparing.
  changes: z.array(reasonSchema.nullable().catch(null)).catch([]),
});

/** Minimum share of a text that its correction must have. */
const keptMin = 0.5;
/** Maximum number of words and spaces that differ: more takes seconds to compare, and is another text. */
const editsMax = 3_000;

/**
 * Changes that a model would make in a text.
 * @param text as it was sent, without white space around it.
 * @param answer JSON, as it was told, or the text alone, as some models answer.
 */
export function readCorrection(text: string, answer: string): Correction {
  const { corrected, reasons } = readAnswer(text, answer);
  const pieces = diffWordsWithSpace(text, corrected, { maxEditLength: editsMax });
  const unusable: Correction = { kind: "unusable", answer: corrected };
  if (!pieces) return unusable;
  const lengthOf = (kept: boolean) =>
    pieces.reduce((sum, { added, removed, value }) => sum + ((added || removed) !== kept ? value.length : 0), 0);
  const differs = text !== corrected;
  if (differs && lengthOf(true) < keptMin * Math.max(text.length, corrected.length) && text.length > 40)
    return unusable;
  return { kind: "changes", changes: withReasons(changesOf(pieces), text, reasons) };
}

function readAnswer(text: string, answer: string): { readonly corrected: string; readonly reasons: readonly Reason[] } {
  const json = answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1);
  const read = answerSchema.safeParse(parse(json));
  const corrected = withoutFrame("text", read.success ? read.data.corrected : answer, text);
  return { corrected, reasons: read.success ? read.data.changes.filter((one) => one !== null) : [] };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

interface Piece {
  readonly added: boolean;
  readonly removed: boolean;
  readonly value: string;
}

type PlainChange = Pick<Change, "start" | "end"> & { readonly by: string };

/** Words that differ and are next to each other are one change, with the space between them. */
function changesOf(pieces: readonly Piece[]): readonly PlainChange[] {
  const changes: PlainChange[] = [];
  let at = 0;
  let space = "";
  for (const { added, removed, value } of pieces) {
    if (!added && !removed) {
      at += value.length;
      space = value;
      continue;
    }
    const last = changes.at(-1);
    const joins = last && (last.end === at || (last.end + space.length === at && /^[^\S\n]+$/.test(space)));
    const gap = joins && last.end !== at ? space : "";
    const end = removed ? at + value.length : at;
    const by = added ? value : "";
    if (joins) changes[changes.length - 1] = { start: last.start, end, by: last.by + gap + by };
    else changes.push({ start: at, end, by });
    at = end;
  }
  return changes;
}

function withReasons(changes: readonly PlainChange[], text: string, reasons: readonly Reason[]): readonly Change[] {
  const left = [...reasons];
  return changes.map(({ start, end, by }) => {
    const original = text.slice(start, end);
    const found = left.findIndex(({ from, to }) => isAbout({ from, to }, { from: original, to: by }));
    const [reason] = found < 0 ? [] : left.splice(found, 1);
    return { start, end, options: [by], why: reason?.why ?? "", kind: "Correction" };
  });
}

/** A reason names the words that change, and often some around them. */
const isAbout = (reason: Pick<Reason, "from" | "to">, change: Pick<Reason, "from" | "to">): boolean =>
  reason.from !== reason.to &&
  `${change.from}${change.to}`.trim() !== "" &&
  hasWords(reason.from, change.from) &&
  hasWords(reason.to, change.to);

/** Whole ones: “the” is not in “there”. */
function hasWords(text: string, words: string): boolean {
  const bare = words.trim();
  const at = text.indexOf(bare);
  if (at < 0) return false;
  const around = [
    text.slice(0, at).slice(-1) + bare.slice(0, 1),
    bare.slice(-1) + text.slice(at + bare.length).slice(0, 1),
  ];
  return !around.some((pair) => /^[\p{L}\p{N}]{2}$/u.test(pair));
}
