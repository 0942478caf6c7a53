import { and, eq, inArray, notExists } from "drizzle-orm";
import type { ReadableKind } from "#directory/rules.ts";
import type { Payer } from "#models/rules.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Database, Executor, Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { ownProject } from "#runs/index.ts";
import { type ChatBot, findTalkingBot, getTalkingBot } from "./bots/talking-bot.ts";
import { chatLimits, titleOf } from "./chat-rules.ts";
import { type ChatMessage, holdConversation, listMessages, noConversation, requireRoom } from "./conversations.ts";
import { type ChatFile, tooMuchLine, unreadLine } from "./files/chat-file-rules.ts";
import { attachFiles } from "./files/chat-files.ts";
import { withFileTexts } from "./files/send-files.ts";
import { chatAnswers, chatMessages, conversations } from "./schema.ts";
import { chosenAnswer, earlierMax, type SentMessages, sentMessages } from "./sent-messages.ts";

/** Question to answer: a new message, or the latest one again. */
export type Question =
  | {
      readonly kind: "new";
      /** Null starts a conversation. */
      readonly conversationId: string | null;
      /** Bot of a conversation that is started, if it is one with a bot. */
      readonly botId: string | null;
      /** Project for a conversation that is started: one of the user’s. Anything else is ignored. */
      readonly projectId?: string | undefined;
      /** The latest message that the user's page shows; null if it shows none. */
      readonly after: string | null;
      readonly text: string;
      /** Ids of files that the user has uploaded. */
      readonly files?: readonly string[];
    }
  | { readonly kind: "again"; readonly messageId: string };

export interface OpenQuestion {
  readonly userId: string;
  /** Owner of what the user has uploaded; the same, if left out. */
  readonly uploaderId?: string | undefined;
  /** Owners of what the user sees: of answers that may be of the same press, and of files to send; the same, if left out. */
  readonly ownerIds?: readonly string[] | undefined;
  readonly idempotencyKey: string;
  readonly engine: {
    readonly id: string;
    readonly modelName: string;
    readonly payer: Payer;
    /** Besides text. */
    readonly reads: readonly ReadableKind[];
  };
  readonly question: Question;
  readonly now: Date;
}

export interface OpenedAnswer {
  readonly conversationId: string;
  readonly messageId: string;
  readonly answerId: string;
  readonly sent: SentMessages;
  /** Takes back what was stored, for a run that was refused. */
  undo(db: Database): Promise<void>;
}

/**
 * Stores a message and an answer that is under way, and reads what the model is sent. Only answers to one message are under way at a
 * time, by different models, however many pages are open.
 * @throws {AppError} `not_found` (also a bot that the user may not talk to), `conflict` (under way, gone on elsewhere, repeated key,
 * too many), also for the limits.
 */
export async function openAnswer(db: Database, asked: OpenQuestion): Promise<OpenedAnswer> {
  const { userId, question, now } = asked;
  return db.transaction(async (tx) => {
    await refuseRepeated(tx, asked);
    const isNew = question.kind === "new" && question.conversationId === null;
    const { id: conversationId, bot } = isNew
      ? await addConversation(tx, userId, question, now)
      : await lockConversation(tx, asked);
    const messages = isNew ? [] : await listMessages(tx, conversationId, { countMax: earlierMax + 1 });
    refuseWhileRunning(messages, asked);
    const last = messages.at(-1);
    const message =
      question.kind === "new" ? await addMessage(tx, conversationId, last, asked, question) : again(last, question);
    const added = await tx
      .insert(chatAnswers)
      .values({
        messageId: message.id,
        userId,
        idempotencyKey: asked.idempotencyKey,
        engine: asked.engine.id,
        modelName: asked.engine.modelName,
        payer: asked.engine.payer,
        state: "running",
        createdAt: now,
      })
      // The same press in another request, which was first.
      .onConflictDoNothing({ target: [chatAnswers.userId, chatAnswers.idempotencyKey] })
      .returning({ id: chatAnswers.id });
    const answerId = added[0]?.id;
    if (!answerId) throw isRepeated();
    const before = await touch(tx, conversationId, now);
    const earlier = messages.filter(({ id }) => id !== message.id).slice(-earlierMax);
    const { reads } = asked.engine;
    const asShown = { ...message, answer: undefined };
    const [next = { text: message.text }, ...said] = await withFileTexts(
      tx,
      [asShown, ...earlier.map(exchangeOf)],
      reads,
    );
    const sent = sentMessages(said, next, { preamble: bot?.preamble, reads });
    refuseFiles(sent, asked, message.files);
    return {
      conversationId,
      messageId: message.id,
      answerId,
      sent,
      undo: (database) =>
        undoOpening(database, { isNew, question, conversationId, messageId: message.id, answerId, before }),
    };
  });
}

interface Opening extends Pick<OpenedAnswer, "conversationId" | "messageId" | "answerId"> {
  /** True if the conversation began with it. */
  readonly isNew: boolean;
  readonly question: Question;
  /** Moment at which the conversation was touched before. */
  readonly before: Date;
}

/** At once, and as openings: another page that asks meanwhile waits, and finds the conversation as it was. */
function undoOpening(db: Database, { isNew, question, conversationId, messageId, answerId, before }: Opening) {
  return db.transaction(async (tx) => {
    const isThis = eq(conversations.id, conversationId);
    await tx.select({ id: conversations.id }).from(conversations).where(isThis).for("update");
    await tx.delete(chatAnswers).where(eq(chatAnswers.id, answerId));
    // Unless another model has been asked meanwhile.
    const answers = tx.select().from(chatAnswers).where(eq(chatAnswers.messageId, messageId));
    const isUnanswered = and(eq(chatMessages.id, messageId), notExists(answers));
    if (question.kind === "new") await tx.delete(chatMessages).where(isUnanswered);
    const left = tx.select().from(chatMessages).where(eq(chatMessages.conversationId, conversationId));
    if (isNew) await tx.delete(conversations).where(and(isThis, notExists(left)));
    await tx.update(conversations).set({ updatedAt: before }).where(isThis);
  });
}

const exchangeOf = ({ text, files, answers, chosenAnswerId }: ChatMessage) => ({
  text,
  files,
  answer: chosenAnswer(answers, chosenAnswerId)?.text,
});

async function refuseRepeated(
  tx: Transaction,
  { userId, ownerIds = [userId], idempotencyKey }: OpenQuestion,
): Promise<void> {
  // Also one that was shared with the team meanwhile.
  const isSame = and(inArray(chatAnswers.userId, [...ownerIds]), eq(chatAnswers.idempotencyKey, idempotencyKey));
  const [same] = await tx.select({ id: chatAnswers.id }).from(chatAnswers).where(isSame);
  if (same) throw isRepeated();
}

interface OpenConversation {
  readonly id: string;
  readonly bot: ChatBot | undefined;
}

async function addConversation(
  tx: Transaction,
  userId: string,
  { text, botId, projectId }: Extract<Question, { kind: "new" }>,
  now: Date,
): Promise<OpenConversation> {
  await requireRoom(tx, userId);
  const bot = botId === null ? undefined : await getTalkingBot(tx, { userId, botId, now });
  const [added] = await tx
    .insert(conversations)
    .values({
      userId,
      title: titleOf(text),
      botId,
      botName: bot?.name ?? null,
      createdAt: now,
      updatedAt: now,
      projectId: ownProject({ userId, projectId }),
    })
    .returning({ id: conversations.id });
  if (!added) throw noConversation();
  return { id: added.id, bot };
}

/** Pages that ask at the same time wait here for each other. */
async function lockConversation(
  tx: Transaction,
  { userId, question, now }: Pick<OpenQuestion, "userId" | "question" | "now">,
): Promise<OpenConversation> {
  const conversationId =
    question.kind === "new" ? question.conversationId : await findConversationOf(tx, question.messageId);
  const { id, botId } = await holdConversation(tx, { userId, conversationId: conversationId ?? "" });
  return { id, bot: botId === null ? undefined : await findTalkingBot(tx, { userId, botId, now }) };
}

/** @returns the id of a message’s conversation. The caller checks whose it is. */
export async function findConversationOf(tx: Executor, messageId: string): Promise<string | undefined> {
  const { id, conversationId } = chatMessages;
  const found = isUuid(messageId)
    ? await tx.select({ conversationId }).from(chatMessages).where(eq(id, messageId))
    : [];
  return found[0]?.conversationId;
}

/** Several models may answer the latest message at the same time, each once. */
function refuseWhileRunning(messages: readonly ChatMessage[], { question, engine }: OpenQuestion): void {
  const running = messages.flatMap(({ id, answers }) =>
    answers.filter(({ state }) => state === "running").map((answer) => ({ messageId: id, engine: answer.engine })),
  );
  const isBeside =
    question.kind === "again" &&
    running.length < chatLimits.atOnce &&
    running.every((other) => other.messageId === question.messageId && other.engine !== engine.id);
  if (running.length > 0 && !isBeside) throw isUnderWay();
}

/** Nothing is sent that the model can't read. */
function refuseFiles({ unread, isTooMuch }: SentMessages, { engine }: OpenQuestion, own: readonly ChatFile[]): void {
  const refusal = (userMessage: string) => new AppError("invalid_input", { field: "files", userMessage });
  if (isTooMuch) throw refusal(tooMuchLine);
  if (unread.length === 0) return;
  const isAttached = unread.every(({ id }) => own.some((file) => file.id === id));
  throw refusal(unreadLine([engine], unread, { isAttached, others: undefined }));
}

interface NewMessage {
  readonly id: string;
  readonly text: string;
  readonly files: readonly ChatFile[];
}

async function addMessage(
  tx: Transaction,
  conversationId: string,
  last: ChatMessage | undefined,
  { userId, uploaderId = userId, ownerIds = [userId], now }: OpenQuestion,
  { after, text, files = [] }: Extract<Question, { kind: "new" }>,
): Promise<NewMessage> {
  if ((last?.id ?? null) !== after) throw hasGoneOn();
  const position = (last?.position ?? 0) + 1;
  if (position > chatLimits.messages) throw isFull();
  const [added] = await tx
    .insert(chatMessages)
    .values({ conversationId, position, text, createdAt: now })
    .returning({ id: chatMessages.id, text: chatMessages.text });
  if (!added) throw noConversation();
  const given = { userId, uploaderId, ownerIds, messageId: added.id, fileIds: files };
  return { ...added, files: await attachFiles(tx, given) };
}

function again(last: ChatMessage | undefined, { messageId }: Extract<Question, { kind: "again" }>): NewMessage {
  if (last?.id !== messageId) throw hasGoneOn();
  if (last.answers.length >= chatLimits.answers) throw tooManyAnswers();
  return last;
}

/** @returns when it was touched before. */
async function touch(tx: Transaction, conversationId: string, now: Date): Promise<Date> {
  const isIt = eq(conversations.id, conversationId);
  const [before] = await tx.select({ at: conversations.updatedAt }).from(conversations).where(isIt);
  await tx.update(conversations).set({ updatedAt: now }).where(isIt);
  return before?.at ?? now;
}

const conflict = (userMessage: string) => new AppError("conflict", { userMessage });

const isRepeated = () => conflict("This message has already been sent.");
const isUnderWay = () =>
  conflict("An answer is being written in this conversation. Wait until it is complete, or stop it.");
const hasGoneOn = () =>
  conflict("This conversation has gone on in another tab. You see it now: check it, and send your message again.");
const isFull = () =>
  conflict(`This conversation has ${chatLimits.messages} messages, which is the most. Please start a new one.`);
const tooManyAnswers = () =>
  conflict(
    `This message has ${chatLimits.answers} answers, which is the most. Continue with one of them, or send a new message.`,
  );
