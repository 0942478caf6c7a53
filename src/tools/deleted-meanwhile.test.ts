import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database, Executor } from "#platform/db/database.ts";
import { changeProject, deleteProject } from "#runs/index.ts";
import { renameDocument, restorableDocuments } from "#work/index.ts";
import { addBelongings } from "../../test/belongings.ts";
import { addConversation, addUser } from "../../test/conversations.ts";
import { countLockWaits } from "../../test/count-lock-waits.ts";
import type { MediaRunsHarness } from "../../test/media-runs-harness.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { restorableBots } from "./chat/bots/bots.ts";
import { renameConversation, restorableConversations } from "./chat/conversations.ts";
import { restorableKits } from "./design/brand-kits/brand-kits.ts";
import { deleteDesign, restoreDesign } from "./design/delete-design.ts";
import { renamePdf, restorablePdfs } from "./pdf/documents.ts";

const now = new Date();
type Act = (db: Executor, own: { readonly userId: string; readonly id: string }) => Promise<unknown>;

/** Actions of users on something that they have, by the table that has it. */
const acts: readonly (readonly [name: string, table: string, act: Act])[] = [
  [
    "rename a conversation",
    "conversations",
    (db, { userId, id }) => renameConversation(db, { userId, conversationId: id, title: "New" }),
  ],
  [
    "delete a conversation",
    "conversations",
    (db, { userId, id }) => restorableConversations.delete(db, { userId, id }, now),
  ],
  ["delete a bot", "bots", (db, { userId, id }) => restorableBots.delete(db, { userId, id }, now)],
  ["restore a bot", "bots", (db, { userId, id }) => restorableBots.restore(db, { userId, id }, now)],
  ["rename a PDF", "pdf_documents", (db, { userId, id }) => renamePdf(db, { userId, documentId: id, name: "New" })],
  ["delete a PDF", "pdf_documents", (db, { userId, id }) => restorablePdfs.delete(db, { userId, id }, now)],
  ["delete a brand kit", "brand_kits", (db, { userId, id }) => restorableKits.delete(db, { userId, id }, now)],
  ["restore a brand kit", "brand_kits", (db, { userId, id }) => restorableKits.restore(db, { userId, id }, now)],
  [
    "rename a document",
    "tool_documents",
    (db, { userId, id }) =>
      renameDocument(db, { userId, kind: "board", documentId: id }, { title: "New", changedBy: null }, now),
  ],
  [
    "delete a document",
    "tool_documents",
    (db, { userId, id }) => restorableDocuments(["board"]).delete(db, { userId, id }, now),
  ],
  [
    "restore a document",
    "tool_documents",
    (db, { userId, id }) => restorableDocuments(["board"]).restore(db, { userId, id }, now),
  ],
  ["delete a design", "designs", (db, { userId, id }) => deleteDesign(db, { userId, designId: id }, now)],
  ["restore a design", "designs", (db, { userId, id }) => restoreDesign(db, { userId, designId: id }, now)],
  [
    "change a project",
    "projects",
    (db, { userId, id }) => changeProject(db, { userId, projectId: id, name: "New", brandKitId: null }),
  ],
  ["delete a project", "projects", (db, { userId, id }) => deleteProject(db, { userId, projectId: id })],
];

describe("what is deleted meanwhile", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  async function addOne(table: string) {
    const { pool } = database;
    const userId = await addUser(database);
    await addBelongings({ database } as MediaRunsHarness, userId);
    await addConversation(database, userId, 1);
    await pool.query(
      `insert into pdf_documents (user_id, name, page_count, bytes, key, word_forms, created_at)
       values ($1, 'Foxes', 1, 1, gen_random_uuid(), 'english', now())`,
      [userId],
    );
    const kind = table === "tool_documents" ? "and kind = 'board'" : "";
    const { rows } = await pool.query(`select id from ${table} where user_id = $1 ${kind}`, [userId]);
    return { userId, id: String(rows[0].id) };
  }

  it.each(acts)("[F16] users who %s hear that it is gone, never that it was done", async (name, table, act) => {
    const own = await addOne(table);
    const db: Database = database.db;
    if (name.startsWith("restore")) {
      await database.pool.query(`update ${table} set deleted_at = $2 where id = $1`, [own.id, now]);
    }
    const client = await database.pool.connect();
    await client.query("begin");
    await client.query(`delete from ${table} where id = $1`, [own.id]);
    const answer = act(db, own).catch((error: unknown) => error);
    await expect.poll(() => countLockWaits(database)).toBe(1);
    await client.query("commit");
    client.release();
    expect(await answer).toMatchObject({ code: "not_found" });
  });
});
