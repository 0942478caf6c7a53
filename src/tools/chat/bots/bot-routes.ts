import { type Context, Hono } from "hono";
import {
  type Accounts,
  admitSignedIn,
  pictureBytesMax,
  pictureMissing,
  pictureTooLarge,
  signedInAs,
} from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import { readForm } from "#platform/forms/read-form.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Upload } from "#platform/http/read-body.ts";
import type { Services } from "#platform/services.ts";
import { actingAs } from "#teams/index.ts";
import { addBotFile } from "./bot-files.ts";
import { botPictureName, botPicturePath } from "./bot-picture-rules.ts";
import { isPictureShown, setBotPicture } from "./bot-pictures.ts";
import { botPath } from "./bot-rules.ts";
import { botFileBytesMax, botFileTooLarge, botUploadPath } from "./bot-upload-rules.ts";
import { getBot } from "./bots.ts";

/** Form data around the file. */
const frameBytesMax = 64 * 1_024;

export const botUploads = (accounts: Pick<Accounts, "readSession">): readonly Upload[] =>
  (["files", "picture"] as const).map((what) => ({
    path: new RegExp(`^${botUploadPath("[^/]+", what)}$`),
    bytesMax: (what === "files" ? botFileBytesMax : pictureBytesMax) + frameBytesMax,
    type: "multipart/form-data",
    admit: admitSignedIn(accounts),
  }));

/** Each is read or decoded. */
const uploadLimit = { name: "bot-uploads", attemptsMax: 60, windowSeconds: 60 * 60 };

/** Routes for what users upload for their bots, and for the pictures. */
export function botRoutes(services: Services, accounts: Accounts) {
  const { db, clock, files, rateLimits } = services;
  const routes = new Hono<AppEnv>();

  routes.get(`${botPicturePath}:file{${botPictureName}}`, async (c) => {
    const key = c.req.path.slice(1);
    const viewer = await signedInAs(c, accounts).catch(() => undefined);
    const isShown = await isPictureShown(db, key, { userId: viewer?.userId, now: clock.now() });
    const bytes = isShown ? await files.find(key) : undefined;
    if (!bytes) throw new AppError("not_found", { userMessage: "There is no picture at this address." });
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": "image/webp",
      // Users' browsers cache it for a year, shared caches never: a removed picture must be gone.
      "Cache-Control": "private, max-age=31536000, immutable",
    });
  });

  /** A form with the field `file`. */
  async function receive(
    c: Context<AppEnv, "/:botId">,
    bytesMax: number,
    words: { missing: string; tooLarge: string },
  ) {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    const own = { userId: ownerId, botId: c.req.param("botId") };
    await getBot(db, own);
    await rateLimits.consume(uploadLimit, userId);
    const file = (await readForm(c.req.raw)).get("file");
    if (!(file instanceof File) || file.size === 0) {
      throw new AppError("invalid_input", { field: "file", userMessage: words.missing });
    }
    if (file.size > bytesMax) throw new AppError("payload_too_large", { userMessage: words.tooLarge });
    return { own, name: file.name, file: new Uint8Array(await file.arrayBuffer()) };
  }

  /** To the page's script, or back to the page without one. */
  const done = (c: Context<AppEnv>, botId: string) =>
    c.req.header("accept")?.includes("application/json")
      ? c.json({ done: true }, 201, { "Cache-Control": "no-store" })
      : c.redirect(botPath(botId), 303);

  routes.post(botUploadPath(":botId", "files"), async (c) => {
    const words = { missing: "Please choose a file first.", tooLarge: botFileTooLarge };
    const { own, name, file } = await receive(c, botFileBytesMax, words);
    await addBotFile(services, { ...own, name, file }, c.req.raw.signal);
    return done(c, own.botId);
  });

  routes.post(botUploadPath(":botId", "picture"), async (c) => {
    const words = { missing: pictureMissing, tooLarge: pictureTooLarge };
    const { own, file } = await receive(c, pictureBytesMax, words);
    await setBotPicture(services, own, file);
    return done(c, own.botId);
  });

  return routes;
}
