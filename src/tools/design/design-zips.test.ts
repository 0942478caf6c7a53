import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { zipWork } from "#work/index.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../test/media-server.ts";
import { noise } from "../../../test/pictures.ts";
import { work } from "../servers.ts";
import { addAsset } from "./assets/assets.ts";
import { getDesign } from "./designs.ts";
import { fillTable } from "./table/fill-table.ts";

describe("ZIPs of designs", () => {
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

  const { signal } = new AbortController();

  async function design(userId: string, path: string, settings: object) {
    const answer = await server.post(userId, path, { ...settings, seed: "1", idempotencyKey: randomUUID() });
    const { runId } = (await answer.json()) as { runId: string };
    expect(answer.status).toBe(202);
    await harness.ended(userId, runId);
    const { rows } = await harness.database.pool.query("select id from designs where run_id = $1 order by number", [
      runId,
    ]);
    return { runId, ids: rows.map(({ id }) => id as string) };
  }

  /** Two designs of a run that show the same picture. */
  async function designWithPicture(userId: string) {
    const poster = { prompt: "Poster “Fresh bread”", kind: "poster", style: "swiss", aspectRatio: "3:4", detail: 50 };
    const made = await design(userId, "/api/designs", { ...poster, count: 2 });
    const file = await noise(40, 40).png().toBuffer();
    const { id: assetId } = await addAsset(harness.services, { userId, name: "Bread", file }, signal);
    const picture = { id: "photo", kind: "image", name: "Photo", assetId, ratio: 1, x: 0, y: 0, width: 9, height: 9 };
    await harness.database.pool.query(
      "update designs set document = jsonb_set(document, '{elements}', document -> 'elements' || $2::jsonb) where run_id = $1",
      [made.runId, JSON.stringify([picture])],
    );
    return made;
  }

  /** Records which files are read from the file storage. */
  function watchFiles() {
    const read: string[] = [];
    const { files } = harness.services;
    const watched: typeof files = {
      ...files,
      find(key, range) {
        read.push(key);
        return files.find(key, range);
      },
    };
    return { read, services: { ...harness.services, files: watched } };
  }

  it("[F13] a picture is read once for a whole table, and once for all that is selected in the library", async () => {
    const userId = await harness.addUser(1_000);
    const { runId, ids } = await designWithPicture(userId);
    const stored = await getDesign(harness.database.db, { userId, designId: ids[0] ?? "" });
    const rows = ["Rye", "Spelt", "Poppy"].map((headline) => ({ headline }));
    const table = watchFiles();
    const filling = { design: stored, rows, format: "png", watermark: undefined } as const;
    const filled = unzipSync(
      new Uint8Array(await new Response(fillTable(table.services, filling, new AbortController())).arrayBuffer()),
    );
    expect([Object.keys(filled).length, table.read]).toEqual([3, [expect.stringMatching(/^designs\/.*\.png$/)]]);
    const library = watchFiles();
    const selected = { ownerIds: [userId], items: [{ kind: "run", id: runId }] as const, watermark: undefined };
    const zip = unzipSync(
      new Uint8Array(
        await new Response(await zipWork({ ...library.services, work }, selected, new AbortController())).arrayBuffer(),
      ),
    );
    expect([Object.keys(zip).length, library.read]).toEqual([2, table.read]);
  });

  it("[F4] all files of some screens are sent while they are drawn, and read as they are", async () => {
    const userId = await harness.addUser(1_000);
    const app = {
      prompt: "Banking app “Fjord”",
      style: "soft",
      screens: 3,
      device: "mobile",
      outputs: ["png", "html"],
    };
    const { runId } = await design(userId, "/api/designs/screens", app);
    const { workers } = harness.services;
    const isAnswered = Promise.withResolvers<void>();
    let drawn = 0;
    const run: typeof workers.run = async (name, order, turn): Promise<never> => {
      if (++drawn > 3) await isAnswered.promise;
      return (await workers.run(name, order, turn)) as never;
    };
    const watched = await startMediaServer({ ...harness.services, workers: { ...workers, run } });
    try {
      const answer = await watched.ask(userId, `/api/designs/screens/${runId}.zip`);
      isAnswered.resolve();
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
      expect(Object.keys(files)).toHaveLength(9);
      for (const [name, file] of Object.entries(files)) {
        const start = Buffer.from(file).toString("latin1", 0, 40);
        expect([name, start]).toEqual([name, expect.stringMatching(starts[name.split(".")[1] ?? ""] ?? "never")]);
      }
    } finally {
      isAnswered.resolve();
      await watched.close();
    }
  });
});

const starts: Readonly<Record<string, RegExp>> = { png: /^.PNG/, svg: /^<(\?xml|svg)/, html: /^<!doctype html>/i };
