import { Hono } from "hono";
import { type Accounts, signedInUpload } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import { contentDisposition } from "#platform/file-names.ts";
import { readForm } from "#platform/forms/read-form.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Upload } from "#platform/http/read-body.ts";
import type { Services } from "#platform/services.ts";
import { actingAs } from "#teams/index.ts";
import { addPdf } from "./add-pdf.ts";
import { pdfBytesMax, pdfsPath } from "./chatpdf-rules.ts";
import { findPdfOwner, readPdfFile } from "./documents.ts";

/** Each costs a reading and a file. */
const uploadLimit = { name: "pdfs", attemptsMax: 60, windowSeconds: 60 * 60 };

const ownOnly = { "Cache-Control": "private, no-store" };

export const pdfUpload = (accounts: Pick<Accounts, "readSession">): Upload =>
  signedInUpload(accounts, pdfsPath, pdfBytesMax);

/** PDFs that users ask about: uploading one, and reading it. */
export function pdfRoutes(services: Services, accounts: Accounts) {
  const { rateLimits } = services;
  const routes = new Hono<AppEnv>();

  // A form with the field `file`.
  routes.post(pdfsPath, async (c) => {
    const { userId, privateId } = await actingAs(c, services, accounts);
    await rateLimits.consume(uploadLimit, userId);
    const file = (await readForm(c.req.raw)).get("file");
    if (!(file instanceof File) || file.size === 0) {
      throw new AppError("invalid_input", { field: "file", userMessage: "Please choose a PDF first." });
    }
    const given = { userId: privateId, name: file.name, file: new Uint8Array(await file.arrayBuffer()) };
    return c.json({ id: await addPdf(services, given, c.req.raw.signal) }, 201, ownOnly);
  });

  routes.get(`${pdfsPath}/:id/file`, async (c) => {
    const actor = await actingAs(c, services, accounts);
    const documentId = c.req.param("id");
    const userId = await findPdfOwner(services.db, { ...actor, id: documentId });
    const { name, file } = await readPdfFile(services, { userId, documentId });
    return c.body(new Uint8Array(file), 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": contentDisposition("attachment", `${name}.pdf`),
      "Cache-Control": "private, max-age=3600",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    });
  });

  return routes;
}
