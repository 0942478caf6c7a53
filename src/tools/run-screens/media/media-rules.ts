/** Facts that pages know of runs of media. Pure. */
import { creditsInWords } from "#credits/rules.ts";
import type { AspectRatio, Modality, StoppingCost } from "#engines/index.ts";
import type { Payer } from "#models/rules.ts";
import type { RunDetails, RunState } from "#runs/rules.ts";
import { type KeyOwner, ownApiKey } from "#teams/rules.ts";

/** Returns the name of a kind's runs in the history. */
export const mediaToolOf = (kind: Modality): string => `${kind}-generator`;

const ratios: readonly AspectRatio[] = ["16:9", "9:16", "1:1", "4:3", "3:4"];

/** Settings with which a run was begun, as far as pages fill in their forms with them. */
export interface MediaSettings {
  readonly engine: string;
  readonly modelName: string;
  readonly prompt: string;
  readonly text: string;
  readonly voice: string | undefined;
  readonly speed: number | undefined;
  readonly format: string | undefined;
  readonly language: string | undefined;
  readonly aspectRatio: AspectRatio;
  readonly seconds: number | undefined;
  /** True if a file came with it, which is not kept. */
  readonly hadFile: boolean;
}

export interface ShownMediaRun {
  readonly id: string;
  readonly kind: Modality;
  readonly state: RunState;
  readonly payer: Payer;
  readonly vendorName: string;
  readonly stopping: StoppingCost;
  readonly maxAic: number;
  readonly priceAic: number;
  /** 0 to 1, where the provider says it. */
  readonly progress: number | null;
  readonly failureMessage: string | null;
  readonly settings: MediaSettings;
  readonly files: readonly { readonly number: number; readonly mediaType: string }[];
  readonly output: string;
  readonly details: RunDetails | null;
  readonly createdAt: Date;
}

/** @param stored as the run's row has them. */
export function readMediaSettings(stored: Readonly<Record<string, unknown>>): MediaSettings {
  const text = (name: string) => (typeof stored[name] === "string" ? stored[name] : undefined);
  const number = (name: string) => (typeof stored[name] === "number" ? stored[name] : undefined);
  return {
    engine: text("engine") ?? "",
    modelName: text("modelName") ?? "",
    prompt: text("prompt") ?? "",
    text: text("text") ?? "",
    voice: text("voice"),
    speed: number("speed"),
    format: text("format"),
    language: text("language"),
    aspectRatio: ratios.find((known) => known === stored.aspectRatio) ?? "16:9",
    seconds: number("seconds"),
    hadFile: stored.file !== undefined,
  };
}

/** The price of a press. @param how it comes about, e.g. `10 for each second`. */
export function mediaPriceLine(
  payer: Payer,
  aic: number,
  { how, isExact = true, keyOwner = "your" }: PriceWords,
): string {
  if (payer === "own-key") return `0 AI credits: this runs on ${ownApiKey(keyOwner)}`;
  // Nothing to send yet.
  if (aic === 0) return `AI credits: ${how}`;
  return `${isExact ? "" : "At most "}${creditsInWords(aic)}: ${how}`;
}

interface PriceWords {
  readonly how: string;
  readonly isExact?: boolean;
  /** Owner of the key, if it runs on one. */
  readonly keyOwner?: KeyOwner;
}
