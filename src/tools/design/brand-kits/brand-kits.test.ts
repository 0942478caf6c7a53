import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeProject, createProject, deleteProject } from "#runs/index.ts";
import { facesOf, ownFaceId, readFace } from "#studio/index.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../../test/media-server.ts";
import { putSubscription } from "../../../../test/subscriptions.ts";
import { addAsset } from "../assets/assets.ts";
import { ownFontAddress, ownFontsMax, ownFontsPath, type ShownFont } from "../fonts/own-font-rules.ts";
import { deleteFont } from "../fonts/own-fonts.ts";
import { ownFontsData } from "../fonts/own-fonts-data.ts";
import { checkKitForm, kitAfterProject, kitsMax, usableKit } from "./brand-kit-rules.ts";
import { briefKit, getKit, listKits, restorableKits, saveKit } from "./brand-kits.ts";
import { brandKitJobs, brandKitsData } from "./brand-kits-data.ts";
import { readKitChoice } from "./kit-choice.ts";

const values = { name: "Miller’s", colors: "#1d3fbb,#ffb400", displayFace: "Syne", textFace: "", logoAssetId: "" };
const logo = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><circle cx="10" cy="10" r="10" fill="#1d3fbb"/></svg>',
);
const signal = AbortSignal.timeout(60_000);

describe("brand kits", () => {
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

  /** A user with one kit. */
  async function open(more: Partial<typeof values> = {}) {
    const { services, addUser } = harness;
    const userId = await addUser(100);
    await saveKit(services, { userId, values: { ...values, ...more } });
    const [kit] = await listKits(services.db, userId);
    if (!kit) throw new Error("no kit");
    return { services, userId, kit, own: { userId, kitId: kit.id } };
  }

  it("[F11] are saved, changed, deleted and brought back, and gone for good after a day", async () => {
    const { services, userId, kit, own } = await open();
    const row = { userId: own.userId, id: own.kitId };
    const { db } = services;
    expect(kit).toMatchObject({
      name: "Miller’s",
      colors: ["#1d3fbb", "#ffb400"],
      displayFace: "Syne",
      textFace: null,
    });
    await saveKit(services, { ...own, values: { ...values, name: "Miller", colors: "#111111" } });
    expect(await getKit(db, own)).toMatchObject({ name: "Miller", colors: ["#111111"] });
    const now = services.clock.now();
    await restorableKits.delete(db, row, now);
    expect(await listKits(db, userId)).toEqual([]);
    expect(await restorableKits.findDeleted(db, row, now)).toMatchObject({ title: "Miller" });
    await restorableKits.restore(db, row, now);
    expect(await listKits(db, userId)).toHaveLength(1);
    await restorableKits.delete(db, row, now);
    harness.setTime(new Date(now.getTime() + 25 * 60 * 60_000));
    await expect(restorableKits.restore(db, row, services.clock.now())).rejects.toMatchObject({ code: "not_found" });
    for (const job of brandKitJobs(services)) await job.run({} as never, "1");
    expect(await brandKitsData.exportFor(db, { userId } as never)).toEqual([]);
  });

  it("[F11] are their user’s alone, hold no one else’s logo, and are bounded", async () => {
    const { services, userId, own } = await open();
    const { db } = services;
    const other = await harness.addUser(0);
    const notFound = { code: "not_found" };
    const asOther = { ...own, userId: other };
    await expect(getKit(db, asOther)).rejects.toMatchObject(notFound);
    await expect(saveKit(services, { ...asOther, values })).rejects.toMatchObject(notFound);
    await expect(
      restorableKits.delete(db, { userId: asOther.userId, id: asOther.kitId }, new Date()),
    ).rejects.toMatchObject(notFound);
    await expect(briefKit(services, asOther, signal)).rejects.toMatchObject(notFound);
    const { id } = await addAsset(services, { userId: other, name: "logo", file: logo }, signal);
    for (const logoAssetId of [id, randomUUID(), "none"]) {
      await expect(saveKit(services, { userId, values: { ...values, logoAssetId } })).rejects.toMatchObject(notFound);
    }
    for (let number = 1; number < kitsMax; number++) await saveKit(services, { userId, values });
    await expect(saveKit(services, { userId, values })).rejects.toMatchObject({ code: "conflict" });
    expect(await listKits(db, userId)).toHaveLength(kitsMax);
  });

  it("[F11] have forms that are refused with a reason: names, colors and typefaces that are none", () => {
    const check = (fields: Readonly<Record<string, string>>, colors = ["#1D3FBB"]) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ name: "Miller", ...fields })) form.set(name, value);
      for (const color of colors) form.append("color", color);
      return checkKitForm(form);
    };
    expect(check({}).values.colors).toBe("#1d3fbb");
    expect(check({}).errors).toEqual({});
    expect(Object.keys(check({ name: " \u202e " }).errors)).toEqual(["name"]);
    expect(Object.keys(check({ name: "x".repeat(61) }).errors)).toEqual(["name"]);
    expect(Object.keys(check({ displayFace: "Comic Sans" }).errors)).toEqual(["displayFace"]);
    for (const colors of [[], ["red"], ["url(#a)"], ["#1d3fbb; x"], Array.from({ length: 7 }, () => "#111111")]) {
      expect(Object.keys(check({}, colors).errors)).toEqual(["colors"]);
    }
  });

  it("[F16] are what a screen begins with in a project of the user’s that carries one, as long as both are there", async () => {
    const { services, userId, kit, own } = await open();
    const row = { userId: own.userId, id: own.kitId };
    const { db } = services;
    const projectId = await createProject(services, { userId, name: "Spring" });
    await changeProject(db, { userId, projectId, name: "Spring", brandKitId: kit.id });
    const read = async (as: string, project?: string) => {
      const query = new URLSearchParams(project === undefined ? {} : { project });
      const choice = await readKitChoice(db, { userId: as, query });
      return [choice.project?.name, usableKit(choice.project?.brandKitId, choice.kits)];
    };
    expect(await read(userId, projectId)).toEqual(["Spring", kit.id]);
    const stranger = await open();
    expect(await read(stranger.userId, projectId)).toEqual([undefined, undefined]);
    for (const none of [undefined, "", "__proto__", randomUUID()]) {
      expect(await read(userId, none)).toEqual([undefined, undefined]);
    }
    const now = services.clock.now();
    await restorableKits.delete(db, row, now);
    expect(await read(userId, projectId)).toEqual(["Spring", undefined]);
    await restorableKits.restore(db, row, now);
    expect(await read(userId, projectId)).toEqual(["Spring", kit.id]);
    await deleteProject(db, { userId, projectId });
    expect(await read(userId, projectId)).toEqual([undefined, undefined]);
  });

  it("[F16] follow the project that is chosen while a form is open, and leave alone what the user chose without one", () => {
    const kits = [{ id: "a" }, { id: "b" }, { id: "own" }];
    const project = (brandKitId: string | null) => ({ id: `of ${brandKitId}`, name: "Spring", brandKitId });
    const change = (kitId: string | undefined, from?: string | null, to?: string | null) =>
      kitAfterProject(kitId, {
        before: from === undefined ? undefined : project(from),
        after: to === undefined ? undefined : project(to),
        kits,
      });
    expect(change(undefined, undefined, "a")).toBe("a");
    expect(change("a", "a", "b")).toBe("b");
    expect(change("own", "a", "b")).toBe("b");
    expect(change("a", "a", null)).toBeUndefined();
    expect(change("a", "a", undefined)).toBeUndefined();
    expect(change("own", "a", undefined)).toBe("own");
    expect(change("own", "a", "deleted")).toBe("own");
    expect(kitAfterProject(undefined, { before: undefined, after: project("a"), kits: undefined })).toBeUndefined();
  });

  it("[F11] give designs on a paid plan their colors, typefaces and logo, in the files, too", async () => {
    const { services, userId, own } = await open();
    const { id } = await addAsset(services, { userId, name: "logo.svg", file: logo }, signal);
    await saveKit(services, { ...own, values: { ...values, logoAssetId: id } });
    const settings = {
      prompt: "Poster “Fresh bread” on Friday",
      kind: "poster",
      style: "swiss",
      aspectRatio: "3:4",
      count: 4,
      detail: 50,
      seed: "1",
      brandKitId: own.kitId,
      idempotencyKey: randomUUID(),
    };
    const screens = {
      prompt: "A shop app “Nook”",
      style: "swiss",
      screens: 1,
      device: "desktop",
      outputs: ["html"],
      seed: "1",
      brandKitId: own.kitId,
      idempotencyKey: randomUUID(),
    };
    for (const [path, body] of [
      ["/api/designs", settings],
      ["/api/designs/screens", screens],
    ] as const) {
      expect((await server.post(userId, path, body)).status).toBe(403);
    }
    await putSubscription({ databaseUrl: harness.database.url }, userId, {});
    const started = await server.post(userId, "/api/designs", settings);
    expect(started.status).toBe(202);
    const { runId } = (await started.json()) as { runId: string };
    expect(await harness.ended(userId, runId)).toMatchObject({ state: "finished" });
    const asked = "select id, brief, document from designs where run_id = $1 order by number";
    const { rows } = await harness.database.pool.query(asked, [runId]);
    expect(rows[0].brief.brandKit).toEqual({
      colors: ["#1d3fbb", "#ffb400"],
      displayFace: "Syne",
      logo: { assetId: id, ratio: 3, color: "#1d3fbb" },
    });
    const branded = rows.find(({ document }) =>
      document.elements.some(({ kind }: { kind: string }) => kind === "image"),
    );
    const svg = await (await server.ask(userId, `/api/designs/${branded.id}/design.svg`)).text();
    expect(svg).toContain("data:image/svg+xml;base64,");
    for (const kind of ["logo", "pattern"]) {
      const more = { kind, prompt: "Miller, bakery", count: 1, idempotencyKey: randomUUID() };
      const wanted = await server.post(userId, "/api/designs", { ...settings, ...more });
      const { runId: run } = (await wanted.json()) as { runId: string };
      expect(await harness.ended(userId, run)).toMatchObject({ state: "finished" });
      const [design] = (await harness.database.pool.query(asked, [run])).rows;
      expect(design.brief.brandKit.colors).toEqual(["#1d3fbb", "#ffb400"]);
      expect(JSON.stringify(design.document)).not.toContain(id);
    }
    const designed = await server.post(userId, "/api/designs/screens", screens);
    const { runId: screensRun } = (await designed.json()) as { runId: string };
    expect(await harness.ended(userId, screensRun)).toMatchObject({ state: "finished" });
    const [screen] = (await harness.database.pool.query(asked, [screensRun])).rows;
    expect(screen.document.palette.accent).toBe("#1d3fbb");
    expect(facesOf(screen.document).some((face) => face.startsWith("syne-"))).toBe(true);
    const page = await (await server.ask(userId, `/api/designs/${screen.id}/design.html`)).text();
    expect(page).toMatch(/--accent: #1d3fbb/);
    const strangers = await open();
    for (const brandKitId of [randomUUID(), strangers.kit.id]) {
      for (const [path, body] of [
        ["/api/designs", settings],
        ["/api/designs/screens", screens],
      ] as const) {
        const refused = await server.post(userId, path, { ...body, brandKitId, idempotencyKey: randomUUID() });
        expect(refused.status).toBe(404);
      }
    }
  });

  it("[F11] set designs in fonts of the user’s own, in every file; no one else’s, and ours once they are deleted", async () => {
    const { services, userId, own } = await open();
    const other = await harness.addUser(0);
    const { pool } = harness.database;
    const file = await readFace("anton-400");
    const send = async (as: string, bytes: Uint8Array, right = "yes") => {
      const form = new FormData();
      form.set("file", new Blob([new Uint8Array(bytes)]), "__proto__.ttf");
      form.set("right", right);
      const answer = await server.post(as, ownFontsPath, form);
      return { status: answer.status, ...((await answer.json()) as { font: ShownFont; error: { message: string } }) };
    };
    expect((await send(userId, file)).status).toBe(403);
    await putSubscription({ databaseUrl: harness.database.url }, userId, {});
    expect((await send(userId, file, "no")).error.message).toMatch(/right to use/);
    expect((await send(userId, new Uint8Array(0))).status).toBe(422);
    expect((await send(userId, new Uint8Array(900))).error.message).toMatch(/no TrueType/);
    expect((await send(userId, new Uint8Array(2_200_000))).status).toBe(413);
    const { status, font } = await send(userId, file);
    expect([status, font.name]).toEqual([201, "Anton Regular"]);
    const unchanged = { headers: { "if-none-match": `"${font.id}"` } };
    expect((await server.ask(userId, ownFontAddress(font.id))).headers.get("cache-control")).toBe("private, no-cache");
    expect((await server.ask(userId, ownFontAddress(font.id), unchanged)).status).toBe(304);
    for (const [as, id] of [
      [other, font.id],
      [userId, randomUUID()],
      [userId, "__proto__"],
    ] as const) {
      expect((await server.ask(as, ownFontAddress(id))).status).toBe(404);
    }
    expect((await server.ask(undefined, ownFontAddress(font.id))).status).toBe(401);

    const face = ownFaceId(font.id);
    const notFound = { code: "not_found" };
    await expect(saveKit(services, { userId: other, values: { ...values, displayFace: face } })).rejects.toMatchObject(
      notFound,
    );
    const unknown = { ...values, textFace: ownFaceId(randomUUID()) };
    await expect(saveKit(services, { ...own, values: unknown })).rejects.toMatchObject(notFound);
    await saveKit(services, { ...own, values: { ...values, displayFace: face, textFace: face } });
    const started = await server.post(userId, "/api/designs", {
      prompt: "Poster “Fresh bread” on Friday",
      kind: "poster",
      style: "swiss",
      aspectRatio: "3:4",
      count: 1,
      detail: 50,
      seed: "1",
      brandKitId: own.kitId,
      idempotencyKey: randomUUID(),
    });
    const { runId } = (await started.json()) as { runId: string };
    expect(await harness.ended(userId, runId)).toMatchObject({ state: "finished" });
    const [design] = (await pool.query("select id, document from designs where run_id = $1", [runId])).rows;
    expect(new Set(facesOf(design.document))).toEqual(new Set([face]));
    const fileOf = async (format: string) =>
      Buffer.from(await (await server.ask(userId, `/api/designs/${design.id}/design.${format}`)).arrayBuffer());
    const [svg, pdf] = [await fileOf("svg"), await fileOf("pdf")];
    expect(pdf.toString("latin1")).toMatch(/\+Anton/);
    expect((await fileOf("mp4")).subarray(4, 8).toString("latin1")).toBe("ftyp");
    for (const format of ["png", "jpg"]) expect((await fileOf(format)).byteLength).toBeGreaterThan(2_000);

    const screens = await server.post(userId, "/api/designs/screens", {
      prompt: "A shop app “Nook”",
      style: "swiss",
      screens: 1,
      device: "mobile",
      outputs: ["html"],
      seed: "1",
      brandKitId: own.kitId,
      idempotencyKey: randomUUID(),
    });
    const { runId: screensRun } = (await screens.json()) as { runId: string };
    expect(await harness.ended(userId, screensRun)).toMatchObject({ state: "finished" });
    const [screen] = (await pool.query("select id, document from designs where run_id = $1", [screensRun])).rows;
    expect(new Set(facesOf(screen.document))).toEqual(new Set([face]));
    const page = await (await server.ask(userId, `/api/designs/${screen.id}/design.html`)).text();
    expect(page).toContain(`@font-face { font-family: "${face}"`);

    await expect(deleteFont(services, { userId: other, fontId: font.id })).rejects.toMatchObject(notFound);
    await pool.query("update designs set user_id = $1 where id = $2", [other, design.id]);
    const asOther = Buffer.from(await (await server.ask(other, `/api/designs/${design.id}/design.pdf`)).arrayBuffer());
    expect(asOther.toString("latin1")).toMatch(/\+Inter/);
    await pool.query("update designs set user_id = $1 where id = $2", [userId, design.id]);

    const [stored] = (await pool.query("select key, right_confirmed_at from design_fonts where id = $1", [font.id]))
      .rows;
    expect(stored.right_confirmed_at).toBeInstanceOf(Date);
    expect(await ownFontsData(services).exportFor(services.db, { userId } as never)).toHaveLength(1);
    await deleteFont(services, { userId, fontId: font.id });
    expect((await server.ask(userId, ownFontAddress(font.id), unchanged)).status).toBe(404);
    await harness.runJobs();
    expect(await services.files.find(stored.key)).toBeUndefined();
    expect(await getKit(services.db, own)).toMatchObject({ displayFace: null, textFace: null });
    expect((await fileOf("svg")).equals(svg)).toBe(false);
    expect((await fileOf("pdf")).toString("latin1")).not.toMatch(/\+Anton/);

    const added = `insert into design_fonts (user_id, name, bytes, key, right_confirmed_at, created_at)
      select $1::uuid, 'x', 1, $1::text || '/' || n, now(), now() from generate_series(1, $2::int) n`;
    await pool.query(added, [userId, ownFontsMax]);
    expect((await send(userId, file)).error.message).toMatch(/12 fonts/);
    // Every kind of file is drawn, a film among them.
  }, 240_000);
});
