import { eq } from "drizzle-orm";
import { z } from "zod";
import { listTextEngines, type TextEngine } from "#models/index.ts";
import { fallbacksFor } from "#models/rules.ts";
import type { Database } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { giveRuns, runText } from "#runs/index.ts";
import type { RunEvent } from "#runs/rules.ts";
import { findOwner, ownersOf } from "#teams/index.ts";
import { formatNumber } from "#ui/format.ts";
import type { AskedByActor } from "../run-screens/asked-by-actor.ts";
import { followStoredRun } from "../run-screens/text/stored-answer.ts";
import { type ChatEvent, chatLimits } from "./chat-rules.ts";
import { chatFileLimits } from "./files/chat-file-rules.ts";
import { withBytes } from "./files/send-files.ts";
import { keepAnswer, keepEndedAnswers } from "./keep-answer.ts";
import { findConversationOf, type OpenedAnswer, openAnswer, type Question } from "./open-answer.ts";
import { chatAnswers, conversations } from "./schema.ts";
import { maxAnswerTokens, type SentMessages } from "./sent-messages.ts";

const chat = "chat";

const common = {
  idempotencyKey: z.uuid(),
  engine: z.string().max(250),
  /** AIC. */
  maxAic: z.number().int().min(0).max(1_000).optional(),
  /** True if another model may answer if this one fails. */
  mayFallBack: z.boolean().default(false),
};
/** Bodies of requests. */
const messageSchema = z.strictObject({
  ...common,
  conversationId: z.uuid().nullable(),
  botId: z.uuid().nullable().default(null),
  /** A project of the user’s, which a new conversation is put in. */
  projectId: z.uuid().optional(),
  after: z.uuid().nullable(),
  /** Ids of uploads. */
  files: z.array(z.uuid()).max(chatFileLimits.perMessage).default([]),
  text: z.string().transform(tidyMessage).pipe(z.string().min(1).max(chatLimits.message)),
});
const answerSchema = z.strictObject({ ...common, messageId: z.uuid() });

/** PostgreSQL stores no zero characters. */
function tidyMessage(text: string): string {
  return text.replaceAll("\u0000", "").replace(/\r\n?/g, "\n").trim();
}

/**
 * Answers a new message, streamed. What the model reads is what is stored, not what the browser has. It goes on when the reader goes away.
 * @throws {AppError} before the first event: `invalid_input`, as `openAnswer` and as `runText`. Then nothing has been stored.
 */
export function answerMessage(services: Services, asked: AskedByActor, gone: AbortSignal): AsyncGenerator<ChatEvent> {
  const { conversationId, botId, projectId, after, text, files, ...run } = read(messageSchema, asked.body);
  return answer(
    services,
    { ...asked, ...run, question: { kind: "new", conversationId, botId, projectId, after, text, files } },
    gone,
  );
}

/** Answers the latest message once more, beside the answers that are there. Throws as `answerMessage`. */
export function answerAgain(services: Services, asked: AskedByActor, gone: AbortSignal): AsyncGenerator<ChatEvent> {
  const { messageId, ...run } = read(answerSchema, asked.body);
  return answer(services, { ...asked, ...run, question: { kind: "again", messageId } }, gone);
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  const field = String(checked.error.issues[0]?.path[0] ?? "");
  const userMessage =
    field === "text"
      ? `Please write a message of 1 to ${formatNumber(chatLimits.message)} characters.`
      : `Please reload the page: ${field || "the request"} has a value that isn’t accepted.`;
  throw new AppError("invalid_input", { userMessage, field: field || undefined });
}

interface AskedAnswer extends AskedByActor {
  readonly idempotencyKey: string;
  readonly engine: string;
  readonly maxAic?: number | undefined;
  readonly mayFallBack: boolean;
  readonly question: Question;
}

interface OwnedAnswer extends AskedAnswer {
  /** Owner of the conversation. */
  readonly userId: string;
}

async function* answer(services: Services, given: AskedAnswer, gone: AbortSignal): AsyncGenerator<ChatEvent> {
  const asked = { ...given, userId: await ownerOfQuestion(services.db, given) };
  const asking = await openFor(services, asked);
  const takeBack = async (error: unknown): Promise<never> => {
    await asking.opened.undo(services.db);
    throw error;
  };
  const events = runText(services, await runOf(services, asked, asking).catch(takeBack), gone);
  const first = await events.next().catch(takeBack);
  const { db, clock } = services;
  const { conversationId, messageId, answerId } = asking.opened;
  yield* followStoredRun(events, first, { type: "asked", conversationId, messageId, answerId } as const, {
    tie: (started) => tieToRun(db, { answerId, userId: asked.userId }, started, asking.engines),
    keep: (problem) => keepAnswer(db, answerId, clock.now(), problem),
  });
}

/** A conversation is its member's, or the team's once it is shared; a new one is its member's. */
async function ownerOfQuestion(db: Database, { actor, question }: Pick<AskedAnswer, "actor" | "question">) {
  const id = question.kind === "new" ? question.conversationId : await findConversationOf(db, question.messageId);
  return id ? findOwner(db, conversations, { id, ...actor }) : actor.privateId;
}

interface Asking {
  readonly opened: OpenedAnswer;
  /** The one that the user has chosen, then those that may answer if it fails. */
  readonly engines: readonly [TextEngine, ...TextEngine[]];
}

/** @throws {AppError} `not_found` for an engine that isn't connected, and as `openAnswer`. */
async function openFor(services: Services, asked: OwnedAnswer): Promise<Asking> {
  const { db, clock } = services;
  const { userId, actor, idempotencyKey, question } = asked;
  // In a team, the team's keys: nothing of it is paid with a member's own.
  const connected = await listTextEngines(services, actor.ownerId);
  const engine = connected.find(({ id }) => id === asked.engine);
  if (!engine) {
    throw new AppError("not_found", { userMessage: "This engine isn’t connected. Please choose another one." });
  }
  await keepEndedAnswers(db, userId, clock.now());
  const opened = await openAnswer(db, {
    userId,
    uploaderId: actor.privateId,
    ownerIds: ownersOf(actor),
    idempotencyKey,
    engine,
    question,
    now: clock.now(),
  });
  const fallbacks = asked.mayFallBack ? fallbacksFor(connected.filter(readsAllOf(opened.sent)), engine) : [];
  return { opened, engines: [engine, ...fallbacks] };
}

async function runOf(
  services: Services,
  { userId, plan, idempotencyKey, maxAic }: OwnedAnswer,
  { opened: { conversationId, sent }, engines: [engine, ...fallbacks] }: Asking,
) {
  const runOn = (one: TextEngine) => ({
    engine: one,
    description: `a chat answer by ${one.modelName}`,
    settings: { conversationId, engine: one.id, modelName: one.modelName },
  });
  return {
    userId,
    plan,
    idempotencyKey,
    tool: chat,
    maxAic,
    outlivesReader: true,
    ...runOn(engine),
    fallbacks: fallbacks.map(runOn),
    request: { messages: await withBytes(services, sent.messages), maxOutputTokens: maxAnswerTokens },
  };
}

/** The answer is that of the run that goes on, which may be another model's. */
async function tieToRun(
  db: Database,
  { answerId, userId }: { readonly answerId: string; readonly userId: string },
  { runId, engine: { slug, model } }: Extract<RunEvent, { type: "started" }>,
  engines: Asking["engines"],
): Promise<void> {
  const [chosen] = engines;
  const writer = engines.find((one) => one.slug === slug && one.model === model) ?? chosen;
  const byOther =
    writer === chosen ? {} : { engine: writer.id, modelName: writer.modelName, insteadOf: chosen.modelName };
  // A page that was opened just now may have found that the first run failed.
  const goesOn = { runId, state: "running", problem: null } as const;
  await db.transaction(async (tx) => {
    const [tied] = await tx
      .update(chatAnswers)
      .set({ ...goesOn, ...byOther })
      .where(eq(chatAnswers.id, answerId))
      .returning({ ownerId: chatAnswers.userId });
    // A conversation can be shared with a team between the failure of one model and the start of another.
    if (tied) await giveRuns(tx, { runIds: [runId], fromId: userId, toId: tied.ownerId });
  });
}

/** Models that can be sent the same request. */
const readsAllOf =
  ({ messages }: SentMessages) =>
  ({ reads }: TextEngine): boolean =>
    messages.every(({ files = [] }) => files.every(({ kind }) => reads.includes(kind)));
