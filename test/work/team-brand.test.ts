import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listTeamEvents } from "../../src/teams/audit-log.ts";
import { brandFileBytesMax, teamBrandPath } from "../../src/teams/brand/brand-rules.ts";
import { createTeam } from "../../src/teams/create-team.ts";
import { sentenceOf } from "../../src/teams/event-sentence.ts";
import { teamsJobs } from "../../src/teams/jobs.ts";
import { shareBot } from "../../src/tools/chat/bots/bot-links.ts";
import { addBot } from "../../src/tools/chat/bots/bots.ts";
import { shareDesign } from "../../src/tools/design/design-links.ts";
import { textPdfPath } from "../../src/tools/run-screens/text-files/text-file-rules.ts";
import { work as workKinds } from "../../src/tools/servers.ts";
import { shareOutput } from "../../src/work/sharing/run-links.ts";
import { findWorkLink, shareWork } from "../../src/work/sharing/work-links.ts";
import { contentOf } from "../belongings.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../media-server.ts";
import { buildPages } from "../pages-build.ts";
import { hugePng, noise } from "../pictures.ts";
import { putSubscription } from "../subscriptions.ts";

const color = "#1a5fb4";

describe("the brand of a team", () => {
  let harness: MediaRunsHarness;
  let server: MediaServer;
  beforeAll(async () => {
    harness = await openMediaRunsHarness((services) => teamsJobs(services, []));
    server = await startMediaServer(harness.services, (await buildPages()).build);
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
  });

  let owner: string;
  let member: string;
  let teamId: string;
  beforeEach(async () => {
    harness.setTime(new Date());
    await query("delete from rate_limits");
    owner = await harness.addUser(0);
    member = await harness.addUser(0);
    await putSubscription({ databaseUrl: harness.database.url }, owner, { planId: "business" });
    teamId = await addTeam("Studio North");
    await query("insert into team_members (team_id, user_id, role, joined_at) values ($1, $2, 'admin', $3)", [
      ...[teamId, member, now()],
    ]);
  });

  const query = (text: string, values: readonly unknown[] = []) => harness.database.pool.query(text, [...values]);
  const now = () => harness.services.clock.now();
  const addTeam = (name: string) => createTeam(harness.services, { userId: owner, name });
  const endPlan = () => query("delete from user_subscriptions where user_id = $1", [owner]);

  /** Sends a form of the brand's page, as its script does. */
  async function send(userId: string, fields: Readonly<Record<string, string | Blob>>, team = teamId) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const answer = await server.post(userId, `${teamBrandPath(team)}.data`, form);
    return { status: answer.status, text: await answer.text() };
  }
  const blobOf = (bytes: Uint8Array, type = "image/png") => new Blob([new Uint8Array(bytes)], { type });
  const setLogo = (bytes: Uint8Array, by = owner) => send(by, { intent: "logo", logo: blobOf(bytes) });
  const setColor = (given: string, by = owner) => send(by, { intent: "color", color: given });
  const storedOf = async (id = teamId) =>
    (await query("select brand_logo_key as key, brand_color as color from teams where id = $1", [id])).rows[0];
  const clearLogo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } } })
      .png()
      .toBuffer();

  /** One link of each kind to work of an owner. */
  async function shareAll(ownerId: string): Promise<readonly string[]> {
    const services = { ...harness.services, work: workKinds };
    const runId = randomUUID();
    await query(
      `insert into runs (id, user_id, idempotency_key, tool, kind, engine, vendor, model, payer, max_aic, state, output, settings, created_at)
       values ($1::uuid, $2, $1::text, 'text-generator', 'text', 'gpt-4o', 'openai', 'm', 'own-key', 0, 'finished', 'Foxes.', '{}', $3)`,
      [runId, ownerId, now()],
    );
    const { token: output } = await shareOutput(services, { userId: ownerId, runId, fileNumber: 0, lifetime: "week" });
    const { rows } = await query(
      "insert into tool_documents (user_id, kind, title, content, created_at, updated_at) values ($1, 'draft', 'Foxes', $2, $3, $3) returning id",
      [ownerId, JSON.stringify(contentOf.draft), now()],
    );
    const own = { userId: ownerId, work: { kind: "document", id: rows[0].id as string } } as const;
    await shareWork(services, { ...own, lifetime: "week" });
    const designId = randomUUID();
    const document = { width: 100, height: 100, elements: [] };
    await query(
      `insert into designs (id, user_id, run_id, number, title, brief, choices, document, created_at, updated_at)
       values ($1, $2, $3, 1, 'A design', '{}', '{}', $5, $4, $4)`,
      [designId, ownerId, runId, now(), JSON.stringify(document)],
    );
    const { token: design } = await shareDesign(services, { userId: ownerId, designId, lifetime: "week" });
    return [output, (await findWorkLink(services, own))?.address.split("/").at(-1) ?? "", design].map(
      (token) => `/s/${token}`,
    );
  }

  async function shareOneBot(ownerId: string): Promise<string> {
    const bot = { name: "Voice", purpose: "", instructions: "Foxes.", engine: "" };
    const botId = await addBot(harness.services, ownerId, bot);
    return shareBot(harness.services, { userId: ownerId, botId, sharesFiles: false, lifetime: "week" });
  }

  /** Data of a page, as its script reads it. */
  async function read(path: string, viewer?: string): Promise<string> {
    const answer = await server.ask(viewer, `${path}.data`);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  }
  const shows = async (path: string, words: readonly string[]) => {
    const text = await read(path);
    return words.map((word) => text.includes(word));
  };

  it("[G1] is on every page that its team shares, and nothing else of the team; never on personal links", async () => {
    const [addresses, personal] = [await shareAll(teamId), await shareAll(owner)];
    // The name alone replaces ours.
    for (const path of addresses) expect(await shows(path, ["Studio North"])).toEqual([true]);
    expect((await setLogo(await clearLogo(1_200, 300))).status).toBe(202);
    expect((await setColor("#1A5FB4")).status).toBe(202);
    const { key } = await storedOf();
    expect(key).toMatch(/^team-logos\/[0-9a-f]{32}-600x150-[0-9a-f]{8}\.png$/);
    const { rows } = await query("select email from users where id = any($1)", [[owner, member]]);
    for (const path of addresses) {
      expect(await shows(path, ["Studio North", `/${key}`, color])).toEqual([true, true, true]);
      const leaks = [teamId, owner, member, "Ada", "Lovelace", ...rows.map(({ email }) => email as string)];
      expect(await shows(path, leaks)).toEqual(leaks.map(() => false));
    }
    for (const path of personal) expect(await shows(path, ["Studio North", key, color])).toEqual([false, false, false]);
    const bot = await read(`/home/bots/shared/${await shareOneBot(teamId)}`, await harness.addUser(0));
    expect([bot.includes("Studio North"), bot.includes(`/${key}`)]).toEqual([true, true]);
  });

  it("[G1] is gone at once when the plan ends, and back with it", async () => {
    const addresses = await shareAll(teamId);
    await setColor(color);
    await endPlan();
    for (const path of addresses) expect(await shows(path, ["Studio North", color])).toEqual([false, false]);
    await putSubscription({ databaseUrl: harness.database.url }, owner, { planId: "pro" });
    for (const path of addresses) expect(await shows(path, ["Studio North", color])).toEqual([false, false]);
    await putSubscription({ databaseUrl: harness.database.url }, owner, { planId: "business" });
    for (const path of addresses) expect(await shows(path, ["Studio North", color])).toEqual([true, true]);
  });

  it("[G1] is its own: another team's logo and color are nowhere on its pages", async () => {
    await setLogo(await clearLogo(30, 30));
    await setColor("#aa3300");
    const { key } = await storedOf();
    const first = owner;
    owner = await harness.addUser(0);
    await putSubscription({ databaseUrl: harness.database.url }, owner, { planId: "business" });
    const other = await addTeam("Studio South");
    expect((await send(owner, { intent: "color", color }, teamId)).status).toBe(404);
    expect((await send(first, { intent: "color", color }, other)).status).toBe(404);
    expect((await send(owner, { intent: "color", color }, other)).status).toBe(202);
    for (const path of await shareAll(other)) {
      expect(await shows(path, ["Studio South", color, "Studio North", key, "#aa3300"])).toEqual([
        ...[true, true, false, false, false],
      ]);
    }
    expect(await storedOf()).toEqual({ key, color: "#aa3300" });
  });

  it("[G1] is changed by the owner alone, on Business alone, and the audit log says what changed", async () => {
    const stranger = await harness.addUser(0);
    const logo = await clearLogo(30, 30);
    expect([(await setColor(color, member)).status, (await setLogo(logo, member)).status]).toEqual([403, 403]);
    expect([(await setColor(color, stranger)).status, (await setLogo(logo, stranger)).status]).toEqual([404, 404]);
    expect((await server.ask(member, `${teamBrandPath(teamId)}.data`)).status).toBe(403);
    await setColor(color);
    await setColor(color);
    await setLogo(logo);
    await send(owner, { intent: "remove-logo" });
    await send(owner, { intent: "remove-color" });
    const { events } = await listTeamEvents(harness.database.db, { teamId });
    expect(events.map(sentenceOf).map((sentence) => sentence.split(": ")[1])).toEqual([
      ...["removed the color.", "removed the logo.", "new logo.", `color ${color}.`, undefined],
    ]);
    await setColor(color);
    await endPlan();
    expect((await setLogo(logo)).status).toBe(403);
    expect((await send(owner, { intent: "remove-color" })).text).toContain("can only be read");
    expect(await storedOf()).toEqual({ key: null, color });
    for (const wrong of ["red", "#12345", "#1234567", "#12345g", ""]) expect((await setColor(wrong)).status).toBe(422);
  });

  it("[G1] has a logo that is drawn again within its bounds, with its transparency and without metadata", async () => {
    const photo = await noise(900, 100)
      .jpeg()
      .withExif({ IFD0: { Copyright: "Ada Lovelace" } })
      .toBuffer();
    const made = async (bytes: Uint8Array) => {
      expect((await setLogo(bytes)).status).toBe(202);
      const answer = await server.ask(undefined, `/${(await storedOf()).key}`);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
    const written = await made(photo);
    expect(written.toString("latin1")).not.toContain("Ada Lovelace");
    expect(await sharp(written).metadata()).toMatchObject({ format: "png", width: 600, height: 67 });
    const clear = await made(await clearLogo(50, 400));
    expect(await sharp(clear).metadata()).toMatchObject({ format: "png", width: 25, height: 200, hasAlpha: true });
    expect((await sharp(clear).stats()).isOpaque).toBe(false);
    expect(await sharp(await made(await clearLogo(40, 20))).metadata()).toMatchObject({ width: 40, height: 20 });
    expect(await sharp(await made(await noise(40, 20).webp().toBuffer())).metadata()).toMatchObject({ format: "png" });
  });

  it("[G1] has no logo of another format, of too many pixels or bytes, or of anyone who sends too many", async () => {
    const before = await harness.listFiles();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const otherFormat = "This file type isn’t supported. Please choose a PNG, JPEG or WebP file.";
    const refusals: readonly (readonly [Uint8Array, number, string])[] = [
      [Buffer.from(svg), 422, otherFormat],
      [Buffer.from(`<?xml version="1.0"?>${svg}`), 422, otherFormat],
      [Buffer.from("GIF89a\u0001\u0000\u0001\u0000"), 422, otherFormat],
      [await noise(40, 40).avif().toBuffer(), 422, otherFormat],
      [hugePng(50_000, 50_000), 422, "This picture has more than 64 million pixels."],
      [(await noise(80, 80).png().toBuffer()).subarray(0, 900), 422, "This picture can’t be read."],
      [new Uint8Array(), 422, "Please choose a picture first."],
      [new Uint8Array(brandFileBytesMax + 1), 422, "This picture is larger than 5 MB."],
    ];
    for (const [bytes, status, message] of refusals) {
      const answer = await setLogo(bytes);
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(message)]);
    }
    expect((await setLogo(new Uint8Array(brandFileBytesMax + 1_024 * 1_024))).status).toBe(413);
    expect((await send("", { intent: "logo", logo: blobOf(Buffer.from(svg)) })).status).toBe(401);
    expect(await storedOf()).toEqual({ key: null, color: null });
    expect(await harness.listFiles()).toEqual(before);
    const logo = await clearLogo(2, 2);
    const statuses: number[] = [];
    for (let sent = 0; sent < 32; sent++) statuses.push((await setLogo(logo)).status);
    expect(statuses).toContain(429);
  });

  it("[G1] has its logo at an address for everybody, which ends with the logo, and while the team's links are hidden", async () => {
    await setLogo(await clearLogo(30, 30));
    const { key: old } = await storedOf();
    const answer = await server.ask(undefined, `/${old}`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=31536000, immutable",
    });
    await setLogo(await clearLogo(31, 31));
    const { key } = await storedOf();
    await harness.runJobs();
    const fileOf = (stored: string) => stored.split("/")[1];
    expect(await harness.listFiles()).toContain(fileOf(key));
    expect(await harness.listFiles()).not.toContain(fileOf(old));
    const statusFor = async (viewer?: string) => (await server.ask(viewer, `/${key}`)).status;
    expect((await server.ask(undefined, `/${old}`)).status).toBe(404);
    await query("update users set disabled_at = $2 where id = $1", [owner, now()]);
    expect([await statusFor(), await statusFor(await harness.addUser(0)), await statusFor(member)]).toEqual([
      ...[404, 404, 200],
    ]);
    await query("update users set disabled_at = null where id = $1", [owner]);
    expect(await statusFor()).toBe(200);
    await send(owner, { intent: "remove-logo" });
    expect(await statusFor(member)).toBe(404);
    await harness.runJobs();
    expect(await harness.listFiles()).not.toContain(fileOf(key));
  });

  it("[G1] has a picture for its members alone, cropped to a square, which goes with the membership and with the picture", async () => {
    const setPicture = async (by: string) =>
      (await send(by, { intent: "picture", picture: blobOf(await noise(300, 200).png().toBuffer()) })).status;
    const keyOf = async () =>
      (await query("select picture_key from teams where id = $1", [teamId])).rows[0]?.picture_key;
    expect([await setPicture(member), await setPicture(await harness.addUser(0))]).toEqual([403, 404]);
    expect(await keyOf()).toBeNull();
    expect(await setPicture(owner)).toBe(202);
    const key: string = await keyOf();
    const ask = (viewer?: string) => server.ask(viewer, `/${key}`);
    const answer = await ask(member);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      ...{ format: "webp", width: 512, height: 512 },
    });
    expect((await read("/workspace", member)).includes(`/${key}`)).toBe(true);
    for (const other of [undefined, await harness.addUser(0)]) expect((await ask(other)).status).toBe(404);
    await query("delete from team_members where user_id = $1", [member]);
    expect([(await ask(member)).status, (await ask(owner)).status]).toEqual([404, 200]);
    expect((await send(owner, { intent: "remove-picture" })).status).toBe(202);
    expect((await ask(owner)).status).toBe(404);
    await harness.runJobs();
    expect(await harness.listFiles()).not.toContain(key.split("/")[1]);
    expect((await send(owner, { intent: "picture" })).text).toContain("Please choose a picture first.");
  });

  it("[G1] is on the page of an invitation, whose address the forms to sign in and up begin with, as long as it is open", async () => {
    await send(owner, { intent: "picture", picture: blobOf(await noise(300, 200).png().toBuffer()) });
    await setColor(color);
    const { rows } = await query(
      "insert into team_invitations (team_id, email, role, invited_by, sent_at, expires_at) values ($1, 'cleo@new.example', 'member', $2, $3, $4) returning id",
      [teamId, owner, now(), new Date(now().getTime() + 1_000)],
    );
    const path = `/join-team/${rows[0].id}`;
    const picture = () => server.ask(undefined, `${path}/picture`);
    const forms = ["/signup", "/login", "/login/email"].map((form) => [form, path] as const);
    const begins = async ([form, to]: readonly [string, string]) =>
      (await (await server.ask(undefined, `${form}.data?redirectTo=${to}`)).text()).includes("cleo@new.example");
    expect(await shows(path, [`${path}/picture`, color])).toEqual([true, true]);
    const answer = await picture();
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: "webp" });
    for (const form of forms) expect([form, await begins(form)]).toEqual([form, true]);
    expect(await begins(["/signup", "/join-team/other"])).toBe(false);
    expect(await begins(["/signup", `/join-team/${randomUUID()}`])).toBe(false);
    harness.setTime(new Date(now().getTime() + 2_000));
    expect((await picture()).status).toBe(404);
    for (const form of forms) expect([form, await begins(form)]).toEqual([form, false]);
  });

  describe("in PDFs of texts", () => {
    const askFor = (inTeam: boolean, text: string) =>
      server.ask(member, textPdfPath, {
        method: "POST",
        headers: { "content-type": "application/json", "easel-team": inTeam ? teamId : "personal" },
        body: JSON.stringify({ title: "Foxes", text }),
      });
    const pdfFor = async (inTeam: boolean, text = "Foxes are red.") => {
      const answer = await askFor(inTeam, text);
      expect(answer.status).toBe(200);
      const file = new Uint8Array(await answer.arrayBuffer());
      const images =
        Buffer.from(file)
          .toString("latin1")
          .match(/\/Subtype \/Image/g)?.length ?? 0;
      const { text: read, totalPages } = await extractText(await getDocumentProxy(file));
      return { images, texts: read.map((page) => page.replaceAll(/\s+/g, " ").trim()), totalPages };
    };

    it("[G1] stands above each page of a text that is made in the team, and on no personal one", async () => {
      await setLogo(await clearLogo(300, 100));
      await setColor(color);
      expect((await pdfFor(false)).texts).toEqual(["Foxes are red."]);
      const inTeam = await pdfFor(true, "- An item of a list\n".repeat(120));
      expect(inTeam.totalPages).toBeGreaterThan(1);
      // A wide logo has the name in it.
      for (const text of inTeam.texts) expect(text).not.toContain("Studio North");
      // The picture and its transparency, once for all pages.
      expect(inTeam.images).toBe(2);
      await setLogo(await clearLogo(100, 100));
      const withEmblem = await pdfFor(true, "- An item of a list\n".repeat(120));
      for (const text of withEmblem.texts) expect(text.match(/Studio North/g)).toHaveLength(1);
      await endPlan();
      expect((await askFor(true, "Foxes are red.")).status).toBe(403);
    });

    it("[G1] is written in letters of any script, and left out if none of our fonts has them", async () => {
      await setColor(color);
      await query("update teams set name = '株式会社 北' where id = $1", [teamId]);
      expect((await pdfFor(true)).texts.join()).toContain("株式会社 北");
      await query("update teams set name = 'ঢাকা' where id = $1", [teamId]);
      expect((await pdfFor(true)).texts).toEqual(["Foxes are red."]);
    });
  });
});
