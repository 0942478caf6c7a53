import type { Hono } from "hono";
import type { Accounts } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import { contentDisposition, fileNameOf } from "#platform/file-names.ts";
import { rememberFiles } from "#platform/files/remember-files.ts";
import { streamZip, type ZippedFile } from "#platform/files/stream-zip.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { stopWith } from "#platform/http/stop-with.ts";
import type { Services } from "#platform/services.ts";
import { countPages, type DesignDocument, drawFile } from "#studio/index.ts";
import { actingAs } from "#teams/index.ts";
import type { FeaturesOf } from "../plan-features.ts";
import { picturesOf } from "./assets/assets.ts";
import { designsPath, pagesFile } from "./design-rules.ts";
import { getDesign, type StoredDesign } from "./designs.ts";
import { fontsFor } from "./fonts/own-fonts.ts";

/** Each draws up to ten pictures. */
const zipLimit = { name: "design-page-files", attemptsMax: 60, windowSeconds: 60 * 60 };

/** Ending that tells a page’s file from those of the others: nothing for a design of one page. @param page from 0. */
export const pageEnding = (page: number, pages: number): string => (pages > 1 ? `-page-${page + 1}` : "");

/** @returns the page that a query names, from 0; the first, if it names none. @throws {AppError} `invalid_input` */
export function readPage(given: string | undefined, design: DesignDocument): number {
  if (given === undefined) return 0;
  const pages = countPages(design);
  const page = /^\d{1,2}$/.test(given) ? Number(given) : 0;
  if (page >= 1 && page <= pages) return page - 1;
  const userMessage = pages === 1 ? "This design has one page." : `This design has the pages 1 to ${pages}.`;
  throw new AppError("invalid_input", { field: "page", userMessage });
}

/** All pages of a design as PNGs, in a ZIP that is made while it is read. */
export function addPageFiles(
  routes: Hono<AppEnv>,
  services: Services,
  accounts: Accounts,
  featuresOf: FeaturesOf,
): void {
  routes.get(`${designsPath}/:id/${pagesFile}`, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    const design = await getDesign(services.db, { userId: ownerId, designId: c.req.param("id") });
    await services.rateLimits.consume(zipLimit, userId);
    const watermark = (await featuresOf(ownerId)).watermark;
    const stop = stopWith(c);
    const files = drawPages(services, { design, watermark }, stop.signal);
    return new Response(streamZip(files, stop, design.updatedAt), {
      headers: {
        "Cache-Control": "private, no-store",
        "Content-Type": "application/zip",
        "Content-Disposition": contentDisposition("attachment", `${fileNameOf(design.title)}-${design.number}.zip`),
        "X-Content-Type-Options": "nosniff",
      },
    });
  });
}

interface Wanted {
  readonly design: StoredDesign;
  readonly watermark: string | undefined;
}

/** One at a time is in memory. */
async function* drawPages(
  services: Services,
  { design: { userId, title, number, brief, document: design }, watermark }: Wanted,
  signal: AbortSignal,
): AsyncGenerator<ZippedFile> {
  const sources = { db: services.db, files: rememberFiles(services.files) };
  const pages = countPages(design);
  for (let page = 0; page < pages; page++) {
    const order = async () => ({
      design,
      page,
      format: "png" as const,
      width: design.width,
      kind: brief.kind,
      watermark,
      pictures: await picturesOf(sources, { userId, design }),
      fonts: await fontsFor(sources, { userId, design }),
    });
    const bytes = await drawFile(services.workers, order, { group: userId, signal });
    yield { name: `${fileNameOf(title)}-${number}${pageEnding(page, pages)}.png`, bytes, compress: false };
  }
}
