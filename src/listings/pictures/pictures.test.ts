import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { everything, getTool, searchTools, setToolState } from "#directory/index.ts";
import { dayMs } from "#platform/clock.ts";
import { createLocalFiles } from "#platform/files/local-files.ts";
import type { Services } from "#platform/services.ts";
import { readInput } from "../../../test/inputs.ts";
import { type MediaServer, startMediaServer } from "../../../test/media-server.ts";
import { hugePng, noise } from "../../../test/pictures.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { giveUpClaim, revokeClaim } from "../claims/claims.ts";
import { findUsedTools } from "../find-used-tools.ts";
import { forgetRefusedPictures, listingsJobs } from "../jobs.ts";
import type { PictureKind } from "../listing-rules.ts";
import { listingsData } from "../listings-data.ts";
import { listPictureQueue, publishPicture, refusePicture, takeDownPicture } from "./decide-picture.ts";
import { screenshotsMax } from "./picture-rules.ts";
import { addPicture, listPictures, moveScreenshot, removeOwnPicture, sendPicture } from "./pictures.ts";
import { storePicture } from "./store-picture.ts";

const now = new Date("2026-03-01T09:00:00Z");
const toolSlug = "canva";

describe("pictures of listings", () => {
  let database: TestDatabase;
  let harness: TestServices;
  let services: Services;
  let server: MediaServer;
  let folder: string;
  let shot: Buffer;
  let maker: string;
  let people = 0;

  async function addUser() {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into users (name, first_name, last_name, email, email_verified, created_at)
       values ('Ada Lovelace', 'Ada', 'Lovelace', $1, true, $2) returning id`,
      [`user-${++people}@maker.example`, new Date(now.getTime() - 30 * dayMs)],
    );
    return rows[0]?.id ?? "";
  }
  async function addMaker(slug = toolSlug) {
    const userId = await addUser();
    await database.pool.query(
      `insert into tool_claims (user_id, tool_slug, token, state, method, domain, created_at, proved_at)
       values ($1, $2, 'token', 'verified', 'dns', 'canva.com', $3, $3)`,
      [userId, slug, now],
    );
    return userId;
  }
  const fileOf = (bytes: Uint8Array) => new File([bytes as BlobPart], "picture.png", { type: "image/png" });
  const send = (kind: PictureKind, description = "", bytes: Uint8Array = shot, userId = maker) =>
    sendPicture(services, { userId, toolSlug }, { kind, file: fileOf(bytes), description });
  const waiting = async () => (await listPictureQueue(database.db, { state: "waiting", page: 1 })).rows;
  const publishAll = async () => {
    for (const { id } of await waiting()) await publishPicture(database.db, services, { id, at: now });
  };
  const shown = async () => {
    const { logo, screenshots } = await getTool(database.db, toolSlug);
    return { logo, screenshots: screenshots.map(({ description }) => description) };
  };
  const statusFor = async (address: string, userId?: string) => (await server.ask(userId, address)).status;
  const runJobs = () => harness.runJobs(listingsJobs(services));
  const storedFiles = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".webp")).length;
  const subjects = () => harness.mails.map(({ subject }) => subject);

  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, listingsJobs);
    folder = await mkdtemp(path.join(os.tmpdir(), "easel-tool-pictures-"));
    services = { ...harness.services, files: createLocalFiles(folder) };
    server = await startMediaServer(services);
    shot = await noise(900, 600).png().toBuffer();
  });
  beforeEach(async () => {
    harness.setTime(now);
    await database.pool.query(
      "delete from tool_pictures; delete from tool_claims; delete from rate_limits; update tools set maker_logo = null, screenshots = '[]'",
    );
    await rm(path.join(folder, "tool-pictures"), { recursive: true, force: true });
    await runJobs();
    harness.mails.length = 0;
    maker = await addMaker();
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
    await database.close();
    await rm(folder, { recursive: true });
  });

  it("[A25] wait for review, are then in every card and on the page, and until then are the maker’s and the operator’s alone", async () => {
    await send("screenshot", "The editor with a poster");
    await send("logo");
    const stranger = await addUser();
    const before = await listPictures(database.db, toolSlug);
    expect(await shown()).toEqual({ logo: "canva", screenshots: [] });
    for (const { path: address, smallPath } of before)
      for (const one of [address, smallPath])
        expect([one, await statusFor(one), await statusFor(one, stranger), await statusFor(one, maker)]).toEqual([
          one,
          404,
          404,
          200,
        ]);
    await publishAll();
    const [logo, screenshot] = await listPictures(database.db, toolSlug);
    expect(await shown()).toEqual({ logo: logo?.path.slice(1), screenshots: ["The editor with a poster"] });
    const { tools } = await searchTools(database.db, { ...everything, query: "canva" });
    expect(tools.find(({ slug }) => slug === toolSlug)?.logo).toBe(logo?.path.slice(1));
    const answer = await server.ask(undefined, screenshot?.smallPath ?? "");
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      200,
      "image/webp",
      "private, max-age=31536000, immutable",
    ]);
    await runJobs();
    // One mail after the last decision.
    expect(subjects()).toEqual(["Your pictures are published"]);
    await setToolState(database.db, toolSlug, "retired", now);
    expect([await statusFor(screenshot?.path ?? ""), await statusFor(screenshot?.path ?? "", maker)]).toEqual([
      404, 200,
    ]);
    await setToolState(database.db, toolSlug, "published", now);
    expect(await statusFor(screenshot?.path ?? "")).toBe(200);
  });

  it("[A25] are written anew, without metadata, in two sizes; a logo in a square", async () => {
    const photo = await noise(3_000, 1_500)
      .jpeg()
      .withExif({ IFD0: { Copyright: "Ada Lovelace" } })
      .toBuffer();
    await send("screenshot", "A wide window", photo);
    await send(
      "logo",
      "",
      await sharp({ create: { width: 300, height: 100, channels: 4, background: "#f00" } })
        .png()
        .toBuffer(),
    );
    const read = async (address = "") =>
      sharp(Buffer.from(await (await server.ask(maker, address)).arrayBuffer())).metadata();
    const [logo, screenshot] = await listPictures(database.db, toolSlug);
    expect(screenshot).toMatchObject({ width: 2_000, height: 1_000 });
    const whole = await read(screenshot?.path);
    expect(whole).toMatchObject({ format: "webp", width: 2_000, height: 1_000 });
    expect(whole.exif).toBeUndefined();
    expect(await read(screenshot?.smallPath)).toMatchObject({ width: 1_200, height: 600 });
    expect(await read(logo?.path)).toMatchObject({ width: 192, height: 192, hasAlpha: true });
  });

  it("[A25] that can’t be shown are refused with the reason, and leave nothing behind", async () => {
    const small = await noise(400, 200).png().toBuffer();
    const long = await noise(1_600, 400).png().toBuffer();
    const cases: readonly (readonly [Uint8Array, RegExp])[] = [
      [
        Buffer.from("<svg onload='alert(1)'></svg>"),
        /isn’t a picture that we can open. Choose a PNG, JPEG or WebP file/,
      ],
      [await noise(400, 400).avif().toBuffer(), /Choose a PNG, JPEG or WebP file/],
      [readInput("photo.heic"), /HEIC/],
      [hugePng(30_000, 30_000), /million pixels/],
      [shot.subarray(0, 2_000), /can’t be read/],
      [small, /has 400 × 200 pixels. A screenshot needs 320/],
      [long, /at most 3 times/],
    ];
    for (const [bytes, reason] of cases)
      await expect(send("screenshot", "Something else", bytes)).rejects.toMatchObject({
        code: "invalid_input",
        userMessage: expect.stringMatching(reason),
      });
    await expect(send("screenshot", "Not mine", shot, await addUser())).rejects.toMatchObject({ code: "forbidden" });
    expect([await waiting(), await storedFiles()]).toEqual([[], 0]);
  });

  it("[A25] are bounded, also when they are sent at once, and by the day", async () => {
    const sent = await Promise.allSettled(
      Array.from({ length: screenshotsMax + 2 }, (_, number) => send("screenshot", `Screenshot ${number}`)),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(screenshotsMax);
    expect(sent.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "conflict", userMessage: "A listing has at most 6 screenshots. Remove one first." },
    });
    await runJobs();
    expect(await storedFiles()).toBe(2 * screenshotsMax);
    // Two logos at once: one of them waits.
    await Promise.allSettled([send("logo"), send("logo")]);
    expect((await waiting()).filter(({ kind }) => kind === "logo")).toHaveLength(1);
    await database.pool.query("update users set created_at = $1 where id = $2", [now, maker]);
    const outcomes = [];
    for (let turn = 0; turn < 12; turn += 1)
      outcomes.push(await send("logo", "", Buffer.from("x")).catch((error) => error.code));
    expect(outcomes.slice(9)).toEqual(["invalid_input", "rate_limited", "rate_limited"]);
  });

  it("[A25] are put in order and removed by their maker at once, and by no one else", async () => {
    for (const name of ["First picture", "Second picture", "Third picture"]) await send("screenshot", name);
    await publishAll();
    const idOf = async (name: string) =>
      (await listPictures(database.db, toolSlug)).find(({ description }) => description === name)?.id ?? "";
    const move = async (name: string, step: -1 | 1, userId = maker) =>
      moveScreenshot(services, { userId, toolSlug, id: await idOf(name), step });
    await move("Third picture", -1);
    await move("First picture", -1);
    expect((await shown()).screenshots).toEqual(["First picture", "Third picture", "Second picture"]);
    await move("First picture", 1);
    expect((await shown()).screenshots).toEqual(["Third picture", "First picture", "Second picture"]);
    const [stranger, otherMaker] = [await addUser(), await addMaker("figma")];
    await expect(move("First picture", 1, stranger)).rejects.toMatchObject({ code: "forbidden" });
    const id = await idOf("First picture");
    await expect(removeOwnPicture(services, { userId: stranger, toolSlug, id })).rejects.toMatchObject({
      code: "forbidden",
    });
    // The maker of another tool names the picture as one of theirs.
    await expect(removeOwnPicture(services, { userId: otherMaker, toolSlug: "figma", id })).rejects.toMatchObject({
      code: "not_found",
    });
    await removeOwnPicture(services, { userId: maker, toolSlug, id });
    await send("screenshot", "Fourth picture");
    await publishAll();
    expect((await shown()).screenshots).toEqual(["Third picture", "Second picture", "Fourth picture"]);
    await runJobs();
    expect(await storedFiles()).toBe(6);
  });

  it("[A25] are decided once; a refused one tells its maker why and goes after 30 days, a new logo replaces the old one", async () => {
    await send("logo");
    const [first] = await waiting();
    const outcomes = await Promise.allSettled([
      database.db.transaction((db) => publishPicture(db, services, { id: first?.id ?? "", at: now })),
      database.db.transaction((db) =>
        refusePicture(db, services, { id: first?.id ?? "", at: now, reason: "Blurred." }),
      ),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await database.pool.query("update tool_pictures set state = 'published'");
    await send("logo");
    await publishAll();
    expect(await listPictures(database.db, toolSlug)).toHaveLength(1);
    await send("screenshot", "A blurred one");
    const [blurred] = await waiting();
    await refusePicture(database.db, services, { id: blurred?.id ?? "", at: now, reason: "It’s blurred." });
    await runJobs();
    expect(harness.mails.at(-1)).toMatchObject({
      subject: "A picture was not published",
      text: expect.stringMatching(/“A blurred one”[\s\S]*Your other pictures: 1 published\.[\s\S]*> It’s blurred\./),
    });
    expect(await statusFor(blurred?.path ?? "")).toBe(404);
    expect(await storedFiles()).toBe(3);
    await forgetRefusedPictures(services, new Date(now.getTime() + 31 * dayMs));
    await runJobs();
    expect(await storedFiles()).toBe(1);
  });

  it("[A25] that aren’t published go with the claim and with the account; published ones stay, and keep their tool", async () => {
    await send("screenshot", "Stays for good");
    await publishAll();
    await send("screenshot", "Goes with the claim");
    const { rows } = await database.pool.query("select id from tool_claims where user_id = $1", [maker]);
    await database.db.transaction((db) =>
      revokeClaim(db, services, { id: rows[0].id, at: now, reason: "The domain was sold." }),
    );
    expect(await waiting()).toEqual([]);
    await expect(send("screenshot", "Too late for it")).rejects.toMatchObject({ code: "forbidden" });
    const next = await addMaker();
    await send("screenshot", "Goes with the account", shot, next);
    const data = listingsData(services);
    const owner = { userId: next, verifiedEmail: null };
    expect(JSON.stringify(await data.exportFor(database.db, owner))).toContain("Goes with the account");
    await database.db.transaction((db) => data.erase(db, owner));
    await database.db.transaction((db) => data.erase(db, { userId: maker, verifiedEmail: null }));
    await database.pool.query("delete from users where id in ($1, $2)", [maker, next]);
    await runJobs();
    expect((await listPictures(database.db, toolSlug)).map(({ description }) => description)).toEqual([
      "Stays for good",
    ]);
    expect(await storedFiles()).toBe(2);
    expect([...(await findUsedTools(database.db, [toolSlug]))]).toEqual([toolSlug]);
    const third = await addMaker();
    await send("logo", "", shot, third);
    await giveUpClaim(services, { userId: third, toolSlug });
    expect(await waiting()).toEqual([]);
  });

  it("[G4] are added by an operator at once, and taken down with a reason that their maker reads", async () => {
    const stored = await storePicture(services, { kind: "screenshot", file: fileOf(shot), userId: await addUser() });
    await database.db.transaction((db) =>
      addPicture(db, services, { toolSlug, stored, description: "By the operator", at: now }),
    );
    await send("screenshot", "By the maker");
    await publishAll();
    expect((await shown()).screenshots).toEqual(["By the operator", "By the maker"]);
    for (const { id } of await listPictures(database.db, toolSlug))
      await database.db.transaction((db) =>
        takeDownPicture(db, services, { toolSlug, id, reason: "It shows a user." }),
      );
    expect(await shown()).toEqual({ logo: "canva", screenshots: [] });
    await runJobs();
    expect(subjects()).toEqual(["Your pictures are published", "A picture was removed from your listing"]);
    expect(await storedFiles()).toBe(0);
  });
});
