import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DesignDocument } from "#studio/index.ts";
import { linkPath } from "#work/sharing/link-rules.ts";
import { exportOf } from "../../../test/export-of.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../test/media-server.ts";
import { shareDesign } from "./design-links.ts";
import { getDesign, listDesigns } from "./designs.ts";
import { designsData } from "./designs-data.ts";
import { fillTable, requireFewPictures } from "./table/fill-table.ts";

describe("the files of a design of several pages", () => {
  let harness: MediaRunsHarness;
  let server: MediaServer;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    server = await startMediaServer(harness.services);
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
  });

  /** A poster with a second page that repeats it, and a third with a red square alone. */
  async function open() {
    const userId = await harness.addUser(100);
    const asked = { prompt: "Poster “Fresh bread”", kind: "poster", style: "swiss", aspectRatio: "3:4", detail: 50 };
    const more = { count: 1, seed: "1", idempotencyKey: randomUUID() };
    const { runId } = (await (await server.post(userId, "/api/designs", { ...asked, ...more })).json()) as {
      runId: string;
    };
    await harness.ended(userId, runId);
    const { db } = harness.services;
    const [listed] = (await listDesigns(db, { userId, runIds: [runId] })).get(runId) ?? [];
    const designId = listed?.id ?? "";
    const own = { userId, designId };
    const { document, brief, choices, revision } = await getDesign(db, own);
    const square = {
      id: "square",
      name: "Square",
      kind: "shape",
      fill: "#ff0000",
      data: "M0 0L768 0L768 1024L0 1024Z",
    };
    const pages = [{ elements: document.elements }, { elements: [square] }] as DesignDocument["pages"];
    const stored = await server.ask(userId, `/api/designs/${designId}/document`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ document: { ...document, pages }, brief, choices, revision }),
    });
    expect(stored.status).toBe(200);
    return { userId, runId, designId };
  }
  const middleOf = async (file: Uint8Array) => [
    ...(await sharp(file).extract({ left: 380, top: 500, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];
  const red = [255, 0, 0];

  it("[F9][F13] are one for each page as pictures, and one for all as PDF and ZIP; other pages are refused", async () => {
    const { userId, runId, designId } = await open();
    const [listed] = (await listDesigns(harness.services.db, { userId, runIds: [runId] })).get(runId) ?? [];
    expect(listed?.pages).toBe(3);
    const get = async (file: string) => {
      const answer = await server.ask(userId, `/api/designs/${designId}/${file}`);
      return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
    };
    const [first, plain, third] = [
      await get("design.png?page=1"),
      await get("design.png"),
      await get("design.png?page=3"),
    ];
    expect(Buffer.from(first.bytes).equals(Buffer.from(plain.bytes))).toBe(true);
    expect(await middleOf(third.bytes)).toEqual(red);
    expect(third.answer.headers.get("content-disposition")).toContain("fresh-bread-1-page-3.png");
    expect(third.answer.headers.get("etag")).not.toBe(first.answer.headers.get("etag"));
    for (const page of ["0", "4", "-1", "1.5", "x", "11"])
      expect((await get(`design.png?page=${page}`)).answer.status, page).toBe(422);
    const pdf = await get("design.pdf");
    expect((await getDocumentProxy(pdf.bytes)).numPages).toBe(3);
    const zip = await get("pages.zip");
    expect(zip.answer.headers.get("content-type")).toBe("application/zip");
    const files = unzipSync(zip.bytes);
    expect(Object.keys(files)).toEqual([1, 2, 3].map((page) => `fresh-bread-1-page-${page}.png`));
    expect(await middleOf(files["fresh-bread-1-page-3.png"] ?? new Uint8Array())).toEqual(red);
    expect((await server.ask(await harness.addUser(1), `/api/designs/${designId}/pages.zip`)).status).toBe(404);
  });

  it("[F13] are shown by its link, each at an address of its own", async () => {
    const { userId, designId } = await open();
    const { token } = await shareDesign(harness.services, { userId, designId, lifetime: "forever" });
    const get = (file: string) => server.ask(undefined, `${linkPath(token)}/${file}`);
    const third = await get("design-3.png");
    expect(await middleOf(new Uint8Array(await third.arrayBuffer()))).toEqual(red);
    expect([(await get("design.png")).status, (await get("design-2.png")).status]).toEqual([200, 200]);
    for (const file of ["design-1.png", "design-4.png", "design-03.png"]) expect((await get(file)).status).toBe(404);
  });

  it("[F13] are filled from a table where they repeat the words of the composed page", async () => {
    const { userId, designId } = await open();
    const design = await getDesign(harness.services.db, { userId, designId });
    const rows = [{ headline: "Rye" }, { headline: "Spelt" }];
    const fill = async (format: "png" | "png-pdf") => {
      const filling = { design, rows, format, watermark: undefined } as const;
      const zip = new Response(fillTable(harness.services, filling, new AbortController()));
      return unzipSync(new Uint8Array(await zip.arrayBuffer()));
    };
    const files = await fill("png-pdf");
    expect(Object.keys(files).slice(0, 4)).toEqual([
      ...[1, 2, 3].map((page) => `001-rye-page-${page}.png`),
      "001-rye.pdf",
    ]);
    const [one, two, other] = ["001-rye-page-1.png", "001-rye-page-2.png", "002-spelt-page-2.png"].map((name) =>
      Buffer.from(files[name] ?? []),
    );
    expect([one?.length, two && other && two.equals(other)]).toEqual([expect.any(Number), false]);
    expect(await middleOf(files["002-spelt-page-3.png"] ?? new Uint8Array())).toEqual(red);
    const many = (count: number) => Array.from({ length: count }, () => ({ headline: "Rye" }));
    expect(() => requireFewPictures(design, many(200))).not.toThrow();
    expect(() => requireFewPictures(design, many(201))).toThrow();
  });

  it("[B14] are in the export of a user’s data", async () => {
    const { userId } = await open();
    const [exported] = (await exportOf(designsData, harness.database.db, userId)) as [{ document: DesignDocument }];
    expect(exported.document.pages).toHaveLength(2);
  });
});
