import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../test/media-server.ts";
import { drawnFigurePath, figuresPath } from "./design-rules.ts";
import { listDesigns } from "./designs.ts";

describe("symbols for a design", () => {
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

  async function addDesign(style: string) {
    const userId = await harness.addUser(100);
    const settings = {
      prompt: "Poster “Fresh bread”",
      kind: "poster",
      style,
      aspectRatio: "3:4",
      detail: 50,
      count: 1,
    };
    const more = { seed: "1", idempotencyKey: randomUUID() };
    const answer = await server.post(userId, "/api/designs", { ...settings, ...more });
    const { runId } = (await answer.json()) as { runId: string };
    await harness.ended(userId, runId);
    const [design] = (await listDesigns(harness.services.db, { userId, runIds: [runId] })).get(runId) ?? [];
    return { userId, designId: design?.id ?? "" };
  }

  it("[F13] are found by words of four languages, each with little more than its outlines", async () => {
    const find = async (words: string) => {
      const answer = await server.ask(undefined, `${figuresPath}?q=${encodeURIComponent(words)}`);
      return ((await answer.json()) as { figures: { id: string }[] }).figures.map(({ id }) => id);
    };
    for (const words of ["rocket", "Rakete", "fusée", "cohete"]) expect(await find(words), words).toContain("rocket");
    expect(await find("zzzz")).toEqual([]);
  });

  it("[F13] are drawn in the style of the design, for its user alone", async () => {
    const [swiss, line] = [await addDesign("swiss"), await addDesign("line")];
    const draw = async (userId: string | undefined, designId: string, figure: string) => {
      const answer = await server.ask(userId, drawnFigurePath(designId, figure));
      return { status: answer.status, body: await answer.text() };
    };
    const [one, other] = [
      await draw(swiss.userId, swiss.designId, "rocket"),
      await draw(line.userId, line.designId, "rocket"),
    ];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(JSON.parse(one.body)).toMatchObject({ element: { kind: "group", id: "rocket", name: "Rocket" } });
    expect(other.body).not.toBe(one.body);
    expect((await draw(line.userId, swiss.designId, "rocket")).status).toBe(404);
    expect((await draw(undefined, swiss.designId, "rocket")).status).toBe(401);
    for (const figure of ["constructor", "no-such-thing", "..%2fx"])
      expect((await draw(swiss.userId, swiss.designId, figure)).status, figure).toBe(404);
  });
});
