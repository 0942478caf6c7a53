import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { restorableConversations } from "../../src/tools/chat/conversations.ts";
import { restorablePdfs } from "../../src/tools/pdf/documents.ts";
import { work as workKinds } from "../../src/tools/servers.ts";
import { restorableDocuments } from "../../src/work/documents/documents.ts";
import type { LinkLifetime, WorkRef } from "../../src/work/sharing/link-rules.ts";
import { readSharedWork } from "../../src/work/sharing/read-shared-work.ts";
import { shareLinksData } from "../../src/work/sharing/share-links-data.ts";
import { findWorkLink, refreshWorkLink, revokeWork, shareWork } from "../../src/work/sharing/work-links.ts";
import { contentOf } from "../belongings.ts";
import { addConversation } from "../conversations.ts";
import { exportOf } from "../export-of.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../media-runs-harness.ts";

const start = new Date("2026-11-23T09:00:00Z");
const days = (count: number) => new Date(start.getTime() + count * 24 * 60 * 60_000);
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

describe("links to documents and conversations", () => {
  let harness: MediaRunsHarness;
  let userId: string;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    harness.setTime(start);
    userId = await harness.addUser(0);
  });

  const services = () => ({ ...harness.services, work: workKinds });
  const query = (text: string, values: readonly unknown[]) => harness.database.pool.query(text, [...values]);
  const idOf = async (text: string, values: readonly unknown[]): Promise<string> =>
    (await query(`${text} returning id`, values)).rows[0].id;

  const addDocument = (kind: string): Promise<string> =>
    idOf(
      "insert into tool_documents (user_id, kind, title, content, created_at, updated_at) values ($1, $2, 'Foxes', $3, $4, $4)",
      [userId, kind, JSON.stringify(contentOf[kind] ?? {}), start],
    );
  /** Adds a conversation with two messages, which were written before links are made. */
  async function addChat(): Promise<string> {
    const { conversationId } = await addConversation(harness.database, userId, 2);
    await query("update chat_messages set created_at = $2 where conversation_id = $1", [conversationId, start]);
    await query("update chat_answers set created_at = $2 where user_id = $1", [userId, start]);
    return conversationId;
  }
  const addPdf = (): Promise<string> =>
    idOf(
      `insert into pdf_documents (user_id, name, page_count, bytes, key, word_forms, created_at)
       values ($1, 'Lease.pdf', 1, 1, gen_random_uuid(), 'english', $2)`,
      [userId, start],
    );
  const ask = (pdfId: string, text: string, at: Date) =>
    query(
      `insert into pdf_questions (document_id, user_id, idempotency_key, text, passages, engine, model_name, state, answer, payer, price_aic, created_at)
       values ($1, $2, gen_random_uuid(), $3, '{}', 'gpt-4o/m', 'GPT-6 Luna', 'finished', 'In May [p. 1].', 'credits', 7, $4)`,
      [pdfId, userId, text, at],
    );

  const share = (work: WorkRef, lifetime: LinkLifetime = "forever", by = userId) =>
    shareWork(services(), { userId: by, work, lifetime });
  const linkOf = (work: WorkRef) => findWorkLink(harness.services, { userId, work });
  const tokenOf = async (work: WorkRef) => (await linkOf(work))?.address.split("/").at(-1) ?? "";
  const open = async (token: string, at = start, after = "") =>
    (await readSharedWork(services(), { token, now: at, query: new URLSearchParams({ after }) }))?.work;
  const isGone = (token: string) => expect(open(token)).rejects.toMatchObject({ code: "not_found" });

  const works: readonly (readonly [string, () => Promise<WorkRef>, object])[] = [
    [
      "a draft",
      async () => ({ kind: "document", id: await addDocument("draft") }),
      { content: { markdown: "Foxes are red." } },
    ],
    ["a mind map", async () => ({ kind: "document", id: await addDocument("mind-map") }), { kind: "mind-map" }],
    [
      "a board",
      async () => ({ kind: "document", id: await addDocument("board") }),
      { content: { columns: [{ name: "Ideas", cards: [{ text: "Foxes", votes: 0 }] }] } },
    ],
    ["a conversation", async () => ({ kind: "chat", id: await addChat() }), { title: "Foxes", later: null }],
    ["questions about a PDF", async () => ({ kind: "pdf", id: await addPdf() }), { title: "Lease.pdf" }],
  ];

  async function remove({ kind, id }: WorkRef, at: Date): Promise<void> {
    const { db } = harness.services;
    if (kind === "chat") await restorableConversations.deleteAll(db, { userId, ids: [id] }, at);
    else if (kind === "pdf") await restorablePdfs.delete(db, { userId, id }, at);
    else await restorableDocuments().deleteAll(db, { userId, ids: [id] }, at);
  }
  async function restore({ kind, id }: WorkRef, deletedAt: Date): Promise<void> {
    const { db } = harness.services;
    if (kind === "chat") await restorableConversations.restoreAll(db, { userId, deletedAt });
    else if (kind === "pdf") await restorablePdfs.restore(db, { userId, id }, deletedAt);
    else await restorableDocuments().restoreAll(db, { userId, deletedAt });
  }

  it.each(works)(
    "[F12][F16] %s is shown by its link until that is revoked or ends, and not while it is deleted",
    async (_, add, shown) => {
      const work = await add();
      await share(work, "week");
      const token = await tokenOf(work);
      expect(await open(token)).toMatchObject(shown);
      const told = JSON.stringify(await open(token));
      for (const secret of [userId, work.id, "ada", "They are red", "gpt-4o", "price"])
        expect(told).not.toContain(secret);
      expect(await open(token, days(8))).toBeUndefined();

      await remove(work, start);
      await isGone(token);
      await expect(share(work)).rejects.toMatchObject({ code: "not_found" });
      await restore(work, start);
      expect(await open(token)).toMatchObject(shown);

      await share(work, "forever");
      expect(await tokenOf(work)).toBe(token);
      expect(await open(token, days(400))).toMatchObject(shown);
      await revokeWork(services(), { userId, work });
      expect(await open(token)).toBeUndefined();
      await share(work);
      expect(await tokenOf(work)).not.toBe(token);
    },
  );

  it.each(works)(
    "[H7] %s of another user can’t be shared, and its link can’t be changed: it is as if it were not there",
    async (_, add) => {
      const work = await add();
      await share(work);
      const token = await tokenOf(work);
      const eve = await harness.addUser(0);
      for (const id of [work.id, crypto.randomUUID(), "constructor", "__proto__", ""]) {
        const wrong = { ...work, id };
        const refused = {
          code: "not_found",
          userMessage: expect.stringMatching(
            /^This .*(?:was deleted, or you don’t have access to it|doesn’t exist anymore)\.$/,
          ),
        };
        await expect(share(wrong, "week", eve)).rejects.toMatchObject(refused);
        await expect(revokeWork(services(), { userId: eve, work: wrong })).rejects.toMatchObject(refused);
        await expect(refreshWorkLink(services(), { userId: eve, work: wrong }, start)).rejects.toMatchObject(refused);
        expect(await findWorkLink(harness.services, { userId: eve, work: wrong })).toBeNull();
      }
      expect(await open(token)).toBeDefined();
      expect(await linkOf(work)).toMatchObject({ expiresAt: null });
    },
  );

  it("[H7] glossaries and searches have no links, and tokens are nothing to guess", async () => {
    const glossary = await addDocument("glossary");
    await expect(share({ kind: "document", id: glossary })).rejects.toMatchObject({ code: "not_found" });
    for (const odd of ["", "x".repeat(24), "../../etc/passwd", "__proto__", "constructor"])
      expect(await open(odd), odd).toBeUndefined();
  });

  it("[F12] a link shows a conversation as it was, until its user includes what came later", async () => {
    const chat = { kind: "chat", id: await addChat() } as const;
    await share(chat);
    const token = await tokenOf(chat);
    harness.setTime(minutes(5));
    const add = (position: number, text: string) =>
      idOf("insert into chat_messages (conversation_id, position, text, created_at) values ($1, $2, $3, $4)", [
        ...[chat.id, position, text, minutes(5)],
      ]);
    const answer = (messageId: string, text: string) =>
      idOf(
        `insert into chat_answers (message_id, user_id, idempotency_key, engine, model_name, payer, state, text, created_at)
         values ($1, $2, gen_random_uuid(), 'gpt-4o/m', 'Other', 'credits', 'finished', $3, $4)`,
        [messageId, userId, text, minutes(5)],
      );
    await answer(await add(3, "A secret afterwards"), "A late answer");
    const { rows } = await query("select id from chat_messages where conversation_id = $1 and position = 2", [chat.id]);
    const better = await answer(rows[0].id, "A better answer");
    await query("update chat_messages set chosen_answer_id = $2 where id = $1", [rows[0].id, better]);
    const textsAt = async (at: Date) => {
      const shown = await open(token, at);
      if (!shown || !("exchanges" in shown)) throw new Error("this is no conversation");
      return shown.exchanges.flatMap(({ text, answer: given }) => [text, given?.text]);
    };
    const before = ["Message 1", "Answer 1", "Message 2", "Answer 2"];
    expect(await textsAt(minutes(6))).toEqual(before);
    // Another lifetime shows no more than before.
    await share(chat, "week");
    expect(await textsAt(minutes(6))).toEqual(before);
    await refreshWorkLink(services(), { userId, work: chat }, minutes(6));
    const whole = [...before.slice(0, 3), "A better answer", "A secret afterwards", "A late answer"];
    expect(await textsAt(minutes(7))).toEqual(whole);
    // Once it has ended, nothing brings it back.
    harness.setTime(days(9));
    await refreshWorkLink(services(), { userId, work: chat }, days(9));
    expect(await open(token, days(9))).toBeUndefined();
    await share(chat);
    expect(await open(token, days(9))).toBeUndefined();
    expect((await linkOf(chat))?.createdAt).toEqual(days(9));
  });

  it("[F12] questions about a PDF are shown up to the link, and a long conversation in parts", async () => {
    const pdf = { kind: "pdf", id: await addPdf() } as const;
    await ask(pdf.id, "When does it end?", start);
    await share(pdf);
    await ask(pdf.id, "A secret afterwards", minutes(1));
    expect(await open(await tokenOf(pdf), minutes(2))).toMatchObject({
      exchanges: [{ position: 1, text: "When does it end?", answer: { text: "In May [p. 1]." } }],
    });
    const { conversationId: id } = await addConversation(harness.database, userId, 120);
    await query("update chat_messages set created_at = $2 where conversation_id = $1", [id, start]);
    const chat = { kind: "chat", id } as const;
    await share(chat);
    const token = await tokenOf(chat);
    const part = async (after: string) => {
      const shown = await open(token, start, after);
      return shown && "exchanges" in shown && [shown.exchanges[0]?.position, shown.exchanges.length, shown.later];
    };
    expect([await part(""), await part("50"), await part("100")]).toEqual([
      [1, 50, 50],
      [51, 50, 100],
      [101, 20, null],
    ]);
    for (const odd of ["-1", "1e3", "constructor", "9".repeat(40)]) expect(await part(odd)).toEqual([1, 50, 50]);
    await query("update chat_answers set text = repeat('long ', 20000) where user_id = $1", [userId]);
    expect([await part(""), await part("118")]).toEqual([
      [1, 3, 3],
      [119, 2, null],
    ]);
  });

  it("[F12] twenty presses at once make one link, and a user makes a hundred in ten minutes at most", async () => {
    const work = { kind: "document", id: await addDocument("draft") } as const;
    await Promise.all(Array.from({ length: 20 }, () => share(work)));
    const token = await tokenOf(work);
    const { rows } = await query("select token from work_links where document_id = $1", [work.id]);
    expect(rows).toEqual([{ token }]);
    const codes = await Promise.all(
      Array.from({ length: 81 }, () =>
        share(work).then(
          () => "shared",
          ({ code }: { readonly code: string }) => code,
        ),
      ),
    );
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(1);
  });

  it("[B14][F12] links are in the export without their tokens, and go with the account and with what is gone for good", async () => {
    const draft = { kind: "document", id: await addDocument("draft") } as const;
    const chat = { kind: "chat", id: await addChat() } as const;
    await share(draft, "week");
    await share(chat);
    const exported = await exportOf(shareLinksData, harness.database.db, userId);
    expect(exported).toMatchObject([
      { documentId: draft.id, expiresAt: days(7).toISOString() },
      { conversationId: chat.id, expiresAt: null },
    ]);
    expect(JSON.stringify(exported)).not.toContain(await tokenOf(draft));
    await query("delete from tool_documents where id = $1", [draft.id]);
    const left = async () => (await query("select conversation_id from work_links where user_id = $1", [userId])).rows;
    expect(await left()).toEqual([{ conversation_id: chat.id }]);
    await shareLinksData.erase(harness.database.db, { userId, verifiedEmail: null });
    expect(await left()).toEqual([]);
  });
});
