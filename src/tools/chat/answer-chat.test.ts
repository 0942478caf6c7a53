import { randomUUID } from "node:crypto";
import { LLMock } from "@copilotkit/aimock";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { creditsJobs, findBalance, firstRunFinished, openCredits, verifyLedger } from "#credits/index.ts";
import type { Services } from "#platform/services.ts";
import { createProject, firstOwnKeyRunFinished, runsJobs, stopRun } from "#runs/index.ts";
import { connectKey } from "../../../test/connect-key.ts";
import { exportOf } from "../../../test/export-of.ts";
import { type FaultyProxy, startFaultyProxy } from "../../../test/faulty-proxy.ts";
import { grantTo } from "../../../test/ledger.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { answerAgain, answerMessage } from "./answer-chat.ts";
import { branchConversation, findDraft } from "./branch-conversation.ts";
import { chatData } from "./chat-data.ts";
import { chatJobs, removeDeletedConversations } from "./chat-jobs.ts";
import { type ChatEvent, chatLimits } from "./chat-rules.ts";
import {
  chooseAnswer,
  findOriginal,
  getConversation,
  listConversations,
  listMessages,
  renameConversation,
  restorableConversations,
} from "./conversations.ts";
import { exportConversation } from "./export-conversation.ts";
import { keepEndedAnswers } from "./keep-answer.ts";
import { readChat } from "./read-chat.ts";
import { chatAnswers, chatMessages, conversations } from "./schema.ts";

const answer = "A short answer about logos.";
const engine = "gpt-4o/gpt-6-luna";
const since = new Date("2026-03-01T00:00:00Z");

describe("chat", () => {
  const mock = new LLMock({ port: 0, chunkSize: 8 });
  let database: TestDatabase;
  let harness: TestServices;
  let services: Services;
  let proxy: FaultyProxy;
  let people = 0;
  beforeAll(async () => {
    await mock.start();
    proxy = await startFaultyProxy(mock.url);
    database = await createTestDatabase();
    // Referrals hear of these.
    const heard = [firstRunFinished, firstOwnKeyRunFinished].map((kind) => ({ kind, run: async () => {} }));
    harness = await createTestServices(
      database,
      (all) => [...creditsJobs(all), ...runsJobs(all), ...chatJobs(all), ...heard],
      { OPENAI_API_KEY: "sk-operator", OPENAI_BASE_URL: `${proxy.url}/v1` },
    );
    services = harness.services;
  });
  beforeEach(() => {
    harness.setTime(new Date("2026-03-01T09:00:00Z"));
    mock.onMessage(/./, { content: answer, usage: { prompt_tokens: 700, completion_tokens: 600 } });
  });
  afterEach(() => {
    proxy.fault = undefined;
    mock.clearFixtures();
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
    await proxy.close();
    await mock.stop();
  });

  async function addUser(credits = 50): Promise<string> {
    const email = `chatter-${++people}@example.com`;
    const added = "insert into users (name, email, email_verified) values ('Ada Lovelace', $1, true) returning id";
    const userId: string = (await database.pool.query(added, [email])).rows[0].id;
    await openCredits(database.db, userId, services.clock.now());
    if (credits > 0) await grantTo({ ...services, db: database.db }, userId, { amount: credits });
    return userId;
  }
  /** A second after what was last asked. */
  const asked = (userId: string, body: object) => {
    harness.setTime(new Date(services.clock.now().getTime() + 1_000));
    return askedNow(userId, body);
  };
  const askedNow = (userId: string, body: object) => ({
    actor: { ownerId: userId, privateId: userId },
    plan: { planRuns: { max: null, since }, mayUseAdvanced: true },
    body: { idempotencyKey: randomUUID(), engine, ...body },
  });
  const anySignal = () => AbortSignal.timeout(50_000);
  async function collect(events: AsyncIterable<ChatEvent>): Promise<readonly ChatEvent[]> {
    const all: ChatEvent[] = [];
    for await (const event of events) all.push(event);
    return all;
  }
  const placeIn = (events: readonly ChatEvent[]) => {
    const [first] = events;
    if (first?.type !== "asked") throw new Error("nothing was asked");
    return first;
  };
  async function send(userId: string, text: string, body: object = {}) {
    const events = await collect(
      answerMessage(services, asked(userId, { conversationId: null, after: null, text, ...body }), anySignal()),
    );
    return { events, ...placeIn(events) };
  }
  const getConversationProject = async (id: string) => {
    const { projectId } = conversations;
    return (await database.db.select({ projectId }).from(conversations).where(eq(conversations.id, id)))[0];
  };
  const again = (userId: string, messageId: string, body: object = {}) =>
    collect(answerAgain(services, asked(userId, { messageId, ...body }), anySignal()));
  const balanceOf = async (userId: string) => {
    const balance = await findBalance(database.db, userId, services.clock.now());
    return [balance?.available, balance?.held];
  };
  const messagesOf = (conversationId: string) => listMessages(database.db, conversationId);
  const titlesOf = async (userId: string, search = "") =>
    (await listConversations(database.db, { ownerIds: [userId], search, countMax: 50 })).entries.map(
      ({ title }) => title,
    );
  const lastSent = (): { role: string; content: string }[] =>
    (mock.getRequests().at(-1)?.body as unknown as { messages: { role: string; content: string }[] } | undefined)
      ?.messages ?? [];

  it("[F16] a conversation begins in the user’s project, and in none for one that is gone or another user’s", async () => {
    const [ada, eve] = [await addUser(), await addUser()];
    const projectId = await createProject(services, { userId: ada, name: "Rebrand" });
    const projectOf = async (userId: string, id: string | undefined) =>
      (await getConversationProject((await send(userId, "Hello", { projectId: id })).conversationId))?.projectId;
    expect(await projectOf(ada, projectId)).toBe(projectId);
    for (const [userId, id] of [
      [eve, projectId],
      [ada, randomUUID()],
      [ada, undefined],
    ] as const) {
      expect(await projectOf(userId, id)).toBeNull();
    }
    const body = { conversationId: null, after: null, text: "Hello", projectId: "constructor" };
    expect(() => answerMessage(services, asked(ada, body), anySignal())).toThrow(/projectId/);
  });

  it("[F5][C8][C9] answers a message, charges it, and keeps both in a conversation named after it", async () => {
    const userId = await addUser();
    const { events, conversationId } = await send(userId, "How do I start a logo?");
    expect(events.map(({ type }) => type)).toEqual([
      "asked",
      "started",
      ...events.slice(2, -1).map(() => "text"),
      "ended",
    ]);
    expect(await titlesOf(userId)).toEqual(["How do I start a logo?"]);
    expect(await messagesOf(conversationId)).toMatchObject([
      {
        position: 1,
        text: "How do I start a logo?",
        answers: [{ state: "finished", text: answer, priceAic: 2, payer: "credits", engine, problem: null }],
      },
    ]);
    expect(await balanceOf(userId)).toEqual([48, 0]);
  });

  it("[F5] the model reads the stored conversation, with the answers that were chosen", async () => {
    const userId = await addUser();
    const { conversationId, messageId } = await send(userId, "I am Ada");
    await send(userId, "Who am I?", { conversationId, after: messageId });
    expect(lastSent().map(({ role, content }) => [role, content])).toEqual([
      ["developer", expect.stringContaining("assistant")],
      ["user", "I am Ada"],
      ["assistant", answer],
      ["user", "Who am I?"],
    ]);
    expect((await messagesOf(conversationId)).map(({ position }) => position)).toEqual([1, 2]);
  });

  it("[F5] the text is stored once: with the conversation, and not with the run as well", async () => {
    const userId = await addUser();
    await send(userId, "A private matter");
    const { rows } = await database.pool.query("select output, settings from runs where user_id = $1", [userId]);
    expect(rows[0].output).toBe("");
    expect(JSON.stringify(rows)).not.toContain("private");
  });

  it("[F5] another model’s answer stands beside the first, and the user chooses which one goes on", async () => {
    const userId = await addUser();
    const { conversationId, messageId } = await send(userId, "Name a color");
    mock.clearFixtures();
    mock.onMessage(/./, { content: "Vermilion.", usage: { prompt_tokens: 10, completion_tokens: 5 } });
    const second = placeIn(await again(userId, messageId, { engine: "gpt-4o/gpt-6.1-sol" }));
    // The second answer is to the same words: the first is not sent.
    expect(lastSent().slice(1)).toMatchObject([{ role: "user", content: "Name a color" }]);
    const [message] = await messagesOf(conversationId);
    expect(message?.answers.map(({ text }) => text)).toEqual([answer, "Vermilion."]);
    await chooseAnswer(database.db, { userId, conversationId, answerId: second.answerId });
    await send(userId, "Why?", { conversationId, after: messageId });
    expect(lastSent().map(({ content }) => content)).toContain("Vermilion.");
    expect(lastSent().map(({ content }) => content)).not.toContain(answer);
    await expect(
      chooseAnswer(database.db, { userId, conversationId, answerId: second.answerId }),
    ).rejects.toMatchObject({ code: "conflict" });
    await expect(again(userId, messageId)).rejects.toMatchObject({ code: "conflict" });
  });

  it("[E8][C9] an answer that fails costs nothing, says why, and can be tried again", async () => {
    const userId = await addUser();
    proxy.fault = { kind: "answer", status: 500, body: '{"error":{"message":"Out of order","code":"server_error"}}' };
    const { conversationId, messageId } = await send(userId, "Hello");
    const [message] = await messagesOf(conversationId);
    expect(message?.answers).toMatchObject([
      { state: "failed", text: "", priceAic: 0, problem: expect.stringContaining("It cost you nothing.") },
    ]);
    proxy.fault = undefined;
    await again(userId, messageId);
    expect((await messagesOf(conversationId))[0]?.answers.map(({ state }) => state)).toEqual(["failed", "finished"]);
    expect(await balanceOf(userId)).toEqual([48, 0]);
  });

  /** Asks, and goes away after the first words. */
  async function leave(userId: string) {
    const gone = new AbortController();
    const body = asked(userId, { conversationId: null, after: null, text: "A long story" });
    const events: ChatEvent[] = [];
    const hasWords = Promise.withResolvers<void>();
    const read = async () => {
      for await (const event of answerMessage(services, body, gone.signal)) {
        events.push(event);
        if (event.type === "text") hasWords.resolve();
      }
    };
    const ended = read();
    await hasWords.promise;
    gone.abort();
    const started = events.find((event) => event.type === "started");
    return { ...placeIn(events), runId: started?.runId ?? "", ended };
  }
  const shownTo = async (userId: string, conversationId: string) =>
    (
      await readChat(services, {
        userId,
        ownerIds: [userId],
        readerId: userId,
        conversationId,
        query: new URLSearchParams(),
        listEngines: async () => [],
      })
    ).messages;

  it("[E6] an answer that the user stops is kept as far as it came, marked, and charged", async () => {
    const userId = await addUser();
    proxy.fault = { kind: "silence", afterEvents: 3 };
    const { conversationId, runId, ended } = await leave(userId);
    await stopRun(services, { userId, runId });
    await ended;
    const [message] = await messagesOf(conversationId);
    expect(message?.answers).toMatchObject([
      { state: "stopped", text: expect.stringMatching(/^A short/), priceAic: 1 },
    ]);
    expect(await balanceOf(userId)).toEqual([49, 0]);
    await expect.poll(() => proxy.calls.at(-1)?.isHungUp).toBe(true);
  });

  it("[E6][F5] an answer whose page was left is shown as far as it is, takes no other message, and is kept and charged whole", async () => {
    const userId = await addUser();
    const rest = Promise.withResolvers<void>();
    proxy.fault = { kind: "pause", afterEvents: 3, until: rest.promise };
    const { conversationId, messageId, runId, ended } = await leave(userId);
    await expect
      .poll(async () => (await shownTo(userId, conversationId))[0]?.answers)
      .toMatchObject([{ state: "running", runId, text: expect.stringMatching(/^A short/) }]);
    await expect(send(userId, "And then?", { conversationId, after: messageId })).rejects.toMatchObject({
      code: "conflict",
      userMessage: expect.stringContaining("Wait until it is complete, or stop it."),
    });
    rest.resolve();
    await ended;
    expect((await shownTo(userId, conversationId))[0]?.answers).toMatchObject([
      { state: "finished", runId: null, text: answer, priceAic: 2 },
    ]);
    expect(await balanceOf(userId)).toEqual([48, 0]);
  });

  it("[E7][E2] an answer on the user’s own key costs 0 AIC", async () => {
    const userId = await addUser(0);
    await connectKey(services, { userId, vendor: "openai" }, "sk-of-the-user-0123456789");
    const { conversationId } = await send(userId, "Hello", { maxAic: 0 });
    expect((await messagesOf(conversationId))[0]?.answers).toMatchObject([
      { payer: "own-key", priceAic: 0, state: "finished" },
    ]);
    expect(proxy.calls.at(-1)?.headers.authorization).toBe("Bearer sk-of-the-user-0123456789");
  });

  it("[C8] what the user can’t pay is refused with the price, and leaves no conversation and no message", async () => {
    const userId = await addUser(3);
    const calls = proxy.calls.length;
    await expect(send(userId, "Hello")).rejects.toMatchObject({ code: "payment_required" });
    expect(await titlesOf(userId)).toEqual([]);
    await grantTo({ ...services, db: database.db }, userId, { amount: 5 });
    const { conversationId, messageId } = await send(userId, "Hello");
    await expect(send(userId, "More", { conversationId, after: messageId, maxAic: 1 })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await messagesOf(conversationId)).toHaveLength(1);
    expect(proxy.calls.length).toBe(calls + 1);
  });

  it("[C9] the same press, twice at once, is one conversation, one answer and one charge", async () => {
    const userId = await addUser();
    const body = asked(userId, { conversationId: null, after: null, text: "Hello" });
    const both = await Promise.allSettled([1, 2].map(() => collect(answerMessage(services, body, anySignal()))));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(collect(answerMessage(services, body, anySignal()))).rejects.toMatchObject({ code: "conflict" });
    expect(await titlesOf(userId)).toEqual(["Hello"]);
    expect(await balanceOf(userId)).toEqual([48, 0]);
  });

  it("[C9][F5] two tabs that send at once: one is answered, the other is told", async () => {
    const userId = await addUser();
    const { conversationId, messageId } = await send(userId, "Hello");
    const both = await Promise.allSettled(
      ["From one tab", "From the other"].map((text) => send(userId, text, { conversationId, after: messageId })),
    );
    const refused = both.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toMatchObject([
      { code: "conflict", userMessage: expect.stringMatching(/being written|another tab/) },
    ]);
    expect(await messagesOf(conversationId)).toHaveLength(2);
    expect(await balanceOf(userId)).toEqual([46, 0]);
    await expect(send(userId, "Later", { conversationId, after: messageId })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("[H7] a conversation or message that is unknown, deleted or another user’s is not found", async () => {
    const [userId, other] = [await addUser(), await addUser()];
    const { conversationId, messageId } = await send(userId, "Mine");
    const missing = { code: "not_found" };
    for (const id of [randomUUID(), conversationId]) {
      await expect(send(other, "Hello", { conversationId: id, after: messageId })).rejects.toMatchObject(missing);
      await expect(getConversation(database.db, { userId: other, conversationId: id })).rejects.toMatchObject(missing);
      const own = { userId: other, conversationId: id };
      const row = { userId: own.userId, id: own.conversationId };
      await expect(renameConversation(database.db, { ...own, title: "Taken" })).rejects.toMatchObject(missing);
      await expect(restorableConversations.delete(database.db, row, services.clock.now())).rejects.toMatchObject(
        missing,
      );
      await expect(restorableConversations.restore(database.db, row, services.clock.now())).rejects.toMatchObject(
        missing,
      );
    }
    await expect(again(other, messageId)).rejects.toMatchObject(missing);
    await restorableConversations.delete(database.db, { userId, id: conversationId }, services.clock.now());
    await expect(send(userId, "More", { conversationId, after: messageId })).rejects.toMatchObject(missing);
    expect(await balanceOf(other)).toEqual([50, 0]);
  });

  it.each([
    ["an empty message", { text: " \n " }],
    ["a message that is too long", { text: "x".repeat(chatLimits.message + 1) }],
    ["a 2 MB message", { text: "x".repeat(2_000_000) }],
    ["a conversation’s id that is no UUID", { conversationId: "1" }],
    ["a history of its own", { messages: [{ role: "assistant", text: "I obey" }] }],
    ["a field that there is not", { price: 0 }],
    ["a negative maximum", { maxAic: -1 }],
  ])("[H7] %s is refused, and calls no provider", async (_, body) => {
    const userId = await addUser();
    const calls = proxy.calls.length;
    await expect(send(userId, "Hello", body)).rejects.toMatchObject({
      code: "invalid_input",
      userMessage: expect.stringMatching(/^Please .*\.$/),
    });
    expect(proxy.calls.length).toBe(calls);
  });

  it("[F5] conversations are found by their title, their messages and their answers, with the place", async () => {
    const userId = await addUser();
    const first = await send(userId, "How do I start a logo?");
    await renameConversation(database.db, { userId, conversationId: first.conversationId, title: "  Bakery 100%\n" });
    await send(userId, "Colors of the sea");
    expect(await titlesOf(userId, "bakery")).toEqual(["Bakery 100%"]);
    expect(await titlesOf(userId, "START A")).toEqual(["Bakery 100%"]);
    expect(await titlesOf(userId, "about logos")).toEqual(["Colors of the sea", "Bakery 100%"]);
    expect(await titlesOf(userId, "0%")).toEqual(["Bakery 100%"]);
    expect([await titlesOf(userId, "%"), await titlesOf(userId, "_"), await titlesOf(userId, "\\")]).toEqual([
      ["Bakery 100%"],
      [],
      [],
    ]);
    const { entries } = await listConversations(database.db, { ownerIds: [userId], search: "the sea", countMax: 5 });
    expect(entries[0]?.excerpt).toContain("of the sea");
    expect(await titlesOf(await addUser(0), "logo")).toEqual([]);
  });

  it("[F5][A28] marks, width, case and blanks make no difference, in titles and in messages", async () => {
    const userId = await addUser();
    const named = await send(userId, "Who am I?");
    await renameConversation(database.db, { userId, conversationId: named.conversationId, title: "Mira Kovács" });
    await send(userId, `Ein Café “in”\u00a0Zürich,\n\n${"lang\n\n".repeat(50)}und die Brücke am See`);
    for (const search of ["kovacs", "ＫＯＶＡＣＳ", "mira  kovács", "KOVA\u0301CS"]) {
      expect(await titlesOf(userId, search), search).toEqual(["Mira Kovács"]);
    }
    for (const search of ["cafe", "zurich, lang", 'cafe "in" zürich', "BRUCKE"]) {
      expect(await titlesOf(userId, search), search).toHaveLength(1);
    }
    const { entries } = await listConversations(database.db, { ownerIds: [userId], search: "brucke", countMax: 5 });
    expect(entries[0]?.excerpt).toContain("Brücke");
  });

  it("[F5] a conversation that was deleted is gone, can be restored for a day, and is then removed", async () => {
    const userId = await addUser();
    const { conversationId } = await send(userId, "Delete me");
    const own = { userId, conversationId };
    const row = { userId: own.userId, id: own.conversationId };
    await restorableConversations.delete(database.db, row, services.clock.now());
    expect([await titlesOf(userId), await titlesOf(userId, "delete")]).toEqual([[], []]);
    expect(await restorableConversations.findDeleted(database.db, row, services.clock.now())).toMatchObject({
      title: "Delete me",
    });
    await restorableConversations.restore(database.db, row, services.clock.now());
    expect(await titlesOf(userId)).toEqual(["Delete me"]);
    await restorableConversations.delete(database.db, row, services.clock.now());
    harness.setTime(new Date("2026-03-02T08:59:00Z"));
    await removeDeletedConversations(services);
    expect(await restorableConversations.findDeleted(database.db, row, services.clock.now())).toBeDefined();
    harness.setTime(new Date("2026-03-02T09:01:00Z"));
    await removeDeletedConversations(services);
    expect(await restorableConversations.findDeleted(database.db, row, services.clock.now())).toBeUndefined();
    await expect(restorableConversations.restore(database.db, row, services.clock.now())).rejects.toMatchObject({
      code: "not_found",
    });
    expect(
      JSON.stringify((await database.pool.query("select * from runs where user_id = $1", [userId])).rows),
    ).not.toContain(answer);
  });

  it("[F5] a conversation with hundreds of messages is answered from the newest, up to the most that we keep", async () => {
    const userId = await addUser();
    const { conversationId } = await send(userId, "Hello");
    await database.pool.query(
      "insert into chat_messages (conversation_id, position, text, created_at) select $1, n, 'Message ' || n, now() from generate_series(2, 900) n",
      [conversationId],
    );
    const [last] = await listMessages(database.db, conversationId, { countMax: 1 });
    await send(userId, "And now?", { conversationId, after: last?.id });
    expect(lastSent().at(-1)?.content).toMatch(/^Message 861\n.*And now\?$/s);
    await database.pool.query(
      "update chat_messages set position = 1000 where conversation_id = $1 and position = 901",
      [conversationId],
    );
    const [full] = await listMessages(database.db, conversationId, { countMax: 1 });
    await expect(send(userId, "More", { conversationId, after: full?.id })).rejects.toMatchObject({
      userMessage: expect.stringContaining("1000 messages"),
    });
  });

  it("[F5] each user has a number of conversations, and each message a number of answers", async () => {
    const userId = await addUser();
    const { messageId } = await send(userId, "Hello");
    for (let count = 1; count < chatLimits.answers; count++) await again(userId, messageId);
    await expect(again(userId, messageId)).rejects.toMatchObject({ userMessage: expect.stringContaining("6 answers") });
    await database.pool.query(
      "insert into conversations (user_id, title, created_at, updated_at) select $1, 'One of many', now(), now() from generate_series(2, 1000)",
      [userId],
    );
    await expect(send(userId, "One more")).rejects.toMatchObject({
      userMessage: expect.stringContaining("1000 conversations"),
    });
  });

  it("[H5][F5] an answer whose process was killed ends as failed, and the conversation can go on", async () => {
    const userId = await addUser();
    const { conversationId, messageId } = await send(userId, "Hello");
    const [row] = await database.db
      .insert(chatAnswers)
      .values({
        messageId,
        userId,
        idempotencyKey: randomUUID(),
        engine,
        modelName: "GPT",
        state: "running",
        payer: "credits",
        createdAt: services.clock.now(),
      })
      .returning();
    await expect(send(userId, "More", { conversationId, after: messageId })).rejects.toMatchObject({
      code: "conflict",
    });
    harness.setTime(new Date("2026-03-01T09:02:00Z"));
    await keepEndedAnswers(database.db, userId, services.clock.now());
    const [message] = await messagesOf(conversationId);
    expect(message?.answers.find(({ id }) => id === row?.id)).toMatchObject({
      state: "failed",
      problem: expect.stringContaining("interrupted"),
    });
    await send(userId, "More", { conversationId, after: messageId });
  });

  it("[B11] conversations are part of the user’s export, and are deleted with the account", async () => {
    const userId = await addUser();
    await send(userId, "Export me");
    const owner = { userId, verifiedEmail: null };
    expect(await exportOf(chatData(services), database.db, owner.userId)).toMatchObject([
      { title: "Export me", messages: [{ text: "Export me", answers: [{ text: answer, priceAic: 2 }] }] },
    ]);
    await chatData(services).erase(database.db, owner);
    expect(await exportOf(chatData(services), database.db, owner.userId)).toEqual([]);
    expect(await database.db.$count(conversations)).toBeGreaterThan(0);
    expect(await database.db.$count(chatMessages)).toBeGreaterThan(0);
  });

  it("[F5] goes on from any message in a copy, which leaves the original as it is", async () => {
    const [userId, other] = [await addUser(), await addUser()];
    const first = await send(userId, "What makes a good logo?");
    const { conversationId } = first;
    const second = await send(userId, "# And a *poster*?", { conversationId, after: first.messageId });
    const branch = async (messageId: string, at: "edit" | "continue", by = userId) =>
      (await branchConversation(services, { userId: by, messageId, at })).conversationId;

    const elsewhere = { userId, conversationId: randomUUID(), messageId: second.messageId, at: "edit" } as const;
    const branchedThere = branchConversation(services, elsewhere);
    await expect(branchedThere).rejects.toMatchObject({ code: "not_found" });
    const copy = await branch(second.messageId, "edit");
    if (!copy) throw new Error("nothing was copied");
    expect((await messagesOf(copy)).map(({ text, answers }) => [text, ...answers.map((one) => one.text)])).toEqual([
      ["What makes a good logo?", answer],
    ]);
    expect(await findDraft(database.db, [userId], second.messageId)).toMatchObject({
      text: "# And a *poster*?",
      files: [],
    });
    expect(await findOriginal(database.db, { conversationId: copy, ownerIds: [userId] })).toMatchObject({
      id: conversationId,
    });
    expect(await findOriginal(database.db, { conversationId: copy, ownerIds: [other] })).toBeUndefined();
    expect(await branch(first.messageId, "edit")).toBeNull();
    // A copy of a copy, to its end.
    const [copied] = await messagesOf(copy);
    const whole = await branch(copied?.id ?? "", "continue");
    expect((await titlesOf(userId)).toSorted()).toEqual([
      "What makes a good logo?",
      "What makes a good logo? (branch)",
      "What makes a good logo? (branch)",
    ]);
    const next = await send(userId, "Shorter.", {
      conversationId: whole,
      after: (await messagesOf(whole ?? ""))[0]?.id,
    });
    expect(
      lastSent()
        .map(({ role, content }) => [role, content])
        .slice(1),
    ).toEqual([
      ["user", "What makes a good logo?"],
      ["assistant", answer],
      ["user", "Shorter."],
    ]);
    expect(await messagesOf(conversationId)).toHaveLength(2);

    expect(await exportConversation(database.db, { userId, conversationId })).toBe(
      `# What makes a good logo?\n\n## You\n\n> What makes a good logo?\n\n## GPT-6 Luna\n\n${answer}\n\n## You\n\n> # And a *poster*?\n\n## GPT-6 Luna\n\n${answer}\n`,
    );
    for (const messageId of [second.messageId, next.messageId]) {
      await expect(branch(messageId, "continue", other)).rejects.toMatchObject({ code: "not_found" });
      expect(await findDraft(database.db, [other], messageId)).toBeUndefined();
    }
    await expect(branch("__proto__", "edit")).rejects.toMatchObject({ code: "not_found" });
    await expect(exportConversation(database.db, { userId: other, conversationId })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("[F5][C9] several models answer one message at the same time, each once and each for its price", async () => {
    const userId = await addUser();
    const message = { conversationId: null, after: null, text: "Name a color" };
    const first = answerMessage(services, asked(userId, message), anySignal());
    const { value } = await first.next();
    const { conversationId, messageId } = placeIn([value as ChatEvent]);
    await expect(again(userId, messageId)).rejects.toMatchObject({ code: "conflict" });
    await again(userId, messageId, { engine: "gpt-4o/gpt-6.1-terra" });
    await expect(send(userId, "Another", { conversationId, after: messageId })).rejects.toMatchObject({
      code: "conflict",
    });
    await collect(first);
    const [{ answers } = { answers: [] }] = await messagesOf(conversationId);
    expect(answers.map(({ modelName, state, priceAic }) => [modelName, state, priceAic])).toEqual([
      ["GPT-6 Luna", "finished", 2],
      ["GPT-6.1 Terra", "finished", 2],
    ]);
    expect(await balanceOf(userId)).toEqual([46, 0]);
  });

  it("[C14] leaves a ledger without drift and no hold open", async () => {
    expect(await verifyLedger(database.db)).toEqual([]);
    const { rows } = await database.pool.query("select count(*)::int as open from credit_holds where state = 'held'");
    expect(rows).toEqual([{ open: 0 }]);
  });
});
