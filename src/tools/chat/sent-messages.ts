/** Part of a conversation that a model gets to read, and its maximum price. Pure: the page prices what the server sends. */
import type { ReadableKind } from "#directory/rules.ts";
import { bytesPerTokenAtLeast, inputTextOf, maxTextPrice } from "#runs/rules.ts";
import type { Preamble } from "./bots/bot-preamble.ts";
import { type ChatFile, filesRule, fileTokens, readingOf, sentFilesMax } from "./files/chat-file-rules.ts";

/** A file with what a model reads of it that takes none: its marked text, or on the page a text as long as that. */
export interface SentFile extends ChatFile {
  readonly data: string;
}

interface Said {
  readonly text: string;
  readonly files?: readonly SentFile[];
}

/** A message with the answer that the user goes on with, if there is one. */
export interface Exchange extends Said {
  readonly answer: string | undefined;
}

interface SentMessage {
  readonly role: "system" | "user" | "assistant";
  readonly text: string;
  /** Files that are sent as they are. */
  readonly files?: readonly ChatFile[];
}

export interface SentMessages {
  readonly messages: readonly SentMessage[];
  /** Number of the earlier messages, the oldest, that are not sent. */
  readonly leftOut: number;
  /** Files that this model can't read: then nothing can be sent. */
  readonly unread: readonly ChatFile[];
  /** The new message's own files are too much: then nothing can be sent. */
  readonly isTooMuch: boolean;
}

interface Reader {
  /** Preamble of the conversation's bot. */
  readonly preamble?: Preamble | undefined;
  /** Kinds of files that the model reads besides text. */
  readonly reads?: readonly ReadableKind[];
}

/** Maximum of earlier messages and their answers, in bytes: about 8,000 English words. */
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

/** The new message, after as many of the earlier ones as fit with their files: the newest. @param earlier oldest first. */
export function sentMessages(
  earlier: readonly Exchange[],
  next: Said,
  { preamble: { instructions, data } = withoutBot, reads = [] }: Reader = {},
): SentMessages {
  let first = earlier.length;
  let bytes = 0;
  let load = loadOf(next, reads);
  const isTooMuch = isAbove(load);
  while (first > 0 && earlier.length - first < earlierMax) {
    const exchange = earlier[first - 1] ?? { text: "", answer: undefined };
    bytes += bytesOf(exchange.text) + bytesOf(exchange.answer ?? "");
    load = sumOf([load, loadOf(exchange, reads)]);
    if (bytes > earlierBytesMax || isAbove(load)) break;
    first--;
  }
  const sent: readonly Exchange[] = [...earlier.slice(first), { ...next, answer: undefined }];
  const files = sent.flatMap((one) => one.files ?? []);
  const rules = files.length > 0 ? [instructions, filesRule] : [instructions];
  const messages: { role: "system" | "user" | "assistant"; text: string; files?: readonly ChatFile[] }[] = [
    { role: "system", text: rules.join("\n\n") },
  ];
  if (data !== "") messages.push({ role: "user", text: data });
  for (const exchange of sent) {
    const turn = turnOf(exchange, reads);
    const last = messages.at(-1);
    // A message without an answer and the next one are one turn: some models take only alternating roles.
    if (last?.role === "user") {
      last.text += `\n\n${turn.text}`;
      last.files = [...(last.files ?? []), ...turn.files];
    } else messages.push({ role: "user", ...turn });
    if (exchange.answer) messages.push({ role: "assistant", text: exchange.answer });
  }
  const unread = files.filter((file) => readingOf(file, reads) === "nothing");
  return { messages, leftOut: first, unread, isTooMuch };
}

/** Message of the user, after the texts of files that are sent as text. */
function turnOf({ text, files = [] }: Said, reads: readonly ReadableKind[]) {
  const texts = files.filter((file) => readingOf(file, reads) === "text").map(({ data }) => data);
  return { text: [...texts, text].join("\n\n"), files: files.filter((file) => readingOf(file, reads) === "file") };
}

interface Load {
  readonly tokens: number;
  /** Bytes of files that are sent as they are. */
  readonly bytes: number;
}

const loadOf = ({ files = [] }: Said, reads: readonly ReadableKind[]): Load =>
  sumOf(
    files.map((file) =>
      readingOf(file, reads) === "file"
        ? { tokens: fileTokens(file), bytes: file.bytes }
        : { tokens: Math.ceil(file.textBytes / bytesPerTokenAtLeast), bytes: 0 },
    ),
  );

const sumOf = (loads: readonly Load[]): Load => ({
  tokens: loads.reduce((sum, { tokens }) => sum + tokens, 0),
  bytes: loads.reduce((sum, { bytes }) => sum + bytes, 0),
});

const isAbove = ({ tokens, bytes }: Load): boolean => tokens > sentFilesMax.tokens || bytes > sentFilesMax.bytes;

/** Maximum price of an answer to these messages, in AIC. */
export function priceAtMost({ messages }: Pick<SentMessages, "messages">): number {
  const tokens = messages.flatMap(({ files = [] }) => files.map(fileTokens)).reduce((sum, count) => sum + count, 0);
  return maxTextPrice(
    inputTextOf({ messages: messages.map(({ role, text }) => ({ role, text })) }),
    maxAnswerTokens + tokens,
  );
}

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
