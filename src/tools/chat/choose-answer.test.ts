import { afterAll, beforeAll, expect, it } from "vitest";
import { addConversation, addUser } from "../../../test/conversations.ts";
import { countLockWaits } from "../../../test/count-lock-waits.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { chooseAnswer, holdConversation, listMessages } from "./conversations.ts";
import { chatMessages } from "./schema.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("[F5] no answer is chosen for a message while another tab goes on from it", async () => {
  const { db } = database;
  const own = await addConversation(database, await addUser(database), 1);
  const { conversationId } = own;
  const answerId = (await listMessages(db, conversationId))[0]?.answers[0]?.id ?? "";
  let refusal: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await holdConversation(tx, own);
    await tx.insert(chatMessages).values({ conversationId, position: 2, text: "More", createdAt: new Date() });
    refusal = chooseAnswer(db, { ...own, answerId }).catch((error: unknown) => error);
    await Promise.race([refusal, expect.poll(() => countLockWaits(database)).toBe(1)]);
  });
  expect(await refusal).toMatchObject({ code: "conflict" });
});
