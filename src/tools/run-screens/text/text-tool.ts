import type { TextRequest } from "#engines/index.ts";
import { inputTextOf, maxTextPrice } from "#runs/rules.ts";

/**
 * Request of a tool to a language model for settings that are right. Pure: the page prices with it what the server prices and sends. Input
 * of users (a prompt, a document) is in messages of the user, never in those of the system.
 */
export interface TextAsked extends Pick<TextRequest, "maxOutputTokens" | "temperature" | "jsonSchema"> {
  /** Instructions to the model, before the user’s own words. */
  readonly instructions: string;
  readonly prompt: string;
}

/** Returns the highest price of a run, in AIC. */
export const textPriceAtMost = ({ maxOutputTokens, jsonSchema, ...asked }: TextAsked): number =>
  maxTextPrice(inputTextOf({ messages: messagesOf(asked), jsonSchema }), maxOutputTokens);

export const messagesOf = ({ instructions, prompt }: Pick<TextAsked, "instructions" | "prompt">) => [
  { role: "system" as const, text: instructions },
  { role: "user" as const, text: prompt },
];

/** Takes a tool’s settings as JSON, and streams the text. */
export const textRunPath = (toolId: string): string => `/api/runs/text/${toolId}`;
