/**
 * Contract between the product and an AI provider, whichever it is. Engines know no user, no credits and no database: they get a key, make
 * one call, and either finish it or fail with an `EngineError`.
 */

/** A picture or PDF in a message. */
export interface FilePart {
  readonly type: "file";
  /** e.g. `image/png`, `application/pdf`. */
  readonly mediaType: string;
  readonly data: Uint8Array;
  /** Page count of a PDF, where it was counted: for its price. */
  readonly pages?: number | undefined;
  /** Level of detail at which a picture is looked at; the provider decides if left out. */
  readonly detail?: "low" | "high" | undefined;
  /** The file's name, as its sender calls it. */
  readonly name?: string | undefined;
  /** Text right before it, in a message that goes on after it: “Before:”, a picture, “After:”, another one. */
  readonly textBefore?: string | undefined;
}

/** Asks the provider to keep all up to here for later requests, for as long as this; its own time if left out. */
export interface CacheHint {
  readonly ttl?: "5m" | "1h" | undefined;
}

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON, as the model wrote it. */
  readonly input: string;
}

/** Two fields that only some vendors take (`listUntaken`): who speaks, and where what is kept ends. */
interface MessageOptions {
  readonly speaker?: string | undefined;
  readonly cache?: CacheHint | undefined;
}

export type TextMessage = MessageOptions &
  (
    | { readonly role: "system"; readonly text: string }
    /** The text comes after the files. */
    | { readonly role: "user"; readonly text: string; readonly files?: readonly FilePart[] }
    | {
        readonly role: "assistant";
        readonly text: string;
        readonly toolCalls?: readonly ToolCall[];
        /** Thoughts of the model before its answer; only some vendors take them back. */
        readonly reasoning?: string | undefined;
      }
    | { readonly role: "tool"; readonly callId: string; readonly name: string; readonly result: string }
  );

export interface Tool {
  readonly name: string;
  readonly description?: string | undefined;
  /** JSON Schema. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** True if its input must fit the schema; the vendor decides if left out. */
  readonly strict?: boolean | undefined;
  readonly cache?: CacheHint | undefined;
}

export type ReasoningEffort = "none" | "minimal" | "low" | "medium" | "high" | "xhigh";

/** A name: this tool. */
export type ToolChoice = "auto" | "none" | "required" | { readonly name: string };

export interface Sampling {
  /** 0 to 1. */
  readonly topP?: number | undefined;
  /** -2 to 2. */
  readonly presencePenalty?: number | undefined;
  /** -2 to 2. */
  readonly frequencyPenalty?: number | undefined;
  /** Texts that end the answer. */
  readonly stop?: readonly string[] | undefined;
  readonly seed?: number | undefined;
  /** Bias from -100 to 100, by a token’s number. */
  readonly logitBias?: Readonly<Record<string, number>> | undefined;
}

/** Name of a schema for an answer, and whether the answer must fit it: it must, if left out. */
export interface JsonFormat {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly strict?: boolean | undefined;
}

export interface TextRequest {
  /** Oldest first, at least one. */
  readonly messages: readonly TextMessage[];
  /** Tokens, including those of reasoning. */
  readonly maxOutputTokens: number;
  /** 0 to 2; the model's default if left out. */
  readonly temperature?: number | undefined;
  readonly reasoningEffort?: ReasoningEffort | undefined;
  readonly tools?: readonly Tool[] | undefined;
  /** Tools that the model is to call; it decides by itself if left out. */
  readonly toolChoice?: ToolChoice | undefined;
  /** Asks for JSON of this schema instead of prose, or for any JSON. */
  readonly jsonSchema?: Readonly<Record<string, unknown>> | "any" | undefined;
  readonly jsonFormat?: JsonFormat | undefined;
  /** True if several tools may be called at once; they may, if left out. */
  readonly parallelToolCalls?: boolean | undefined;
  readonly verbosity?: "low" | "medium" | "high" | undefined;
  readonly promptCache?: {
    readonly key?: string | undefined;
    readonly retention?: "in_memory" | "24h" | undefined;
  };
  /** Settings that only some models take; the others leave them out (`listUntaken`). */
  readonly sampling?: Sampling | undefined;
}

/** Tokens as they are billed: each is counted in exactly one of these. */
export interface TextUsage {
  readonly uncachedInput: number;
  readonly cachedInput: number;
  readonly cacheWrites: number;
  readonly output: number;
  readonly reasoning: number;
}

export type TextEnd = "complete" | "length" | "tool-calls" | "refused";

export type TextEvent =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "reasoning"; readonly text: string }
  /** Words of the model instead of an answer, where the provider tells it apart: the end is `refused`. */
  | { readonly type: "refusal"; readonly text: string }
  | { readonly type: "tool-call"; readonly call: ToolCall }
  /** A part of a call that is still being written: the call follows once it is whole. */
  | { readonly type: "call-part"; readonly characters: number }
  /** Always the last event. Usage is undefined if the provider reported none. */
  | { readonly type: "end"; readonly reason: TextEnd; readonly usage: TextUsage | undefined };

export interface CallLimits {
  /** Stops the provider's call. */
  readonly signal: AbortSignal;
  /** Milliseconds for the whole call. */
  readonly timeMs: number;
  /** Milliseconds without any event from the provider. */
  readonly silenceMs: number;
  /** Told when a request goes out to the provider, and when it has failed before anything came. */
  readonly onAttempt?: ((state: "sent" | "failed") => void) | undefined;
  /** Tells whether no one waits for the answer any more: a failed call is not tried again then. */
  readonly isStopped?: (() => boolean) | undefined;
}

/**
 * Streams an answer. Nothing is retried, and nothing more is read once the caller stops iterating.
 * @throws {EngineError} also in the middle of an answer; the signal's reason if it was aborted.
 */
export type StreamText = (request: TextRequest, limits: CallLimits) => AsyncIterable<TextEvent>;
