/** Pure decisions about runs. The browser uses them too. */

export { quoteMedia } from "./media/media-price.ts";
export { maxFileTokens } from "./start/file-tokens.ts";
export { inputTextOf } from "./start/input-text.ts";

import type { ServiceType } from "#credits/rules.ts";
import type { FailureKind, Modality, ToolCall, Transcript } from "#engines/index.ts";
import type { Payer } from "#models/rules.ts";

/** `stopped`: by the user, who pays for what came until then. */
export type RunState = "running" | "finished" | "stopped" | "failed";

/**
 * Reason why a run failed: the engine's failures, an empty answer, a process that ended in the middle, a provider that isn’t called for a
 * while since it failed too often (`paused`) or the operator took it out, and files that could not be stored.
 */
export type RunFailure = FailureKind | "empty" | "lost" | "paused" | "taken-out" | "not-stored";

/** `design`: screens of an app, by the studio. */
export type RunKind = "text" | "design" | Modality;

/** Maximum number of projects of a user, and length of their names, in characters. */
export const projectLimits = { count: 100, name: 80 } as const;

export const gibibyte = 1_024 ** 3;
/** Storage for all files of a user’s runs, in bytes, if no plan says otherwise. */
export const storedBytesUsual = 2 * gibibyte;

/** Maximum length of a search in what users made, in characters. */
export const searchMax = 200;

/** Service that a run counts as in histories and usage. */
export function serviceOf(kind: RunKind): ServiceType {
  switch (kind) {
    case "text":
    case "image":
    case "design":
      return kind;
    case "speech":
    case "transcription":
    case "music":
      return "audio";
    case "video":
    case "model":
      return "other";
  }
}

/** Further results of a run: of a transcription, everything but its text; of speech, its length. */
export type RunDetails = Partial<Pick<Transcript, "seconds" | "segments">> & {
  /** Characters of a transcript as it was made; since its first correction. */
  readonly originalLength?: number | undefined;
  /** True if a text ended at its length limit. */
  readonly isCut?: boolean | undefined;
  /** Milliseconds that the provider asked to wait, of a run that failed. */
  readonly retryAfterMs?: number | undefined;
};

/** Characters of a transcript after corrections, which cost nothing and don’t count as stored files. */
export const correctedLengthMax = (originalLength: number): number => 2 * originalLength + 2_000;

type Line = Transcript["segments"][number];

/** A transcript as lines to read and correct: one without times is a single line. */
export function linesOf(run: { readonly output: string; readonly details: RunDetails | null }): readonly Line[] {
  const { segments = [], seconds = 0 } = run.details ?? {};
  return segments.length > 0 ? segments : [{ startSeconds: 0, endSeconds: seconds, text: run.output }];
}

/** An engine as users know it: the directory's slug, and the provider's model. */
export interface RunEngineName {
  readonly slug: string;
  readonly model: string;
}

export interface TokenCount {
  readonly input: number;
  readonly output: number;
  /** Tokens of the input that the provider had read before. */
  readonly cachedInput?: number | undefined;
  /** Tokens of the output that are the model's thinking. */
  readonly reasoning?: number | undefined;
  /** The provider reported none, so they are counted by the length of the texts. */
  readonly isEstimated: boolean;
}

/** Lines that the server sends while a run goes on, as data of server-sent events. */
export type RunEvent =
  | {
      readonly type: "started";
      readonly runId: string;
      readonly payer: Payer;
      readonly maxAic: number;
      readonly engine: RunEngineName;
    }
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "reasoning"; readonly text: string }
  /** Text of the model instead of an answer: the run fails as `refused`. */
  | { readonly type: "refusal"; readonly text: string }
  | { readonly type: "tool-call"; readonly call: ToolCall }
  /** The engine failed before anything came: the user allowed another one, whose `started` follows. */
  | { readonly type: "switched"; readonly runId: string; readonly message: string }
  | {
      readonly type: "ended";
      readonly runId: string;
      readonly state: "finished" | "stopped";
      readonly priceAic: number;
      readonly payer: Payer;
      /** `length`: the answer reached its length limit; `stopped`: by the user. */
      readonly reason: "complete" | "length" | "tool-calls" | "stopped";
      readonly tokens: TokenCount;
    }
  | {
      readonly type: "failed";
      readonly runId: string;
      readonly failure: RunFailure;
      readonly message: string;
      /** Milliseconds that the provider asks to wait before another attempt. */
      readonly retryAfterMs?: number | undefined;
      readonly tokens?: TokenCount | undefined;
    };

export const bytesPerToken = 4;
/** Texts with many names, numbers or accents need more tokens than usual ones. */
export const bytesPerTokenAtLeast = 2;

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

/** Usual number of tokens in a text, for runs whose provider reports none. */
export const estimateTokens = (text: string): number => Math.ceil(bytesOf(text) / bytesPerToken);

/** Maximum number of tokens of a text run, with its longest output. */
export const maxTextTokens = (input: string, maxOutputTokens: number): number =>
  Math.ceil(bytesOf(input) / bytesPerTokenAtLeast) + maxOutputTokens;

/** Maximum price of a text run, in AIC: 1 for each started 1,000 tokens of its input and its longest output. */
export const maxTextPrice = (input: string, maxOutputTokens: number): number =>
  Math.ceil(maxTextTokens(input, maxOutputTokens) / 1_000);

/** Message to the user when a run failed. The provider's own words follow the name of its API where it says some. */
export function failureMessage(failure: RunFailure, call: FailedCall): string {
  const { vendorName, isOwnKey, providerMessage } = call;
  const apiName = `${vendorName}${call.kind === "image" ? " image" : ""} API`;
  const costs = isOwnKey ? "" : " It cost you nothing.";
  switch (failure) {
    case "bad-key":
      return isOwnKey
        ? `${apiName} error: the API key was not accepted. Check it in the AI provider settings.`
        : `${vendorName} can’t be used at the moment. Please choose another engine.${costs}`;
    case "out-of-quota":
      return isOwnKey
        ? `${apiName} error: the account of the API key has no quota left. Top it up at ${vendorName}, or choose another engine.`
        : `${vendorName} can’t be used at the moment. Please choose another engine.${costs}`;
    case "rate-limited":
      return `${vendorName} is busy. Please try again in a minute.${costs}`;
    case "refused":
      return `${vendorName} refused this request because of its content policy. Please change your prompt.${costs}`;
    case "too-long":
      return `Your text is too long for this model. Please shorten it.${costs}`;
    case "rejected":
      return `${apiName} error: ${rejection(providerMessage, isOwnKey)}${costs}`;
    case "timed-out":
    case "silent":
      return `${vendorName} took too long to answer. Please try again.${costs}`;
    case "empty":
      return `${vendorName} sent an empty answer. Please try again.${costs}`;
    case "paused":
      return `${vendorName} has failed too often in the last minute. Please choose another engine, or try again in a minute.${costs}`;
    case "taken-out":
      return `${vendorName} can’t be used at the moment. Please choose another engine.${costs}`;
    case "lost":
      return `The run was interrupted. Please try again.${costs}`;
    case "not-stored":
      return `We couldn’t store the result. Please try again.${costs}`;
    case "expired":
      return `The address of the ${call.kind === "image" ? "picture" : "result"} has expired at ${vendorName} before we could fetch it. Please try again.${costs}`;
    case "unavailable":
    case "nonsense":
      return `${vendorName} didn’t send a complete answer. Please try again.${costs}`;
  }
}

/** Users who pay the provider themselves get its own words as they are. */
function rejection(providerMessage: string | undefined, isOwnKey: boolean): string {
  if (providerMessage === undefined) return "it didn’t accept the request. Please change it, or choose another engine.";
  if (isOwnKey) return providerMessage;
  const end = /[.!?…]$/.test(providerMessage.trimEnd()) ? "" : ".";
  return `${providerMessage.trimEnd()}${end} Please change your request, or choose another engine.`;
}

/** The endpoints of a run, by its id. */
export const runsPath = "/api/runs";

/** Name of the studio as the engine of a run. */
export const studioSlug = "easel-studio";

export interface FailedCall {
  readonly vendorName: string;
  /** A text by default. */
  readonly kind?: RunKind | undefined;
  readonly isOwnKey: boolean;
  readonly providerMessage?: string | undefined;
}
