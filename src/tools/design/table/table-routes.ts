import { type Context, Hono } from "hono";
import { type Accounts, signedInUpload } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import { contentDisposition, fileNameOf } from "#platform/file-names.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Upload } from "#platform/http/read-body.ts";
import { stopWith } from "#platform/http/stop-with.ts";
import type { Services } from "#platform/services.ts";
import { actingAs } from "#teams/index.ts";
import type { FeaturesOf } from "../../plan-features.ts";
import { getDesign } from "../designs.ts";
import { fillTable, requireFewPictures, requirePaper, requireWords } from "./fill-table.ts";
import type { readTable } from "./read-table.ts";
import { type TablePreview, tableBytesMax, tableFilesPath, tableFormats, tablePath } from "./table-rules.ts";

const readingLimit = { name: "design-tables", attemptsMax: 60, windowSeconds: 10 * 60 };
/** Each draws up to 200 designs. */
const fillingLimit = { name: "design-table-files", attemptsMax: 10, windowSeconds: 60 * 60 };

const previewRows = 3;

export const tableUploads = (accounts: Pick<Accounts, "readSession">): readonly Upload[] =>
  [tablePath, tableFilesPath].map((path) => signedInUpload(accounts, path, tableBytesMax));

/** Designs filled from tables. Both take a form with the fields `designId` and `file`; it costs nothing. */
export function tableRoutes(services: Services, accounts: Accounts, featuresOf: FeaturesOf) {
  const { db, rateLimits, workers } = services;
  const routes = new Hono<AppEnv>();
  const read = async (c: Context<AppEnv>, limit: typeof readingLimit) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    await rateLimits.consume(limit, userId);
    const form = await readForm(c.req.raw);
    const design = await getDesign(db, { userId: ownerId, designId: fieldOf(form, "designId") });
    requireWords(design);
    const turn = { group: userId, signal: c.req.raw.signal };
    return {
      userId: ownerId,
      form,
      design,
      table: await workers.run<typeof readTable>("tables.readTable", await fileOf(form), turn),
    };
  };

  routes.post(tablePath, async (c) => {
    const { columns, rows } = (await read(c, readingLimit)).table;
    const preview: TablePreview = { columns, rows: rows.slice(0, previewRows), count: rows.length };
    return c.json(preview, 200, { "Cache-Control": "private, no-store" });
  });

  // With the field `format`: one of `tableFormats`.
  routes.post(tableFilesPath, async (c) => {
    const { userId, form, design, table } = await read(c, fillingLimit);
    const format = tableFormats.find((known) => known === fieldOf(form, "format"));
    if (!format) throw new AppError("invalid_input", { field: "format", userMessage: "Please choose a file format." });
    requirePaper(design, format);
    requireFewPictures(design, table.rows);
    const stop = stopWith(c);
    const filling = { design, rows: table.rows, format, watermark: (await featuresOf(userId)).watermark };
    return new Response(fillTable(services, filling, stop), {
      headers: {
        "Cache-Control": "private, no-store",
        "Content-Type": "application/zip",
        "Content-Disposition": contentDisposition("attachment", `${fileNameOf(design.title)}.zip`),
        "X-Content-Type-Options": "nosniff",
      },
    });
  });

  return routes;
}

/** @throws {AppError} `invalid_input`, `payload_too_large` */
async function fileOf(form: FormData): Promise<Uint8Array> {
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) {
    throw new AppError("invalid_input", { field: "file", userMessage: "Please choose a CSV file first." });
  }
  if (file.size > tableBytesMax) {
    throw new AppError("payload_too_large", {
      field: "file",
      userMessage: "This table is larger than 1 MB. Please split it.",
    });
  }
  return new Uint8Array(await file.arrayBuffer());
}
