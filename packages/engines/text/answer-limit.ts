import type { TextEvent } from "../contract.ts";

/** Far above the average of a long text in any language, so only a provider that ignores its maximum gets there. */
const charactersPerToken = 10;
/** One token may be long by itself, e.g. a row of spaces. */
const slackCharacters = 500;

export interface AnswerLimit {
  /** True once more has come than the maximum. Nothing more is to be read then. */
  readonly isReached: boolean;
  /** @returns the event with as much of its text as still fits; undefined if nothing does. */
  fit(event: TextEvent): TextEvent | undefined;
}

/** Counts an answer while it arrives: text, reasoning and calls of tools together. */
export function createAnswerLimit(maxOutputTokens: number): AnswerLimit {
  let left = maxOutputTokens * charactersPerToken + slackCharacters;
  let isCallCounted = false;
  return {
    get isReached() {
      return left < 0;
    },
    fit(event) {
      if (event.type === "end") return event;
      if (event.type === "call-part") {
        isCallCounted = true;
        left -= event.characters;
        return event;
      }
      if (event.type === "tool-call") {
        // Some providers send calls at once, others in parts that were counted.
        if (!isCallCounted) left -= event.call.input.length;
        return left < 0 ? undefined : event;
      }
      const text = event.text.slice(0, Math.max(left, 0));
      left -= event.text.length;
      return text === "" ? undefined : { ...event, text };
    },
  };
}

/** End of an answer that goes on beyond its maximum. The provider’s count is not known. */
export const cutAtLimit: TextEvent = { type: "end", reason: "length", usage: undefined };
