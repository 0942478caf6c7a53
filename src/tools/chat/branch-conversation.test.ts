import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addConversation, addUser } from "../../../test/conversations.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { branchConversation } from "./branch-conversation.ts";
import { chatLimits } from "./chat-rules.ts";
import { chooseAnswer, listMessages } from "./conversations.ts";
import { chatAnswers, conversations } from "./schema.ts";

describe("branches of conversations", () => {
  let database: TestDatabase;
  let harness: TestServices;
  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, () => []);
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
  });

  /** A conversation of one message, and how to go on from it in a copy. */
  async function begin() {
    const own = await addConversation(database, await addUser(database), 1);
    const [message] = await listMessages(database.db, own.conversationId);
    if (!message) throw new Error("there is no message");
    const point = { userId: own.userId, messageId: message.id, at: "continue" } as const;
    return { ...own, message, branch: () => branchConversation(harness.services, point) };
  }
  const conversationsOf = (userId: string) => database.db.$count(conversations, eq(conversations.userId, userId));

  it("[F5] a copy goes on with the answer that was chosen, and has none that isn’t complete", async () => {
    const { message, branch, ...own } = await begin();
    const [first] = message.answers;
    const answer = { ...own, messageId: message.id, engine: "one", modelName: "One", payer: "credits" } as const;
    const [chosen] = await database.db
      .insert(chatAnswers)
      .values([
        { ...answer, idempotencyKey: "chosen", state: "stopped", text: "Better", createdAt: new Date() },
        { ...answer, idempotencyKey: "running", state: "running", createdAt: new Date() },
        { ...answer, idempotencyKey: "failed", state: "failed", createdAt: new Date() },
      ])
      .returning({ id: chatAnswers.id });
    await chooseAnswer(database.db, { ...own, answerId: chosen?.id ?? "" });
    const { conversationId } = await branch();
    const [copy] = await listMessages(database.db, conversationId ?? "");
    expect(copy?.answers.map(({ text }) => text)).toEqual([first?.text, "Better"]);
    expect(copy?.answers.find(({ id }) => id === copy.chosenAnswerId)?.text).toBe("Better");
  });

  it("[F5] copies made at the same moment are no more than a user has room for", async () => {
    const { userId, branch } = await begin();
    await database.pool.query(
      "insert into conversations (user_id, title, created_at, updated_at) select $1, 'One of many', now(), now() from generate_series(3, 1000)",
      [userId],
    );
    const made = await Promise.allSettled([branch(), branch(), branch(), branch()]);
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await conversationsOf(userId)).toBe(chatLimits.conversations);
  });

  it("[F5] nothing is copied once a user has too much text", async () => {
    const { userId, conversationId, branch } = await begin();
    const half = "insert into chat_messages (conversation_id, position, text, created_at) values ($1, $2, $3, now())";
    const text = "x".repeat(chatLimits.bytesToBranch / 2);
    await database.pool.query(half, [conversationId, 2, text]);
    await branch();
    await database.pool.query(half, [conversationId, 3, text]);
    await expect(branch()).rejects.toMatchObject({ code: "conflict" });
    expect(await conversationsOf(userId)).toBe(2);
  });

  it("[F5] a user branches so often and no more, whatever comes of it", async () => {
    const { branch } = await begin();
    for (let count = 0; count < 60; count++) await branch();
    await expect(branch()).rejects.toMatchObject({ code: "rate_limited" });
  });
});
