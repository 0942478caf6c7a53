import { request as httpRequest } from "node:http";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFace } from "../packages/studio/index.ts";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import type { OpenOptions } from "../test/browser.ts";
import { hugePng, noise, redAndBlue } from "../test/pictures.ts";
import { querySite } from "../test/query-site.ts";
import { startS3Server } from "../test/s3-server.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { putSubscription } from "../test/subscriptions.ts";

const megabyte = 1_024 * 1_024;
const path = "/settings/profile/avatar";
/** The label once scripts run; until then nothing is uploaded automatically. */
const chooseOrDrop = "Choose a picture, or drop one here";

const bucket = await startS3Server();
afterAll(() => bucket.close());

describe("profile pictures and other files in a bucket", () => {
  const at = useSiteAndBrowser({ env: bucket.environment });
  let picture: Buffer;
  const file = (buffer: Buffer, name = "me.png", mimeType = "image/png") => ({ name, mimeType, buffer });
  const openAs = (person: TestPerson, options?: OpenOptions) => openSignedIn(at, person, options);
  const avatarOf = async ({ userId }: TestPerson) => {
    const [row] = await querySite<{ avatar_url: string | null }>(
      at.site,
      "select avatar_url from profiles where id = $1",
      [userId],
    );
    return row?.avatar_url ?? null;
  };
  const statusOf = async (address: string | null) => (await fetch(`${at.site.url}${address}`)).status;
  /** Uploads a picture as the page's script sends it. */
  const upload = (
    person: TestPerson | undefined,
    bytes: Uint8Array,
    { name = "me.png", type = "image/png", crop }: { name?: string; type?: string; crop?: string } = {},
  ) => {
    const form = new FormData();
    if (crop !== undefined) form.set("crop", crop);
    form.set("picture", new File([new Uint8Array(bytes)], name, { type }));
    return fetch(`${at.site.url}${path}`, {
      method: "POST",
      body: form,
      headers: {
        origin: at.site.url,
        "sec-fetch-site": "same-origin",
        accept: "application/json",
        ...(person ? { cookie: person.cookie } : {}),
      },
    });
  };
  const codeOf = async (answer: Promise<Response>) => {
    const response = await answer;
    const body = (await response.json()) as { error?: { code: string } };
    return [response.status, body.error?.code];
  };

  beforeAll(async () => {
    picture = await noise(300, 200).png().toBuffer();
  });

  it("[H3] is in the bucket of the configuration; a full one changes nothing and is said", async () => {
    const ada = await openAccount(at.site);
    expect((await upload(ada, picture)).status).toBe(200);
    const stored = await avatarOf(ada);
    expect(bucket.requests).toContain(`PUT /easel-files${stored}`);
    bucket.intercept = ({ method }) => (method === "PUT" ? { status: 507, code: "InsufficientStorage" } : undefined);
    const refused = await upload(ada, picture);
    bucket.intercept = undefined;
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { error: { message: "Our file storage doesn’t work at the moment. Please try again in a few minutes." } },
    ]);
    expect([await avatarOf(ada), await statusOf(stored)]).toEqual([stored, 200]);
  });

  it("[B8] is cropped by keyboard and buttons, and keeps the part in the circle", async () => {
    const ada = await openAccount(at.site);
    // Lower than the dialog, which then scrolls instead of overlapping its parts.
    const page = await openAs(ada, { viewport: { width: 375, height: 600 } });
    await page.goto(`${at.site.url}/settings/profile`);
    // Displayed as 400 × 800: red above, blue below, the border in the middle.
    const photo = await redAndBlue(800, 400).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
    const choose = () => page.getByLabel(chooseOrDrop).setInputFiles(file(photo, "me.jpg", "image/jpeg"));
    const dialog = page.getByRole("dialog", { name: "Crop your picture" });
    const part = dialog.getByRole("application");
    await choose();
    await part.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // Its buttons stay visible.
    const button = await dialog.getByRole("button", { name: "Save picture" }).boundingBox();
    expect((button?.y ?? 600) + (button?.height ?? 0)).toBeLessThanOrEqual(600);
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await avatarOf(ada)).toBeNull();

    const save = async () => {
      const before = await avatarOf(ada);
      await dialog.getByRole("button", { name: "Save picture" }).press("Enter");
      await expect.poll(() => avatarOf(ada)).not.toBe(before);
      // Until then the page accepts no other picture.
      await page.getByRole("progressbar").waitFor({ state: "detached" });
      const stored = await fetch(`${at.site.url}${await avatarOf(ada)}`);
      const { channels } = await sharp(Buffer.from(await stored.arrayBuffer())).stats();
      return channels.map(({ mean }) => Math.round(mean / 25.5));
    };
    await choose();
    await part.waitFor();
    expect(await save()).toEqual([5, 0, 5]);

    await choose();
    await part.focus();
    // Further than the picture goes: it stops at its edge.
    for (let pressed = 0; pressed < 30; pressed += 1) await page.keyboard.press("ArrowDown");
    expect(await save()).toEqual([10, 0, 0]);

    await choose();
    const zoom = dialog.getByRole("slider", { name: "Zoom" });
    await zoom.click();
    await zoom.press("End");
    await expect.poll(() => zoom.getAttribute("aria-valuetext")).toBe("500%");
    for (let clicked = 0; clicked < 12; clicked += 1) await dialog.getByRole("button", { name: "Move up" }).click();
    expect(await save()).toEqual([0, 0, 10]);
  });

  it("[B8] is uploaded once it is cropped, shown everywhere, replaced and removed", async () => {
    const ada = await openAccount(at.site);
    const page = await openAs(ada);
    await page.goto(`${at.site.url}/settings/profile`);
    const avatar = page.getByRole("main").getByRole("img", { name: "Ada" });
    expect(await avatar.textContent()).toBe("AL");
    const save = page.getByRole("button", { name: "Save picture" });
    await page.getByLabel(chooseOrDrop).setInputFiles(file(picture));
    await save.click();
    await page.getByText("Profile updated").waitFor();
    await expect.poll(() => avatar.getAttribute("src")).toMatch(/^\/avatars\/[0-9a-f]{32}\.webp$/);
    const first = await avatarOf(ada);
    expect(await accessibilityFaults(page)).toEqual([]);

    const served = await fetch(`${at.site.url}${first}`);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(Buffer.from(await served.arrayBuffer()).toString("latin1", 8, 12)).toBe("WEBP");

    const transfer = await page.evaluateHandle(
      (bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], "dropped.png", { type: "image/png" }));
        return data;
      },
      [...picture],
    );
    await avatar.dispatchEvent("drop", { dataTransfer: transfer });
    await save.click();
    await expect.poll(() => avatarOf(ada)).not.toBe(first);
    await expect.poll(() => statusOf(first)).toBe(404);

    const second = await avatarOf(ada);
    await page.getByRole("button", { name: "Remove picture" }).click();
    await expect.poll(() => avatar.textContent()).toBe("AL");
    await expect.poll(() => avatarOf(ada)).toBeNull();
    await expect.poll(() => statusOf(second)).toBe(404);
  });

  it("[B8] is replaced by the initials if it can't be loaded", async () => {
    const ada = await openAccount(at.site);
    const page = await openAs(ada, { expectedErrors: [/404/] });
    await page.goto(`${at.site.url}/settings/profile`);
    const broken = `/avatars/${"0".repeat(32)}.webp`;
    await querySite(at.site, "update profiles set avatar_url = $1 where id = $2", [broken, ada.userId]);
    await page.reload();
    await page.getByRole("main").getByRole("img", { name: "Ada" }).getByText("AL").waitFor();
  });

  it("[B8] an invalid file is refused on the page with a reason, before and after the upload", async () => {
    const ada = await openAccount(at.site);
    const page = await openAs(ada, { expectedErrors: [/422/] });
    await page.goto(`${at.site.url}/settings/profile`);
    const choose = (...given: Parameters<typeof file>) => page.getByLabel(chooseOrDrop).setInputFiles(file(...given));
    const alert = page.getByRole("alert");
    await choose(Buffer.alloc(5 * megabyte + 1));
    await alert.getByText("This picture is larger than 5 MB. Please choose a smaller one.").waitFor();
    await choose(Buffer.from("<svg/>"), "me.svg", "image/svg+xml");
    await alert.getByText("Please choose a JPEG, PNG, WebP or AVIF file.").waitFor();
    const save = page.getByRole("button", { name: "Save picture" });
    // Not even its header can be read, so there is nothing to crop.
    await choose(picture.subarray(0, 20));
    await alert.getByText("This picture can’t be read. It may be damaged.").waitFor();
    await choose(picture.subarray(0, 20_000));
    await save.click();
    await alert.getByText("This picture can’t be read. It may be damaged.").waitFor();
    await page.getByText("Update failed").first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await choose(picture);
    await save.click();
    await page.getByText("Profile updated").waitFor();
    await expect.poll(() => alert.count()).toBe(0);
  });

  it("[B8] works without scripts, with the same error messages", async () => {
    const ada = await openAccount(at.site);
    const page = await openAs(ada, { javaScriptEnabled: false, expectedErrors: [/422/] });
    await page.goto(`${at.site.url}/settings/profile`);
    await page.getByLabel("Choose a picture").setInputFiles(file(Buffer.from("<svg/>"), "me.png"));
    await page.getByRole("button", { name: "Upload picture" }).click();
    await page.getByRole("alert").getByText("Please choose a JPEG, PNG, WebP or AVIF file.").waitFor();
    await page.getByLabel("Choose a picture").setInputFiles(file(picture));
    await page.getByRole("button", { name: "Upload picture" }).click();
    await page.waitForURL("**/settings/profile");
    await expect.poll(() => page.getByRole("main").locator("img").getAttribute("src")).toBe(await avatarOf(ada));
    await page.getByRole("button", { name: "Remove picture" }).click();
    await page.getByRole("main").getByRole("img", { name: "Ada" }).getByText("AL").waitFor();
    expect(await avatarOf(ada)).toBeNull();
  });

  it("[B8] is detected from its content: bombs, truncated files, disguises and other formats are a 422 each", async () => {
    const ada = await openAccount(at.site);
    const refused: readonly [string, Uint8Array, Parameters<typeof upload>[2]?][] = [
      ["a bomb of 2,500 million pixels", hugePng(50_000, 50_000)],
      ["half a picture", picture.subarray(0, picture.length / 2)],
      ["SVG under another name", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ["HTML", Buffer.from("<script>alert(1)</script>"), { name: "me.jpg", type: "image/jpeg" }],
      [
        "GIF",
        Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64"),
        { name: "me.gif", type: "image/gif" },
      ],
      ["nothing", Buffer.alloc(0)],
      ["a crop outside the picture", picture, { crop: "101,0,200" }],
      ["a crop that isn't numbers", picture, { crop: "a,b,c" }],
    ];
    for (const [what, bytes, options] of refused) {
      expect([what, ...(await codeOf(upload(ada, bytes, options)))]).toEqual([what, 422, "invalid_input"]);
    }
    const form = new URLSearchParams({ picture: "https://evil.example/me.png" });
    const headers = { origin: at.site.url, accept: "application/json", cookie: ada.cookie };
    expect((await fetch(`${at.site.url}${path}`, { method: "POST", body: form, headers })).status).toBe(422);
    expect(await avatarOf(ada)).toBeNull();
    // Valid in spite of its name and claimed type.
    expect((await upload(ada, picture, { name: "me.svg", type: "text/html", crop: "100,0,200" })).status).toBe(200);
  });

  it("[B8] may have 5 MB, at this endpoint only, and only for signed-in users", async () => {
    const ada = await openAccount(at.site);
    const large = Buffer.concat([picture, Buffer.alloc(5 * megabyte - picture.length)]);
    expect((await upload(ada, large)).status).toBe(200);
    expect(await codeOf(upload(ada, Buffer.alloc(5 * megabyte + 1)))).toEqual([413, "payload_too_large"]);
    // Refused because of the request's headers: the body is not even read.
    const early = (cookie: string, target: string, bytes: number) =>
      startUpload(at.site.url, target, { cookie, "content-length": String(bytes) });
    expect(await early("", path, 5 * megabyte)).toBe(401);
    expect(await early("easel.session_token=made-up.signature", path, 5 * megabyte)).toBe(401);
    expect(await early(ada.cookie, path, 6 * megabyte)).toBe(413);
    expect(await early(ada.cookie, "/settings/profile", 100_000)).toBe(413);
    expect(await early(ada.cookie, `${path}/more`, 100_000)).toBe(413);
  });

  it("[B8] is served only under its own name", async () => {
    for (const name of [
      "",
      "x.webp",
      `${"0".repeat(32)}.webp`,
      `${"0".repeat(32)}.png`,
      "..%2fapp-secret",
      "%2e%2e%2fapp-secret",
      `..%2fexports%2f${"0".repeat(32)}.webp`,
    ]) {
      expect([name, (await fetch(`${at.site.url}/avatars/${name}`)).status]).toEqual([name, 404]);
    }
  });

  const post = (person: TestPerson, address: string, body: FormData | URLSearchParams) =>
    fetch(`${at.site.url}${address}`, {
      method: "POST",
      body,
      headers: { origin: at.site.url, accept: "application/json", cookie: person.cookie },
    });
  const formOf = (bytes: Uint8Array, name: string, fields: Readonly<Record<string, string>> = {}) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set("file", new File([new Uint8Array(bytes)], name));
    return form;
  };
  const countOf = (table: "chat_files" | "design_fonts", { userId }: TestPerson) =>
    querySite(at.site, `select from ${table} where user_id = $1`, [userId]).then((rows) => rows.length);

  it("[F5][F11] a full bucket refuses files of chats and own fonts with a reason, and no row is left", async () => {
    const ada = await openAccount(at.site);
    await putSubscription(at.site, ada.userId, {});
    const [small, font] = [await noise(40, 30).png().toBuffer(), await readFace("anton-400")];
    const uploads = [
      ["chat_files", "/api/chat/files", () => formOf(small, "fox.png")],
      ["design_fonts", "/api/designs/fonts", () => formOf(font, "anton.ttf", { right: "yes" })],
    ] as const;
    for (const [table, address, body] of uploads) {
      bucket.intercept = ({ method }) => (method === "PUT" ? { status: 507, code: "InsufficientStorage" } : undefined);
      const refused = await post(ada, address, body());
      bucket.intercept = undefined;
      expect([address, refused.status, await refused.json()]).toMatchObject([
        ...[address, 503],
        { error: { message: "Our file storage doesn’t work at the moment. Please try again in a few minutes." } },
      ]);
      expect(await countOf(table, ada)).toBe(0);
      expect([address, (await post(ada, address, body())).status]).toEqual([address, 201]);
      expect(await countOf(table, ada)).toBe(1);
    }
  });

  it("[F7][F12] what a run has made comes out of the bucket: a part of a film where the player jumps to, and whole in the library's ZIP", async () => {
    const ada = await openAccount(at.site);
    const data = await noise(400, 300).png().toBuffer();
    expect((await post(ada, "/api/chat/files", formOf(data, "film.png"))).status).toBe(201);
    // A run that has made what is stored already: no engine is connected here.
    const [run] = await querySite<{ id: string }>(
      at.site,
      `with run as (
         insert into runs (id, user_id, idempotency_key, tool, kind, engine, vendor, model, payer, max_aic, state, settings, created_at)
         values (gen_random_uuid(), $1, 'film', 'video-generator', 'video', 'veo', 'google', 'm', 'own-key', 0, 'finished', '{"prompt":"A fox"}', now())
         returning id)
       insert into run_files (run_id, number, media_type, bytes, key)
       select run.id, 1, 'video/mp4', bytes, key from run, chat_files where user_id = $1 returning run_id as id`,
      [ada.userId],
    );
    const [stored] = await querySite<{ key: string }>(at.site, "select key from chat_files where user_id = $1", [
      ada.userId,
    ]);
    const film = (range: string, cookie = ada.cookie) =>
      fetch(`${at.site.url}/api/runs/${run?.id}/files/1`, { headers: { cookie, range } });
    const part = await film("bytes=1000-1999");
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 1000-1999/${data.byteLength}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(data.subarray(1000, 2000));
    expect(bucket.requests).toContain(`GET /easel-files/${stored?.key}`);
    expect((await film(`bytes=${data.byteLength}-`)).status).toBe(416);
    const eve = await openAccount(at.site);
    expect((await film("bytes=0-9", eve.cookie)).status).toBe(404);
    const item = new URLSearchParams({ item: `run-${run?.id}` });
    const zip = await post(ada, "/api/library/files", item);
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(Object.keys(files)).toEqual(["001-a-fox-1.mp4"]);
    expect(Buffer.from(files["001-a-fox-1.mp4"] ?? [])).toEqual(data);
    expect((await post(eve, "/api/library/files", item)).status).toBe(404);
  });
});

/** Announces an upload and waits for the answer without sending its body. @returns the answer's status. */
function startUpload(url: string, target: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = httpRequest(`${url}${target}`, {
    method: "POST",
    headers: {
      origin: url,
      "sec-fetch-site": "same-origin",
      accept: "application/json",
      "content-type": "multipart/form-data; boundary=x",
      ...headers,
    },
  });
  request.on("response", (answer) => {
    resolve(answer.statusCode ?? 0);
    request.destroy();
  });
  request.on("error", reject);
  request.flushHeaders();
  return promise;
}
