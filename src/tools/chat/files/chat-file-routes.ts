import { Hono } from "hono";
import { type Accounts, signedInUpload } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import { contentDisposition } from "#platform/file-names.ts";
import { readForm } from "#platform/forms/read-form.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Upload } from "#platform/http/read-body.ts";
import type { Services } from "#platform/services.ts";
import { actingAs, findOwner } from "#teams/index.ts";
import { chatFiles } from "../schema.ts";
import { chatFilePath, chatFilesPath, fileBytesMax } from "./chat-file-rules.ts";
import { addChatFile, readChatFile } from "./chat-files.ts";

/** Each is decoded or read. */
const uploadLimit = { name: "chat-files", attemptsMax: 120, windowSeconds: 60 * 60 };

export const chatFileUpload = (accounts: Pick<Accounts, "readSession">): Upload =>
  signedInUpload(accounts, chatFilesPath, fileBytesMax);

/** Pictures and PDFs of messages: uploading one, and reading it. */
export function chatFileRoutes(services: Services, accounts: Accounts) {
  const { rateLimits } = services;
  const routes = new Hono<AppEnv>();

  // A form with the field `file`.
  routes.post(chatFilesPath, async (c) => {
    const { userId, privateId } = await actingAs(c, services, accounts);
    await rateLimits.consume(uploadLimit, userId);
    const file = (await readForm(c.req.raw)).get("file");
    if (!(file instanceof File) || file.size === 0) {
      throw new AppError("invalid_input", { field: "file", userMessage: "Please choose a file first." });
    }
    const given = { userId: privateId, name: file.name, file: new Uint8Array(await file.arrayBuffer()) };
    return c.json(await addChatFile(services, given, c.req.raw.signal), 201, { "Cache-Control": "private, no-store" });
  });

  routes.get(chatFilePath(":id"), async (c) => {
    const actor = await actingAs(c, services, accounts);
    const fileId = c.req.param("id") ?? "";
    const userId = await findOwner(services.db, chatFiles, { ...actor, id: fileId });
    const { kind, name, mediaType, data } = await readChatFile(services, { userId, fileId });
    return c.body(new Uint8Array(data), 200, {
      "Content-Type": mediaType,
      // A PDF can have scripts, and is opened by a program of the user's choice.
      "Content-Disposition": contentDisposition(kind === "pdf" ? "attachment" : "inline", name),
      "Cache-Control": "private, max-age=3600",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    });
  });

  return routes;
}
