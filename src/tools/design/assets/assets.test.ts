import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DesignDocument } from "#studio/index.ts";
import { readInput } from "../../../../test/inputs.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../../test/media-server.ts";
import { hugePng, noise, redAndBlue } from "../../../../test/pictures.ts";
import { assetsMax, type ShownAsset } from "./asset-rules.ts";
import { deleteAsset, picturesOf } from "./assets.ts";
import { assetsData } from "./assets-data.ts";

const path = "/api/designs/assets";
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><rect width="40" height="20" fill="#f00" onclick="alert(2)"/></svg>';

describe("pictures for designs", () => {
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

  const send = async (userId: string | undefined, file: Uint8Array | string, name = "picture.png") => {
    const form = new FormData();
    form.set("file", new Blob([file as BlobPart], { type: "image/png" }), name);
    const response = await server.post(userId, path, form);
    const body = (await response.json()) as { asset: ShownAsset; error: { code: string; message: string } };
    return { status: response.status, ...body };
  };
  const read = async (userId: string | undefined, assetId: string) => server.ask(userId, `${path}/${assetId}`);

  it("[F11] are what their bytes say, written anew: upright, at most 2,560 pixels, without metadata or what was appended", async () => {
    const userId = await harness.addUser(0);
    const photo = await redAndBlue(3_000, 1_500)
      .jpeg()
      .withExif({ IFD0: { Copyright: "Ada Lovelace" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const polyglot = Buffer.concat([await noise(30, 20).png().toBuffer(), Buffer.from("<script>alert(1)</script>")]);
    const drawing = await sharp({ create: { width: 9, height: 9, channels: 4, background: "#f008" } })
      .webp()
      .toBuffer();
    const cases: readonly (readonly [Buffer, object, object])[] = [
      [photo, { mediaType: "image/jpeg", width: 1_280, height: 2_560 }, { format: "jpeg" }],
      [polyglot, { mediaType: "image/png", width: 30, height: 20 }, { format: "png" }],
      [drawing, { mediaType: "image/png", width: 9, height: 9 }, { format: "png", hasAlpha: true }],
      [await noise(30, 20).avif().toBuffer(), { mediaType: "image/jpeg", width: 30, height: 20 }, { format: "jpeg" }],
    ];
    for (const [file, shown, written] of cases) {
      const { status, asset } = await send(userId, file, "  Our shop.gif ");
      expect([status, asset]).toEqual([201, { id: expect.any(String), name: "Our shop.gif", ...shown }]);
      const answer = await read(userId, asset.id);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject(written);
      expect(bytes.toString("latin1")).not.toMatch(/Ada Lovelace|<script/);
      expect(answer.headers.get("content-type")).toBe((shown as ShownAsset).mediaType);
    }
  });

  it("[F11] may be vector logos, of which only the shapes are kept, and which can’t act as pages", async () => {
    const userId = await harness.addUser(0);
    const { asset } = await send(userId, logo, "logo.png");
    expect(asset).toMatchObject({ mediaType: "image/svg+xml", width: 40, height: 20 });
    const answer = await read(userId, asset.id);
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const svg = await answer.text();
    expect(svg).toContain("<path");
    expect(svg).not.toMatch(/script|alert/);
  });

  it("[F11] are refused with a reason if they are none, damaged, too large, or bombs, and nothing is stored", async () => {
    const userId = await harness.addUser(0);
    const whole = await noise(200, 150).png().toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    const bad: readonly (readonly [string, Uint8Array | string, number, RegExp])[] = [
      ["text named .png", "just some words", 422, /isn’t supported/],
      ["a GIF", "GIF89a\u0001\u0000\u0001\u0000", 422, /isn’t supported/],
      ["a PDF", "%PDF-1.7", 422, /isn’t supported/],
      ["a page", "<!doctype html><html><body>svg</body></html>", 422, /isn’t supported/],
      ["half a PNG", half, 422, /can’t be read/],
      [
        "a JPEG’s beginning before an SVG",
        Buffer.concat([Buffer.from([255, 216, 255]), Buffer.from(logo)]),
        422,
        /can’t be read/,
      ],
      ["a PNG bomb", hugePng(50_000, 50_000), 422, /64 million pixels/],
      ["half an SVG", logo.slice(0, 60), 422, /can’t be read/],
      ["an SVG bomb", logo.replace("<rect", '<g id="a"><use href="#a"/></g><rect'), 422, /too many parts/],
      ["entities", `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "b">]>${logo}`, 422, /entity definitions/],
      ["a photo of an iPhone", readInput("photo.heic"), 422, /HEIC.*JPEG/],
      ["too long an SVG", logo + " ".repeat(600_000), 422, /512 kB/],
      ["nothing", "", 422, /choose a file/],
      ["11 MB", Buffer.alloc(11 * 1_024 * 1_024), 413, /larger than/],
    ];
    for (const [name, file, status, message] of bad) {
      const answer = await send(userId, file);
      expect([name, answer.status]).toEqual([name, status]);
      expect(answer.error.message, name).toMatch(message);
    }
    expect((await server.post(userId, path, { file: "no form" })).status).toBe(415);
    const { assets } = (await (await server.ask(userId, path)).json()) as { assets: object[] };
    expect(assets).toEqual([]);
  });

  it("[F11] are their user’s alone, and need a session", async () => {
    const [userId, other] = [await harness.addUser(0), await harness.addUser(0)];
    const { asset } = await send(userId, logo);
    expect((await read(other, asset.id)).status).toBe(404);
    expect((await read(undefined, asset.id)).status).toBe(401);
    expect((await read(userId, "no-uuid")).status).toBe(404);
    expect((await read(userId, randomUUID())).status).toBe(404);
    expect((await send(undefined, logo)).status).toBe(401);
    const { services } = harness;
    await expect(deleteAsset(services, { userId: other, assetId: asset.id })).rejects.toMatchObject({
      code: "not_found",
    });
    const design = designWith([asset.id, asset.id, randomUUID()]);
    expect([...(await picturesOf(services, { userId, design })).keys()]).toEqual([asset.id]);
    expect([...(await picturesOf(services, { userId: other, design })).keys()]).toEqual([]);
  });

  it("[H9][F11] are not read at all for a design whose pictures are too large together", async () => {
    const userId = await harness.addUser(0);
    const { services, database } = harness;
    const added = `insert into design_assets (user_id, name, media_type, width, height, bytes, key, created_at)
      select $1::uuid, 'x', 'image/png', 1, 1, 24000000, 'design-assets/none' || n, now() from generate_series(1, 3) n returning id`;
    const { rows } = await database.pool.query<{ id: string }>(added, [userId]);
    const ids = rows.map(({ id }) => id);
    const refusal = { code: "invalid_input", userMessage: expect.stringMatching(/64 MB together/) };
    await expect(picturesOf(services, { userId, design: designWith(ids) })).rejects.toMatchObject(refusal);
    expect((await picturesOf(services, { userId, design: designWith(ids.slice(0, 2)) })).size).toBe(0);
  });

  it("[F11] are bounded for each user, and gone from the disk once they are deleted", async () => {
    const userId = await harness.addUser(0);
    const { services, database } = harness;
    const { asset } = await send(userId, logo);
    const key = async () =>
      (await database.pool.query<{ key: string }>("select key from design_assets where id = $1", [asset.id])).rows[0]
        ?.key;
    const file = String(await key());
    const added = `insert into design_assets (user_id, name, media_type, width, height, bytes, key, created_at)
      select $1::uuid, 'x', 'image/png', 1, 1, 1, $1::text || '/' || n, now() from generate_series(1, $2::int) n`;
    await database.pool.query(added, [userId, assetsMax - 1]);
    const refused = await send(userId, logo);
    expect([refused.status, refused.error.code]).toEqual([413, "payload_too_large"]);
    await deleteAsset(services, { userId, assetId: asset.id });
    expect((await send(userId, logo)).status).toBe(201);
    expect(await services.files.find(file)).toBeDefined();
    await harness.runJobs();
    expect(await services.files.find(file)).toBeUndefined();
    const exported = await assetsData(services).exportFor(database.db, { userId, email: "" } as never);
    expect(exported).toContainEqual(expect.objectContaining({ name: "x", mediaType: "image/png", bytes: 1 }));
    await database.db.transaction((tx) => assetsData(services).erase(tx, { userId } as never));
    const { assets } = (await (await server.ask(userId, path)).json()) as { assets: object[] };
    expect(assets).toEqual([]);
  });
});

const designWith = (ids: readonly string[]): DesignDocument => ({
  version: 1,
  language: "en",
  width: 100,
  height: 100,
  palette: { ground: "#ffffff", ink: "#000000", accent: "#ff0000", support: "#00ff00", highlight: "#0000ff" },
  elements: ids.map((assetId, index) => ({
    kind: "image",
    id: `picture-${index}`,
    name: "Picture",
    assetId,
    ratio: 2,
    x: 0,
    y: 0,
    width: 10,
    height: 10,
  })),
});
