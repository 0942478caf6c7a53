import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getRun } from "#runs/index.ts";
import { countLockWaits } from "../../../../test/count-lock-waits.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../../test/media-server.ts";
import { listDesigns } from "../designs.ts";
import { copiesFilePath, type MadeCopies } from "./copy-rules.ts";

describe("copies of a design in other formats", () => {
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

  async function addDesign(userId: string) {
    const asked = { prompt: "Poster “Spring sale”", kind: "poster", style: "swiss", aspectRatio: "3:4", detail: 50 };
    const more = { count: 1, seed: "1", idempotencyKey: randomUUID() };
    const { runId } = (await (await server.post(userId, "/api/designs", { ...asked, ...more })).json()) as {
      runId: string;
    };
    await harness.ended(userId, runId);
    const [design] = (await listDesigns(harness.services.db, { userId, runIds: [runId] })).get(runId) ?? [];
    return { runId, designId: design?.id ?? "" };
  }
  const copy = (userId: string, designId: string, formats: unknown) =>
    server.post(userId, `/api/designs/${designId}/copies`, { formats });
  const listed = async (userId: string, runId: string) =>
    (await listDesigns(harness.services.db, { userId, runIds: [runId] })).get(runId) ?? [];

  it("[F11] are designs of their own beside it, in one project, and cost nothing", async () => {
    const userId = await harness.addUser(100);
    const { runId, designId } = await addDesign(userId);
    const before = await harness.balanceOf(userId);
    const answer = await copy(userId, designId, ["Story", "Link preview"]);
    expect(answer.status).toBe(201);
    const { copyIds, projectName } = (await answer.json()) as MadeCopies;
    const all = (await listed(userId, runId)).map(({ title, number, width, height }) => [number, title, width, height]);
    expect(all.toSorted()).toEqual([
      [1, "Spring sale", 768, 1024],
      [2, "Spring sale, Story", 1080, 1920],
      [3, "Spring sale, Link preview", 1200, 630],
    ]);
    expect(copyIds).toHaveLength(2);
    expect(projectName).toBe("Spring sale");
    expect((await getRun(harness.services.db, { userId, runId })).projectId).not.toBeNull();
    expect(await harness.balanceOf(userId)).toEqual(before);
    // More of them go into the same project.
    expect(await (await copy(userId, designId, ["Square"])).json()).toMatchObject({ projectName: "Spring sale" });
  });

  it("[F11] come as one ZIP whose names tell them apart", async () => {
    const userId = await harness.addUser(100);
    const { designId } = await addDesign(userId);
    const made = (await (await copy(userId, designId, ["Story", "Instagram post"])).json()) as MadeCopies;
    const zip = await server.ask(userId, copiesFilePath(designId, made.copyIds));
    expect(zip.headers.get("content-disposition")).toContain("spring-sale.zip");
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(Object.keys(files)).toEqual(["spring-sale-instagram-post-1080x1080.png", "spring-sale-story-1080x1920.png"]);
    const story = await sharp(files["spring-sale-story-1080x1920.png"]).metadata();
    expect([story.format, story.width, story.height]).toEqual(["png", 1080, 1920]);
  });

  it("[F11] presses at once make all of them, each with a number of its own", async () => {
    const userId = await harness.addUser(100);
    const { runId, designId } = await addDesign(userId);
    const answers = await Promise.all(["Story", "Square", "Wide"].map((format) => copy(userId, designId, [format])));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await listed(userId, runId)).map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it("[F11] a press that waited for another counts the designs that the other one added", async () => {
    const userId = await harness.addUser(100);
    const { runId, designId } = await addDesign(userId);
    const other = await harness.database.pool.connect();
    try {
      await other.query("begin");
      await other.query("select id from designs where run_id = $1 for update", [runId]);
      const waiting = copy(userId, designId, ["Story"]);
      await expect.poll(() => countLockWaits(harness.database)).toBe(1);
      await other.query(
        `insert into designs (user_id, run_id, number, title, brief, choices, document, created_at, updated_at)
         select user_id, run_id, 2, title, brief, choices, document, created_at, updated_at from designs where id = $1`,
        [designId],
      );
      await other.query("commit");
      expect((await waiting).status).toBe(201);
    } finally {
      other.release();
    }
    expect((await listed(userId, runId)).map(({ number }) => number).toSorted()).toEqual([1, 2, 3]);
  });

  it("[F11] another user's design, no format, twice the same or an unknown one is refused", async () => {
    const [owner, other] = [await harness.addUser(100), await harness.addUser(100)];
    const { designId } = await addDesign(owner);
    expect((await copy(other, designId, ["Story"])).status).toBe(404);
    for (const wrong of [[], ["Story", "Story"], ["Huge"], "Story", null]) {
      expect((await copy(owner, designId, wrong)).status).toBe(422);
    }
    expect((await server.ask(other, copiesFilePath(designId, [designId]))).status).toBe(404);
    expect((await server.ask(owner, copiesFilePath(designId, ["1", randomUUID()]))).status).toBe(404);
  });
});
