import type { TextRequest } from "#engines/index.ts";
import { inputTextOf, maxTextPrice } from "#runs/rules.ts";

/**
 * What a tool sends to a language model for settings that are right. Pure: the page prices with it what the server prices and sends.
 * What users bring (a prompt, a document) is in messages of the user, never in those of the system.
 */
export interface TextAsked extends Pick<TextRequest, "maxOutputTokens" | "temperature" | "jsonSchema"> {
  /** What the model is told, before the user’s own words. */
  readonly instructions: string;
  readonly prompt: string;
}

/** What a run costs at most, in AIC. */
export const textPriceAtMost = ({ maxOutputTokens, jsonSchema, ...asked }: TextAsked): number =>
  maxTextPrice(inputTextOf({ messages: messagesOf(asked), jsonSchema }), maxOutputTokens);

export const messagesOf = ({ instructions, prompt }: Pick<TextAsked, "instructions" | "prompt">) => [
  { role: "system" as const, text: instructions },
  { role: "user" as const, text: prompt },
];

/** Takes a tool’s settings as JSON, and streams the text. */
export const textRunPath = (toolId: string): string => `/api/runs/text/${toolId}`;

/** The endpoints of a run, by its id. */
export const runsPath = "/api/runs";
