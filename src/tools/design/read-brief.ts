import { AppError } from "#platform/errors.ts";
import type { Turn, WorkerPool } from "#platform/worker-pool.ts";
import { type Brief, PromptRefused, type ReadPrompt, readPrompt } from "#studio/index.ts";
import {
  type CorrectedField,
  type Corrections,
  type DesignSettings,
  noOccasion,
  sizeOfDesigns,
} from "./design-rules.ts";

interface PromptOrder {
  readonly prompt: string;
  /** Choices of the user beside the prompt. */
  readonly choices: Parameters<typeof readPrompt>[1];
}

/**
 * Understands a prompt. A task of workers: it takes some fifteen milliseconds, and the first time ten times as long, because the tagger is read then.
 * @throws {AppError} `invalid_input` for a prompt that nothing can be made of.
 */
export function understand({ prompt, choices }: PromptOrder): ReadPrompt {
  try {
    return readPrompt(prompt, choices);
  } catch (error) {
    if (!(error instanceof PromptRefused)) throw error;
    throw new AppError("invalid_input", { field: "prompt", userMessage: error.message, cause: error });
  }
}

/**
 * Returns the brief for a design, by the prompt and the user's corrections. A task of workers, as `understand`.
 * @throws {AppError} `invalid_input` for a prompt that nothing can be made of.
 */
export function briefOf(settings: DesignSettings): Brief {
  const { prompt, kind, style, aspectRatio, detail, seed, corrections, occasion, isFormatAuto } = settings;
  const choices = { kind, style, detail, seed };
  const asWritten = understand({ prompt, choices }).brief;
  // The screens have shapes alone: a size on paper that the prompt names says more. A logo is no page; an invitation is no business card.
  const isSizeRead = kind !== "logo" && (isFormatAuto || kind === "card" || asWritten.paper !== undefined);
  const brief = isSizeRead
    ? asWritten
    : understand({ prompt, choices: { ...choices, ...sizeOfDesigns({ kind, aspectRatio }) } }).brief;
  const fields = Object.entries(corrections) as [CorrectedField, Corrections[CorrectedField]][];
  const corrected = Object.fromEntries(fields.map(([field, words]) => [field, words || undefined]));
  const archetype = occasion === noOccasion ? undefined : (occasion ?? brief.archetype);
  return { ...brief, ...corrected, archetype, headline: corrections.headline || brief.headline };
}

/** Understands a prompt in a worker. @param group whose turn it is, as the pool has it. @throws {AppError} as `understand`, and as the pool. */
export const understandPrompt = (workers: WorkerPool, order: PromptOrder, group: string): Promise<ReadPrompt> =>
  workers.run<typeof understand>("briefs.understand", order, shortTurn(group));

/** Returns the brief for a design, which a worker reads. @throws {AppError} as `briefOf`, and as the pool. */
export const readBrief = (workers: WorkerPool, settings: DesignSettings, group: string): Promise<Brief> =>
  workers.run<typeof briefOf>("briefs.briefOf", settings, shortTurn(group));

/**
 * Reading takes milliseconds and is never stopped: a page that asks anew with each pause of the typing would end the process that has just
 * read the tagger.
 */
const shortTurn = (group: string): Turn => ({ group, signal: new AbortController().signal, isShort: true });
