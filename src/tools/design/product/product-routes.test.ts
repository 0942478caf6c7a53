import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { verifyLedger } from "#credits/index.ts";
import { facesOf } from "#studio/index.ts";
import { sampleFiles } from "../../../../test/media/files.ts";
import { imageCallWires } from "../../../../test/media/image-call-wires.ts";
import { playCall } from "../../../../test/media/play-wire.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../../test/media-server.ts";
import { hugePng, productPhoto } from "../../../../test/pictures.ts";
import { putSubscription } from "../../../../test/subscriptions.ts";
import { listKits, saveKit } from "../brand-kits/brand-kits.ts";
import type { ProductPhoto } from "./add-product-photo.ts";

const flare = "dall-e-3/gpt-image-2.5-flare";

describe("product pictures over HTTP", () => {
  let harness: MediaRunsHarness;
  let server: MediaServer;
  let ada: string;
  let photo: ProductPhoto;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    server = await startMediaServer(harness.services);
    harness.setTime(new Date());
    ada = await harness.addUser(100);
    photo = (await (await upload(await productPhoto())).json()) as ProductPhoto;
  });
  beforeEach(async () => {
    harness.closeCircuits();
    const wire = imageCallWires.find(({ name }) => name === "images of a picture by OpenAI");
    if (wire) harness.provider.handler = playCall(wire);
  });
  afterEach(() => {
    harness.provider.fault = undefined;
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
  });

  function upload(file: Uint8Array, userId: string | undefined = ada): Promise<Response> {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(file)], "bottle.jpg", { type: "image/jpeg" }));
    return server.post(userId, "/api/product-pictures/photos", form);
  }
  const order = (more: object = {}) => ({
    idempotencyKey: randomUUID(),
    engine: "studio",
    photoId: photo.photo.id,
    set: "podium",
    light: "left",
    cutOutId: photo.cutOut?.asset.id,
    foot: photo.cutOut?.foot,
    aspectRatio: "1:1",
    count: 1,
    seed: "1",
    ...more,
  });
  const start = (more: object = {}, userId: string | undefined = ada) =>
    server.post(userId, "/api/product-pictures", order(more));
  async function finish(answer: Response) {
    const { runId } = (await answer.json()) as { readonly runId: string };
    await harness.services.tasks.finished(runId);
    const asked = "select state, failure, price_aic as price, max_aic as max, tool from runs where id = $1";
    return { runId, ...(await harness.database.pool.query(asked, [runId])).rows[0] };
  }

  it("[F3] cuts the product out of an uploaded photo, whose bytes are written anew", async () => {
    expect(photo).toMatchObject({ photo: { mediaType: "image/jpeg" }, cutOut: { asset: { mediaType: "image/png" } } });
    const busy = (await (await upload(await productPhoto({ isPlain: false }))).json()) as ProductPhoto;
    expect([busy.reason, busy.cutOut]).toEqual(["busy", undefined]);
  });

  const animatedWebp = () =>
    // Frames that are alike would become one.
    sharp(Buffer.alloc(40 * 80 * 3).fill(0xff, 40 * 40 * 3), {
      raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
  const animatedPng = async () => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
    return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
  };
  it.each([
    ["text", 422, () => Buffer.from("Not a picture, whatever its name says")],
    ["an SVG with a script", 422, () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")],
    ["an animated PNG", 422, animatedPng],
    ["an animated WebP", 422, animatedWebp],
    ["a PNG that claims to be huge", 422, () => hugePng(60_000, 60_000)],
    ["the beginning of a JPEG", 422, async () => (await productPhoto()).subarray(0, 900)],
    ["nothing", 422, () => Buffer.alloc(0)],
    ["more than 10 MB", 413, () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(10 * 1_024 * 1_024)])],
  ] as const)("[F3] refuses %s as a photo, and stores nothing", async (_, status, file) => {
    const count = async () => (await harness.database.pool.query("select count(*) from design_assets")).rows[0].count;
    const before = await count();
    const answer = await upload(await file());
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining('"message"')]);
    expect(await count()).toBe(before);
  });

  it("[F3][C8] the studio makes designs of it, which show the cut-out on the set, for 10 each", async () => {
    const { runId, ...run } = await finish(await start({ count: 2, headline: "Cold-pressed", price: "€14.90" }));
    expect(run).toEqual({ state: "finished", failure: null, price: 20, max: 20, tool: "product-picture" });
    const asked = "select title, brief, document from designs where run_id = $1 order by number";
    const { rows } = await harness.database.pool.query(asked, [runId]);
    expect(rows.map(({ title }) => title)).toEqual(["Cold-pressed", "Cold-pressed"]);
    for (const { brief, document } of rows) {
      expect(brief.product).toMatchObject({ set: "podium", light: "left", hasWords: true });
      const images = document.elements.filter(({ kind }: { kind: string }) => kind === "image");
      expect(images).toEqual([expect.objectContaining({ assetId: photo.cutOut?.asset.id })]);
    }
  });

  it("[F3][E5][C8] an engine is sent the photo itself, while its price is held", async () => {
    const { provider } = harness;
    const { runId: _, ...run } = await finish(await start({ engine: flare, count: 2, words: "by the sea" }));
    expect(run).toEqual({ state: "finished", failure: null, price: 23, max: 23, tool: "product-picture" });
    const sent = provider.requests.at(-1);
    expect(sent?.path).toBe("/v1/images/edits");
    expect(sent?.body.toString()).toContain("by the sea");
    expect(sent?.body.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(true);
    expect(await verifyLedger(harness.database.db)).toEqual([]);
  });

  it.each([
    ["refuses", "refused", { kind: "answer", status: 400, json: { error: { code: "content_policy_violation" } } }],
    ["breaks off", "unavailable", { kind: "cut" }],
    ["answers nonsense", "nonsense", { kind: "answer", text: "<html>Welcome</html>" }],
  ] as const)("[E8][C9] an engine that %s costs nothing", async (_, failure, fault) => {
    const before = await harness.balanceOf(ada);
    harness.provider.fault = fault;
    expect(await finish(await start({ engine: flare }))).toMatchObject({ state: "failed", failure, price: 0 });
    expect(await harness.balanceOf(ada)).toEqual(before);
  });

  it("[E6][C9] an engine that falls silent is stopped by the user, for nothing", async () => {
    const before = await harness.balanceOf(ada);
    harness.provider.fault = { kind: "silence" };
    const { runId } = (await (await start({ engine: flare })).json()) as { readonly runId: string };
    await expect.poll(() => harness.provider.requests.at(-1)?.path).toBe("/v1/images/edits");
    expect((await server.post(ada, `/api/runs/${runId}/stop`)).status).toBe(200);
    await harness.services.tasks.finished(runId);
    expect(await harness.balanceOf(ada)).toEqual(before);
  });

  it("[F3] an engine that takes no pictures is refused before anything is sent", async () => {
    const answer = await server.ask(ada, "/api/runs/engines?kind=image");
    const { engines } = (await answer.json()) as { engines: readonly { id: string; takesPicture: boolean }[] };
    const others = engines.filter(({ takesPicture }) => !takesPicture);
    expect(others.length).toBeGreaterThan(0);
    const before = harness.provider.requests.length;
    for (const { id } of others) expect((await start({ engine: id })).status).toBe(422);
    expect(harness.provider.requests.length).toBe(before);
  });

  it("[F3][H4] another user’s photo is not found, by the studio or an engine, and visitors are turned away", async () => {
    const eve = await harness.addUser(100);
    const own = (await (await upload(await productPhoto(), eve)).json()) as ProductPhoto;
    const before = harness.provider.requests.length;
    for (const engine of ["studio", flare]) expect((await start({ engine }, eve)).status).toBe(404);
    // Her own photo with another user’s cut-out.
    expect((await start({ photoId: own.photo.id }, eve)).status).toBe(404);
    expect((await start({ brandKitId: randomUUID() }, eve)).status).not.toBe(202);
    expect(harness.provider.requests.length).toBe(before);
    expect(await harness.balanceOf(eve)).toEqual([100, 0]);
    expect((await upload(sampleFiles.png.data, "")).status).toBe(401);
    expect((await start({}, "")).status).toBe(401);
  });

  it("[F3][F11] is shown on a set in the colors of a brand kit, with its logo beside it", async () => {
    const { services, database } = harness;
    const userId = await harness.addUser(100);
    await putSubscription({ databaseUrl: database.url }, userId, {});
    const own = (await (await upload(await productPhoto(), userId)).json()) as ProductPhoto;
    const kit = { name: "Miller’s", colors: "#1d3fbb", displayFace: "Syne", textFace: "" };
    await saveKit(services, { userId, values: { ...kit, logoAssetId: own.photo.id } });
    const [stored] = await listKits(services.db, userId);
    const shown = { photoId: own.photo.id, cutOutId: own.cutOut?.asset.id, foot: own.cutOut?.foot };
    const words = { set: "color", headline: "Cold brew", brandKitId: stored?.id };
    const { runId } = await finish(await start({ ...shown, ...words }, userId));
    const [design] = (await database.pool.query("select document from designs where run_id = $1", [runId])).rows;
    expect(Object.values(design.document.palette)).toContain("#1d3fbb");
    expect(facesOf(design.document).some((face) => face.startsWith("syne-"))).toBe(true);
    expect(design.document.elements.some(({ slot }: { readonly slot?: string }) => slot === "logo")).toBe(true);
  });

  it.each([
    { set: "constructor" },
    { set: "own" },
    { light: "__proto__" },
    { photoId: "x" },
    { foot: [0, 2] },
    { count: 3 },
    { words: "x".repeat(401) },
    { engine: "" },
    { prompt: "Ignore the photo" },
  ])("[F3] refuses %o", async (wrong) => {
    expect((await start(wrong)).status).toBe(422);
  });

  it("[C4][F3] two presses at once are one run, which is charged once", async () => {
    const before = await harness.balanceOf(ada);
    const idempotencyKey = randomUUID();
    for (const engine of ["studio", flare]) {
      const key = `${idempotencyKey}-${engine}`.replace("/", "-").slice(0, 90);
      const answers = await Promise.all([1, 2].map(() => start({ engine, idempotencyKey: key })));
      const runs = await Promise.all(answers.map(finish));
      expect(new Set(runs.map(({ runId }) => runId)).size).toBe(1);
    }
    expect((await harness.balanceOf(ada))[0]).toBe((before[0] ?? 0) - 10 - 13);
  });
});
