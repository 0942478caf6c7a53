import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { sitePersonalData } from "../personal-data.ts";
import type { ContactMessage } from "../rules.ts";
import {
  answerContactMessage,
  closeContactMessage,
  listContactMessages,
  readContactMessage,
} from "./answer-contact-message.ts";
import { receiveContactMessage } from "./receive-contact-message.ts";

const message: ContactMessage = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  subject: "billing",
  message: "Why was I billed? See https://evil.example or www.evil.example/a",
};

describe("answers to contact messages", () => {
  let database: TestDatabase;
  let harness: TestServices;
  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, () => [], {
      OPERATOR_EMAILS: "op@easel.example",
      MAIL_FROM: "Easel <hello@easel.example>",
    });
  });
  beforeEach(async () => {
    await database.pool.query("delete from contact_messages");
    await harness.runJobs([]);
    harness.mails.length = 0;
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
  });
  const list = (state: "open" | "answered" | "closed", text = "") =>
    listContactMessages(database.db, { state, text, page: 1 });
  async function receive(words = message): Promise<number> {
    await receiveContactMessage(database.db, harness.services, words);
    return (await list("open")).rows.at(-1)?.id ?? 0;
  }
  const answer = (id: number, text: string, seen = 0) =>
    answerContactMessage(database.db, harness.services, id, { text, seen });

  it("[G8] go to the sender once, in one thread, with replies to the support address, above the message without its links", async () => {
    const id = await receive();
    await harness.runJobs([]);
    expect(harness.mails.at(-1)?.text).toContain(`/admin/contact/${id}`);
    await Promise.all([answer(id, "It was refunded."), answer(id, "It was refunded.")]);
    await answer(id, "Anything else?", 1);
    await harness.runJobs([]);
    const [first, second, ...more] = harness.mails.filter(({ to }) => to === message.email);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      subject: "Re: Billing",
      replyTo: "support@easel.example",
      headers: { "In-Reply-To": `<contact-${id}@easel.example>`, References: `<contact-${id}@easel.example>` },
    });
    expect(second?.headers).toEqual(first?.headers);
    const words = /\n\nIt was refunded\.\n\nYour message of .+:\n\n> Why was I billed\? See \[link\] or \[link\]\n\n/;
    expect(first?.text).toMatch(words);
    expect(first?.text).not.toContain("evil.example");
    expect(await readContactMessage(database.db, id)).toMatchObject({
      state: "answered",
      answers: [{ text: "It was refunded." }, { text: "Anything else?" }],
    });
  });

  it("[G8] are refused over another operator's answer that was not read", async () => {
    const id = await receive();
    await answer(id, "It was refunded.");
    await expect(answer(id, "We are looking into it.")).rejects.toMatchObject({ code: "conflict" });
    await expect(answer(0, "Hello")).rejects.toMatchObject({ code: "not_found" });
  });

  it("[G8] are found by state and words, the oldest open message first", async () => {
    const first = await receive();
    await receive({ ...message, message: "Another question, 100% new" });
    expect((await list("open")).rows.map(({ id }) => id)).toEqual([first, first + 1]);
    expect((await list("open", "0% n")).rows).toHaveLength(1);
    expect((await list("open", "_")).rows).toHaveLength(0);
    const close = () => closeContactMessage(database.db, harness.services, first);
    await close();
    await expect(close()).rejects.toMatchObject({ code: "conflict" });
    expect((await list("closed")).totals).toEqual({ open: 1, closed: 1 });
    await answer(first, "Opened again by an answer.");
    expect((await list("answered")).rows).toHaveLength(1);
  });

  it("[G8] are part of the data of the account with the sender's address, and go with it", async () => {
    const id = await receive();
    await answer(id, "It was refunded.");
    const subject = { userId: "00000000-0000-4000-8000-000000000000", verifiedEmail: message.email };
    expect(await sitePersonalData.exportFor(database.db, subject)).toMatchObject({
      messages: [{ subject: "billing", answers: [{ text: "It was refunded." }] }],
    });
    await sitePersonalData.erase(database.db, subject);
    expect((await database.pool.query("select from contact_answers")).rowCount).toBe(0);
  });
});
