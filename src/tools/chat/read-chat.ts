import { desc, eq } from "drizzle-orm";
import type { EngineChoice } from "#models/rules.ts";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { listOutputs } from "#runs/index.ts";
import { isSharedIn } from "#teams/index.ts";
import { readPosition } from "#work/conversation-rules.ts";
import { preambleBytes } from "./bots/bot-preamble.ts";
import { type ChatBot, findTalkingBot, getTalkingBot } from "./bots/talking-bot.ts";
import { findDraft } from "./branch-conversation.ts";
import { chatLimits, conversationPath, conversationsShown } from "./chat-rules.ts";
import {
  findOriginal,
  getConversation,
  listConversations,
  listMessagesOfPage,
  restorableConversations,
} from "./conversations.ts";
import { keepEndedAnswers } from "./keep-answer.ts";
import { listAuthors } from "./message-authors.ts";
import { chatAnswers } from "./schema.ts";
import { chosenAnswer } from "./sent-messages.ts";

interface ChatQuery {
  /** Owner of the conversation, or of a new one. */
  readonly userId: string;
  /** Owners of those that are listed. */
  readonly ownerIds: readonly string[];
  /** The user who reads it. */
  readonly readerId: string;
  /** Undefined for a new conversation. */
  readonly conversationId: string | undefined;
  /**
   * Parameters of the page’s address: `q` searches, `show` makes the list longer, `before` shows older messages, `deleted` offers to undo,
   * `edit` names a message to write anew, `bot` begins with one.
   */
  readonly query: URLSearchParams;
  readonly listEngines: () => Promise<readonly EngineChoice[]>;
}

/** Content of the chat page. @throws {AppError} `not_found` for an unknown conversation, or bot to begin one with. */
export async function readChat(
  services: Services,
  { userId, ownerIds, readerId, conversationId, query, listEngines }: ChatQuery,
) {
  const { db, clock } = services;
  await keepEndedAnswers(db, userId, clock.now());
  const search = (query.get("q") ?? "").trim().slice(0, chatLimits.search);
  const listedMax = chatLimits.conversations * ownerIds.length;
  const countMax = Math.min(readPosition(query.get("show")) ?? conversationsShown, listedMax);
  const conversation = conversationId ? await getConversation(db, { userId, conversationId }) : null;
  const before = readPosition(query.get("before"));
  const botId = conversation ? conversation.botId : query.get("bot");
  const findBot = conversation ? findTalkingBot : getTalkingBot;
  const [bot, list, engines, messages, deleted, engineUsed, draft, original] = await Promise.all([
    botId ? findBot(db, { userId, botId, now: clock.now() }) : undefined,
    listConversations(db, { ownerIds, search, countMax }),
    listEngines(),
    conversation ? listMessagesOfPage(db, conversation.id, before) : [],
    findDeleted(db, { ownerIds, id: query.get("deleted") }, clock.now()),
    findEngineUsed(db, userId),
    query.has("edit") ? findDraft(db, ownerIds, query.get("edit") ?? "") : undefined,
    conversation ? findOriginal(db, { conversationId: conversation.id, ownerIds }) : undefined,
  ]);
  const authors = isSharedIn(ownerIds, userId) ? await listAuthors(db, { messages, readerId }) : undefined;
  const running = messages.flatMap(({ answers }) => answers.filter(({ state }) => state === "running"));
  const came = await listOutputs(
    db,
    running.flatMap(({ runId }) => runId ?? []),
  );
  const first = messages[0]?.position ?? 1;
  const last = messages.at(-1);
  const answered = last && (chosenAnswer(last.answers, last.chosenAnswerId) ?? last.answers.at(-1));
  const wanted = [query.get("engine"), answered?.engine, bot?.engine, engineUsed];
  const usable = engines.filter(({ needsPlan }) => !needsPlan);
  const engine = wanted.map((id) => usable.find((one) => one.id === id || one.slug === id)).find(Boolean) ?? engines[0];
  return {
    userId,
    conversation,
    /** Null without one, and for one that the user can’t talk to anymore. */
    bot: bot ? shown(bot) : null,
    messages: messages.map(({ position: _, answers, ...message }) => ({
      ...message,
      author: authors?.get(message.id) ?? null,
      answers: answers.map(({ messageId: __, createdAt: ___, runId, ...answer }) =>
        answer.state === "running"
          ? { ...answer, runId, text: came.get(runId ?? "") ?? "" }
          : { ...answer, runId: null },
      ),
    })),
    earlierCount: first - 1,
    earlierPath: conversation && first > 1 ? `${conversationPath(conversation.id)}?before=${first}` : null,
    /** Older messages alone are shown. */
    isEarlier: conversation !== null && before !== undefined,
    list: list.entries,
    showMore: list.hasMore && countMax < listedMax ? countMax + conversationsShown : null,
    search,
    deleted: deleted ?? null,
    draft: draft ?? null,
    /** Conversation that this one was branched from. */
    original: original ?? null,
    engineId: engine?.id ?? null,
    engines,
  };
}

/** Bot without the text that the model reads, which stays on the server: the page prices it by its size. */
const shown = ({ preamble, ...bot }: ChatBot) => ({ ...bot, preambleBytes: preambleBytes(preamble) });

async function findDeleted(
  db: Executor,
  { ownerIds, id }: { readonly ownerIds: readonly string[]; readonly id: string | null },
  now: Date,
) {
  const ofEach =
    id === null ? [] : ownerIds.map((userId) => restorableConversations.findDeleted(db, { userId, id }, now));
  return (await Promise.all(ofEach)).find(Boolean);
}

async function findEngineUsed(db: Executor, userId: string): Promise<string | undefined> {
  const { engine, createdAt } = chatAnswers;
  const [latest] = await db
    .select({ engine })
    .from(chatAnswers)
    .where(eq(chatAnswers.userId, userId))
    .orderBy(desc(createdAt))
    .limit(1);
  return latest?.engine;
}
