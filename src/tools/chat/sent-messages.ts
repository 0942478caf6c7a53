/** Which part of a conversation a model gets to read, and what that costs at most. Pure: the page prices what the server sends. */
import { maxTextPrice } from "#runs/rules.ts";
import type { Preamble } from "./bots/bot-preamble.ts";

/** A message with the answer that the user goes on with, if there is one. */
export interface Exchange {
  readonly text: string;
  readonly answer: string | undefined;
}

export interface SentMessages {
  readonly messages: readonly { readonly role: "system" | "user" | "assistant"; readonly text: string }[];
  /** How many of the earlier messages, the oldest, are not sent. */
  readonly leftOut: number;
}

/** Of earlier messages and their answers, in bytes: about 8,000 English words. */
const earlierBytesMax = 48_000;
/** Earlier messages at most, each with its answer. The page always has as many. */
export const earlierMax = 40;

/** Tokens, for models that think first as well: about 2,000 words. */
export const maxAnswerTokens = 4_000;

const withoutBot: Preamble = {
  instructions: [
    "You are a helpful assistant on a website for designers and people who work with AI tools.",
    "Answer in the language of the user’s message, as briefly as the question allows, in Markdown.",
    "Say so if you don’t know something. Don’t invent facts, links or quotations.",
  ].join("\n"),
  data: "",
};

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

/**
 * The new message, after as many of the earlier ones as fit: the newest.
 * @param earlier oldest first.
 * @param preamble of the conversation's bot.
 */
export function sentMessages(
  earlier: readonly Exchange[],
  text: string,
  { instructions, data }: Preamble = withoutBot,
): SentMessages {
  let first = earlier.length;
  let bytes = 0;
  while (first > 0 && earlier.length - first < earlierMax) {
    const exchange = earlier[first - 1];
    bytes += bytesOf(exchange?.text ?? "") + bytesOf(exchange?.answer ?? "");
    if (bytes > earlierBytesMax) break;
    first--;
  }
  const messages: { role: "system" | "user" | "assistant"; text: string }[] = [{ role: "system", text: instructions }];
  if (data !== "") messages.push({ role: "user", text: data });
  const sent = [...earlier.slice(first), { text, answer: undefined }];
  for (const { text: question, answer } of sent) {
    const last = messages.at(-1);
    // A message without an answer and the next one are one turn: some models take only alternating roles.
    if (last?.role === "user") last.text += `\n\n${question}`;
    else messages.push({ role: "user", text: question });
    if (answer) messages.push({ role: "assistant", text: answer });
  }
  return { messages, leftOut: first };
}

/** What an answer to these messages costs at most, in AIC. */
export const priceAtMost = ({ messages }: SentMessages): number =>
  maxTextPrice(messages.map(({ text }) => text).join("\n"), maxAnswerTokens);

interface Answer {
  readonly id: string;
  readonly text: string;
  readonly state: string;
}

/** The answer that a conversation goes on with. */
export function chosenAnswer<Of extends Answer>(answers: readonly Of[], chosenAnswerId: string | null): Of | undefined {
  const usable = answers.filter(({ state, text }) => text !== "" && (state === "finished" || state === "stopped"));
  return usable.find(({ id }) => id === chosenAnswerId) ?? usable[0];
}
