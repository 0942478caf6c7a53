import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../test/media-server.ts";

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
    const run: typeof workers.run = async (task, input, stop) => {
      if (++drawn > 3) await isAnswered.promise;
      return workers.run(task, input, stop);
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
