import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startSearch } from "../../src/tools/search/searches.ts";
import { documentCopyPath, documentPath, documentsMax, titleMax } from "../../src/work/documents/document-rules.ts";
import {
  createDocument,
  duplicateDocument,
  getDocument,
  listDocuments,
  renameDocument,
  restorableDocuments,
} from "../../src/work/documents/documents.ts";
import { documentJobs, documentsData } from "../../src/work/documents/documents-data.ts";
import { exportOf } from "../export-of.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../media-server.ts";

const kind = "mind-map";
const contentOf = (text: string) => ({ nodes: [{ id: "root", depth: 0, text }] });
const restorable = restorableDocuments([kind]);
const start = new Date("2026-11-23T09:00:00Z");
const hours = (count: number) => new Date(start.getTime() + count * 60 * 60_000);

describe("mind maps and boards", () => {
  let harness: MediaRunsHarness;
  let server: MediaServer;
  let ada: string;
  let documentId: string;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    server = await startMediaServer(harness.services);
  });
  beforeEach(async () => {
    harness.setTime(start);
    ada = await harness.addUser(1);
    documentId = await createDocument(
      harness.services.db,
      { userId: ada, kind, title: "Bread", content: contentOf("Bread") },
      start,
    );
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
  });
  const own = () => ({ userId: ada, kind, documentId }) as const;
  const listed = () => ({ ownerIds: [ada], kind }) as const;
  const row = () => ({ userId: ada, id: documentId });
  const put = (userId: string | undefined, body: object, id = documentId) =>
    server.ask(userId, documentPath(id), {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const edit = (text: string, revision: number, more: object = {}) => ({
    kind,
    title: text,
    revision,
    content: contentOf(text),
    ...more,
  });

  it("[F7] what a page edits is stored, and of two tabs the second learns of the first", async () => {
    const first = await put(ada, edit("Rye", 1));
    expect([first.status, await first.json()]).toEqual([200, { revision: 2 }]);
    const second = await put(ada, edit("Wheat", 1));
    expect([second.status, await second.json()]).toEqual([
      409,
      { revision: 2, error: expect.objectContaining({ code: "conflict" }) },
    ]);
    expect(await getDocument(harness.services.db, own())).toMatchObject({ title: "Rye", content: contentOf("Rye") });
    // Twice at once is one.
    const both = await Promise.all([put(ada, edit("Oat", 2)), put(ada, edit("Corn", 2))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("[F7] what is stored is kept as a copy", async () => {
    const answer = await server.post(ada, documentCopyPath(documentId), { kind });
    expect(answer.status).toBe(201);
    const titles = (await listDocuments(harness.services.db, listed())).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(["Bread", "Bread (copy)"]);
  });

  it.each([
    ["a visitor", async () => put(undefined, edit("x", 1)), 401],
    ["another user", async () => put(await harness.addUser(1), edit("x", 1)), 404],
    [
      "another user’s copy",
      async () => server.post(await harness.addUser(1), documentCopyPath(documentId), { kind }),
      404,
    ],
    [
      "a document as a board",
      () => put(ada, edit("x", 1, { kind: "board", content: { columns: [{ id: "a", name: "" }], cards: [] } })),
      404,
    ],
    ["an id that is none", () => put(ada, edit("x", 1), "constructor"), 404],
    ["a kind that there is not", () => put(ada, edit("x", 1, { kind: "__proto__" })), 422],
    ["content that is no map", () => put(ada, edit("x", 1, { content: { nodes: [] } })), 422],
    ["an empty title", () => put(ada, edit("x", 1, { title: " \u0007 " })), 422],
    ["a field too many", () => put(ada, edit("x", 1, { userId: "x" })), 422],
    ["a body that is too large", () => put(ada, edit("x", 1, { more: "x".repeat(1_600_000) })), 413],
  ])("[H7] %s changes nothing", async (_, ask, status) => {
    expect((await ask()).status).toBe(status);
    expect(await getDocument(harness.services.db, own())).toMatchObject({ title: "Bread", revision: 1 });
  });

  it("[F7] are renamed, copied, deleted and brought back, and gone for good after a day", async () => {
    const { db } = harness.services;
    await renameDocument(db, own(), { title: "  Dark\nbread ", changedBy: null }, hours(1));
    // A tab with the old title doesn’t put it back.
    expect((await put(ada, edit("Bread", 1))).status).toBe(409);
    await duplicateDocument(db, own(), hours(2));
    expect((await listDocuments(db, listed())).map(({ title }) => title)).toEqual(["Dark bread (copy)", "Dark bread"]);
    await restorable.delete(db, row(), hours(3));
    await expect(getDocument(db, own())).rejects.toMatchObject({ code: "not_found" });
    expect((await put(ada, edit("x", 2))).status).toBe(404);
    expect(await restorable.findDeleted(db, row(), hours(4))).toMatchObject({ title: "Dark bread" });
    await restorable.restore(db, row(), hours(4));
    await restorable.restore(db, row(), hours(4));
    await restorable.delete(db, row(), hours(5));
    for (const job of documentJobs({ db, clock: { now: () => hours(30) } })) await job.run({} as never, "1");
    await expect(restorable.restore(db, row(), hours(30))).rejects.toMatchObject({ code: "not_found" });
    expect(await listDocuments(db, listed())).toHaveLength(1);
  });

  it("[F7] a copy of a long title is cut between characters", async () => {
    const title = `${"x".repeat(titleMax - 8)}\u{1f35e}xxxxxx`;
    await renameDocument(harness.services.db, own(), { title, changedBy: null }, start);
    const copyId = await duplicateDocument(harness.services.db, own(), start);
    const copy = await getDocument(harness.services.db, { ...own(), documentId: copyId });
    expect(copy.title).toBe(`${"x".repeat(titleMax - 8)} (copy)`);
  });

  it("[H7] a user has a bounded number of each kind, also when many are made at once", async () => {
    const { db } = harness.services;
    const make = () => createDocument(db, { userId: ada, kind, title: "More", content: contentOf("x") }, start);
    const made = await Promise.allSettled(Array.from({ length: documentsMax }, make));
    expect(made.filter(({ status }) => status === "rejected")).toHaveLength(1);
    await expect(make()).rejects.toMatchObject({ code: "conflict" });
    await createDocument(db, { userId: ada, kind: "board", title: "A board", content: {} }, start);
  });

  it("[H7] of searches the oldest go, also when many are started at once", async () => {
    const words = Array.from({ length: documentsMax + 2 }, (_, index) => `A logo tool, number ${index}`);
    const ids = await Promise.all(words.map((question) => startSearch(harness.services, ada, question)));
    const left = await listDocuments(harness.services.db, { ownerIds: [ada], kind: "search" });
    expect([ids.length, left.length]).toEqual([documentsMax + 2, documentsMax]);
  });

  it("[B16] are in the data export, and erased with the account", async () => {
    const { db } = harness.services;
    const person = { userId: ada, verifiedEmail: null };
    expect(await exportOf(documentsData, db, person.userId)).toMatchObject([
      { kind, title: "Bread", content: contentOf("Bread") },
    ]);
    await documentsData.erase(db, person);
    expect(await exportOf(documentsData, db, person.userId)).toEqual([]);
  });
});
