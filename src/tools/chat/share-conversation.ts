import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type Actor, keptKeys } from "#teams/index.ts";
import { holdPrivate, shareWithTeam } from "#work/index.ts";
import { chatLimits } from "./chat-rules.ts";
import { lockConversations, noConversation, requireRoom } from "./conversations.ts";
import { giveFiles } from "./files/chat-files.ts";
import { keepEndedAnswers } from "./keep-answer.ts";
import { chatAnswers, chatMessageFiles, chatMessages, conversations } from "./schema.ts";

interface SharedConversation {
  readonly actor: Pick<Actor, "userId" | "team" | "privateId">;
  readonly conversationId: string;
}

/**
 * Shares a conversation that a member of a team keeps to themselves with the team: with its answers, their runs, its files and its link.
 * @throws {AppError} `not_found`, also for another member’s; `conflict` while an answer is being written, and if the team has too many;
 * `payload_too_large` if it has no room for the files; as `shareWithTeam`.
 */
export async function shareConversation(
  services: Pick<Services, "db" | "clock">,
  { actor, conversationId: id }: SharedConversation,
): Promise<void> {
  await keepEndedAnswers(services.db, actor.privateId, services.clock.now());
  const sharing = { actor, kind: "chat", work: { kind: "chat", id } } as const;
  await shareWithTeam(services, sharing, async (tx, { fromId, toId, teamName }) => {
    // The lock of the list comes before that of a conversation wherever both are taken.
    await lockConversations(tx, toId);
    const held = { id, title: conversations.title, fromId, toId, gone: noConversation };
    const title = await holdPrivate(tx, conversations, held);
    if (title === undefined) return undefined;
    await requireRoom(tx, toId, full(teamName));
    const runIds = await giveAnswers(tx, id, toId);
    await tx.update(conversations).set({ userId: toId }).where(eq(conversations.id, id));
    await giveFiles(tx, { fileIds: await listFileIds(tx, id), fromId, toId });
    return { title, runIds };
  });
}

/** @returns the ids of their runs. @throws {AppError} `conflict` while one is being written. */
async function giveAnswers(tx: Transaction, conversationId: string, toId: string): Promise<readonly string[]> {
  const messages = tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId));
  const areIts = inArray(chatAnswers.messageId, messages);
  const { state, runId } = chatAnswers;
  // Locked, because an answer that has failed can go on with another model.
  const answers = await tx.select({ state, runId }).from(chatAnswers).where(areIts).for("update");
  if (answers.some((answer) => answer.state === "running")) throw isUnderWay();
  const given = { userId: toId, idempotencyKey: keptKeys(chatAnswers, toId) };
  await tx.update(chatAnswers).set(given).where(areIts);
  return answers.flatMap((answer) => answer.runId ?? []);
}

async function listFileIds(tx: Transaction, conversationId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectDistinct({ id: chatMessageFiles.fileId })
    .from(chatMessageFiles)
    .innerJoin(chatMessages, eq(chatMessages.id, chatMessageFiles.messageId))
    .where(eq(chatMessages.conversationId, conversationId));
  return rows.map(({ id }) => id);
}

const isUnderWay = () =>
  new AppError("conflict", {
    userMessage: "An answer is being written in this chat. Wait until it is complete, or stop it, then share the chat.",
  });

const full = (teamName: string): string =>
  `${teamName} has ${chatLimits.conversations} conversations, which is the most. Delete some of them first.`;
