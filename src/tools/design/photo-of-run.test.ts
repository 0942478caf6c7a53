import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../test/media-server.ts";
import { redAndBlue } from "../../../test/pictures.ts";
import type { ShownAsset } from "./assets/asset-rules.ts";

interface Source {
  readonly brief: object;
  readonly choices: object;
  readonly document: { readonly elements: readonly { readonly name: string; readonly fill?: unknown }[] };
}

describe("designs around the user’s own photo", () => {
  let harness: MediaRunsHarness;
  let server: MediaServer;
  let ada: string;
  let photo: ShownAsset;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    server = await startMediaServer(harness.services);
    harness.setTime(new Date());
    ada = await harness.addUser(200);
    photo = await upload(ada, await redAndBlue(600, 400).png().toBuffer());
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
  });

  async function upload(userId: string, file: Uint8Array): Promise<ShownAsset> {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(file)], "quay.png", { type: "image/png" }));
    const answer = await server.post(userId, "/api/designs/assets", form);
    return ((await answer.json()) as { readonly asset: ShownAsset }).asset;
  }
  const plain = (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
  const start = (userId: string, more: object = {}) =>
    server.post(userId, "/api/designs", {
      idempotencyKey: randomUUID(),
      prompt: "Post for the harbor festival, Saturday 14 June, 3 pm, Old Quay",
      kind: "post",
      style: "swiss",
      aspectRatio: "1:1",
      count: 4,
      detail: 50,
      seed: "1",
      isStyleAuto: true,
      photoId: photo.id,
      ...more,
    });
  async function made(answer: Response) {
    const { runId } = (await answer.json()) as { readonly runId: string };
    await harness.services.tasks.finished(runId);
    const asked = "select brief, choices, document from designs where run_id = $1 order by number";
    return (await harness.database.pool.query(asked, [runId])).rows;
  }

  it("[F3][F15][F18] shows the photo in each of the four designs, which differ in layout and colors", async () => {
    const rows = await made(await start(ada));
    expect(rows.length).toBe(4);
    for (const { brief, document } of rows) {
      const images = document.elements.filter(({ kind }: { readonly kind: string }) => kind === "image");
      expect(images).toEqual([expect.objectContaining({ assetId: photo.id, ratio: 1.5 })]);
      // Red and blue, as it shows them.
      expect(brief.photoLook.hues.length).toBe(2);
    }
    expect(new Set(rows.map(({ choices }) => choices.compositionId)).size).toBe(4);
    expect(new Set(rows.map(({ choices }) => JSON.stringify(choices.palette))).size).toBeGreaterThanOrEqual(3);
  });

  it("[F15][F18] in one style, too, the layouts differ", async () => {
    const rows = await made(await start(ada, { isStyleAuto: false, style: "deco" }));
    expect(rows.map(({ brief }) => brief.style)).toEqual(Array.from({ length: 4 }, () => "deco"));
    expect(new Set(rows.map(({ choices }) => choices.compositionId)).size).toBe(4);
  });

  it("[F11][F18] another photo in its place gets a veil of its own under the words", async () => {
    const dark = await upload(ada, await plain("#101418"));
    const light = await upload(ada, await plain("#f4f1ea"));
    await made(await start(ada, { count: 1, photoId: dark.id }));
    const newest =
      "select id, brief, choices, document from designs where user_id = $1 order by created_at desc limit 1";
    const [design] = (await harness.database.pool.query(newest, [ada])).rows;
    const compose = async ({ brief, choices, document }: Source, to: object) =>
      (await (
        await server.post(ada, `/api/designs/${design.id}/compose`, {
          document,
          choices: { ...choices, compositionId: "photo-veil" },
          from: { brief, choices },
          brief: { ...brief, ...to },
          locked: [],
        })
      ).json()) as Source;
    const before = await compose(design, {});
    const after = await compose(before, { photoId: light.id, photoLook: undefined });
    const scrimOf = ({ document }: Source) => document.elements.find(({ name }) => name === "Scrim");
    expect(after.brief).toMatchObject({ photoId: light.id, photoLook: { hues: [] } });
    expect(JSON.stringify(after.document)).toContain(light.id);
    expect(scrimOf(before)?.fill).not.toBe(scrimOf(after)?.fill);
  });

  it("[F3] is left out by a kind that has no place for it", async () => {
    const rows = await made(await start(ada, { kind: "pattern", count: 1 }));
    expect(rows[0]?.brief.photoId).toBeUndefined();
    expect(JSON.stringify(rows[0]?.document)).not.toContain(photo.id);
  });

  it("[F3][H4] another user’s photo and one that is gone are not found, with a reason, and nothing is made or paid", async () => {
    const eve = await harness.addUser(100);
    for (const photoId of [photo.id, randomUUID()]) {
      const answer = await start(eve, { photoId });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("choose another one");
    }
    expect((await start(eve, { photoId: "x" })).status).toBe(422);
    const asked =
      "select (select count(*) from runs where user_id = $1) + (select count(*) from designs where user_id = $1) as all";
    expect((await harness.database.pool.query(asked, [eve])).rows[0].all).toBe("0");
    expect(await harness.balanceOf(eve)).toEqual([100, 0]);
  });
});
