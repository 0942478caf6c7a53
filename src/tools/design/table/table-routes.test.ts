import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../../test/media-server.ts";
import { getDesign } from "../designs.ts";
import { fillTable } from "./fill-table.ts";
import { readTable } from "./read-table.ts";

const csv = "Headline;Price;Date\nRye bread;€4.20;Monday\nCrème brûlée;€1.10;\nPoppy rolls, two of each;€2;Friday";
const bare = (text: string) => text.toLowerCase().replaceAll(/\s+/g, "");

describe("designs filled from a table", () => {
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

  async function open() {
    const userId = await harness.addUser(10);
    const settings = {
      prompt: "Poster “Fresh bread” Friday 12 March, 8 am, €3, at Elm Street",
      kind: "poster",
      style: "swiss",
      aspectRatio: "3:4",
      count: 1,
      detail: 50,
      seed: "1",
      idempotencyKey: randomUUID(),
    };
    const { runId } = (await (await server.post(userId, "/api/designs", settings)).json()) as { runId: string };
    await harness.ended(userId, runId);
    const asked = "select id from designs where run_id = $1";
    const designId: string = (await harness.database.pool.query(asked, [runId])).rows[0].id;
    return { userId, designId };
  }
  const send = (userId: string | undefined, path: string, fields: Readonly<Record<string, string | Blob>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return server.post(userId, path, form);
  };
  const file = new Blob([csv]);

  it("[F13] are shown before anything is made: which column fills what, and the first rows", async () => {
    const { userId, designId } = await open();
    const answer = await send(userId, "/api/designs/table", { designId, file });
    expect(await answer.json()).toEqual({
      columns: [
        { header: "Headline", slot: "headline" },
        { header: "Price", slot: "price" },
        { header: "Date", slot: "date" },
      ],
      rows: [
        { headline: "Rye bread", price: "€4.20", date: "Monday" },
        { headline: "Crème brûlée", price: "€1.10", date: "" },
        { headline: "Poppy rolls, two of each", price: "€2", date: "Friday" },
      ],
      count: 3,
    });
  });

  it("[F13] come as a ZIP of a PNG and a PDF for each row, with its words and the words it has no column for, its name with all accents, at no cost", async () => {
    const { userId, designId } = await open();
    const answer = await send(userId, "/api/designs/table/files", { designId, file, format: "png-pdf" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const names = ["001-rye-bread", "002-crème-brûlée", "003-poppy-rolls-two-of-each"];
    expect(Object.keys(files)).toEqual(names.flatMap((name) => [`${name}.png`, `${name}.pdf`]));
    const texts = [];
    for (const name of names) {
      const { format, width, height } = await sharp(files[`${name}.png`]).metadata();
      expect([format, width, height]).toEqual(["png", 768, 1024]);
      const pdf = await getDocumentProxy(new Uint8Array(files[`${name}.pdf`] ?? []));
      texts.push(bare((await extractText(pdf, { mergePages: true })).text));
    }
    const wanted = [
      ["Rye bread", "€4.20", "Monday"],
      ["Crème brûlée", "€1.10"],
      ["Poppy rolls, two of each", "€2"],
    ];
    for (const [index, words] of wanted.entries()) {
      for (const word of [...words, "Elm Street"]) expect(texts[index]).toContain(bare(word));
    }
    expect(texts[1]).not.toMatch(/friday|march/);
    expect(await harness.balanceOf(userId)).toEqual([0, 0]);
  });

  it("[F13] come with files for a print shop as well, in the poster's size on paper", async () => {
    const { userId, designId } = await open();
    const answer = await send(userId, "/api/designs/table/files", { designId, file, format: "png-press" });
    const pdf = unzipSync(new Uint8Array(await answer.arrayBuffer()))["001-rye-bread.pdf"];
    const text = Buffer.from(pdf ?? []).toString("latin1");
    const sides = (name: string) =>
      new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(text)?.[1]?.split(" ").map(Number) ?? [];
    const [left = 0, , right = 0] = sides("TrimBox");
    expect(((right - left) * 25.4) / 72).toBeCloseTo(297, 1);
    expect(left).toBeCloseTo((10 * 72) / 25.4, 1);
  });

  it("[F13] are made one row at a time as they are read, and no further once the reader goes away", async () => {
    const { userId, designId } = await open();
    const { services } = harness;
    let drawn = 0;
    const workers: typeof services.workers = {
      ...services.workers,
      run: (task, input, turn) => {
        if (task === "studio.draw") drawn++;
        return services.workers.run(task, input, turn);
      },
    };
    const design = await getDesign(services.db, { userId, designId });
    const { rows } = readTable(new TextEncoder().encode(`headline\n${"Bread\n".repeat(200)}`));
    const stop = new AbortController();
    const filling = { design, rows, format: "png", watermark: undefined } as const;
    const reader = fillTable({ ...services, workers }, filling, stop).getReader();
    await reader.read();
    await reader.cancel();
    expect(stop.signal.aborted).toBe(true);
    expect(drawn).toBeLessThan(4);
  });

  it("[F13] are refused for another user’s design, without a session, and for files that are no tables", async () => {
    const { userId, designId } = await open();
    const other = await harness.addUser(0);
    const statusOf = async (asker: string | undefined, fields: Readonly<Record<string, string | Blob>>) => [
      (await send(asker, "/api/designs/table", fields)).status,
      (await send(asker, "/api/designs/table/files", { format: "png", ...fields })).status,
    ];
    expect(await statusOf(other, { designId, file })).toEqual([404, 404]);
    expect(await statusOf(undefined, { designId, file })).toEqual([401, 401]);
    expect(await statusOf(userId, { designId: "none", file })).toEqual([404, 404]);
    expect(await statusOf(userId, { designId })).toEqual([422, 422]);
    expect(await statusOf(userId, { designId, file: new Blob(["a,b\n1,2"]) })).toEqual([422, 422]);
    expect(await statusOf(userId, { designId, file: new Blob(["x".repeat(1_200_000)]) })).toEqual([413, 413]);
    const oddFormat = await send(userId, "/api/designs/table/files", { designId, file, format: "exe" });
    expect(oddFormat.status).toBe(422);
  });

  it("[H9] are read in a worker, which a file of nothing but delimiters keeps busy", async () => {
    const { userId, designId } = await open();
    const run = vi.spyOn(harness.services.workers, "run");
    const answer = await send(userId, "/api/designs/table", { designId, file: new Blob([",\n".repeat(500_000)]) });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: expect.objectContaining({ message: "This table has no rows below its header." }) },
    ]);
    expect(run.mock.calls.map(([task]) => task)).toEqual(["tables.readTable"]);
    run.mockRestore();
  });
});
