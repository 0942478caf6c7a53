/** Price of a message to some models, and whether they can read what they are sent. Pure: the page computes it while the user writes. */
import type { EngineChoice } from "#models/rules.ts";
import type { Preamble } from "./bots/bot-preamble.ts";
import { type ChatFile, readingOf, tooMuchLine, unreadLine } from "./files/chat-file-rules.ts";
import { priceAtMost, type SentFile, sentMessages } from "./sent-messages.ts";

interface Said {
  readonly text: string;
  readonly files: readonly ChatFile[];
}

export interface MessageToPlan {
  /** Oldest first. */
  readonly earlier: readonly (Said & { readonly answer: string | undefined })[];
  readonly next: Said;
  readonly preamble: Preamble | undefined;
}

/** Messages that this model would be sent. Texts that only the server has are as long as those. */
const sentTo = ({ reads }: Pick<EngineChoice, "reads">, { earlier, next, preamble }: MessageToPlan) =>
  sentMessages(
    earlier.map((exchange) => ({ ...exchange, files: exchange.files.map(fill) })),
    { text: next.text, files: next.files.map(fill) },
    { preamble, reads },
  );

const fill = (file: ChatFile): SentFile => ({ ...file, data: "x".repeat(file.textBytes) });

/** AIC at most; 0 on the user’s own key. */
export const maxAicFor = (engine: EngineChoice, message: MessageToPlan): number =>
  engine.payer === "own-key" ? 0 : priceAtMost(sentTo(engine, message));

/** The first model that can be sent the message for no more than some credits. */
export const engineWithin = (
  engines: readonly EngineChoice[],
  message: MessageToPlan,
  availableAic: number,
): EngineChoice | undefined =>
  engines.find((one) => !one.needsPlan && canRead(one, message) && maxAicFor(one, message) <= availableAic);

/** Tells whether this model can be sent the message with all its files. */
export function canRead(engine: Pick<EngineChoice, "reads">, message: MessageToPlan): boolean {
  const { unread, isTooMuch } = sentTo(engine, message);
  return unread.length === 0 && !isTooMuch;
}

/** @param chosen those that answer. @param engines all that could. */
export function planMessage(chosen: readonly EngineChoice[], engines: readonly EngineChoice[], message: MessageToPlan) {
  const planned = chosen.map((engine) => ({ engine, sent: sentTo(engine, message) }));
  const blind = planned.filter(({ sent }) => sent.unread.length > 0);
  return {
    asked: planned.map(({ engine, sent }) => ({
      engine,
      maxAic: engine.payer === "own-key" ? 0 : priceAtMost(sent),
    })),
    /** Number of earlier messages that some model doesn’t get to read. */
    leftOut: Math.max(0, ...planned.map(({ sent }) => sent.leftOut)),
    fileProblem: planned.some(({ sent }) => sent.isTooMuch) ? tooMuchLine : problemOf(blind, engines, message),
    fileNote: noteOn(chosen, message.next.files),
  };
}

function problemOf(
  blind: readonly { readonly engine: EngineChoice; readonly sent: ReturnType<typeof sentTo> }[],
  engines: readonly EngineChoice[],
  message: MessageToPlan,
): string | undefined {
  if (blind.length === 0) return undefined;
  const unread = blind.flatMap(({ sent }) => sent.unread);
  const isOwn = ({ id }: ChatFile) => message.next.files.some((file) => file.id === id);
  const able = engines.filter((engine) => canRead(engine, message));
  const open = able.filter(isOpen);
  const models = blind.map(({ engine }) => engine);
  return unreadLine(models, unread, { isAttached: unread.every(isOwn), others: open.length > 0 ? open : able });
}

/** Whatever the user's plan is. */
const isOpen = ({ isAdvanced, payer }: EngineChoice): boolean => !isAdvanced || payer === "own-key";

function noteOn(chosen: readonly EngineChoice[], files: readonly ChatFile[]): string | undefined {
  const readers = chosen.filter(({ reads }) => files.some((file) => readingOf(file, reads) === "text"));
  if (readers.length === 0) return undefined;
  const names = readers.map(({ modelName }) => modelName).join(" and ");
  return `${names} ${readers.length === 1 ? "gets" : "get"} the text of PDFs, without their pictures.`;
}
