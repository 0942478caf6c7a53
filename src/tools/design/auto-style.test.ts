import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../test/media-server.ts";
import { designs } from "./schema.ts";

describe("designs whose style is left to the prompt", () => {
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

  async function make(userId: string, change: object = {}) {
    const settings = { prompt: "Lost cat, grey tabby, call 555-0142, no red", kind: "poster", style: "swiss" };
    const more = { aspectRatio: "3:4", detail: 50, count: 4, seed: "1", isStyleAuto: true, ...change };
    const answer = await server.post(userId, "/api/designs", {
      ...settings,
      ...more,
      idempotencyKey: randomUUID(),
    });
    const { runId } = (await answer.json()) as { runId: string };
    await harness.ended(userId, runId);
    const rows = await harness.services.db.select().from(designs);
    return rows.filter((row) => row.runId === runId).toSorted((a, b) => a.number - b.number);
  }

  it("[F3][F8] are in four styles, the same ones again for the same user, and other ones for another", async () => {
    const [ada, eve] = [await harness.addUser(100), await harness.addUser(100)];
    const made = await make(ada);
    expect(new Set(made.map(({ brief }) => brief.style)).size).toBe(4);
    expect(made.map(({ brief }) => brief.avoid)).toEqual(Array(4).fill(["red"]));
    expect((await make(ada)).map(({ document }) => document)).toEqual(made.map(({ document }) => document));
    expect((await make(eve)).map(({ document }) => document)).not.toEqual(made.map(({ document }) => document));
  });

  it("[F3] are in the chosen style otherwise", async () => {
    const user = await harness.addUser(100);
    const made = await make(user, { isStyleAuto: false, count: 2, style: "line" });
    expect(made.map(({ brief }) => brief.style)).toEqual(["line", "line"]);
  });
});
