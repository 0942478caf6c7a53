import { Hono } from "hono";
import type { Accounts } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import { contentDisposition, fileNameOf } from "#platform/file-names.ts";
import { rememberFiles } from "#platform/files/remember-files.ts";
import { streamZip, type ZippedFile } from "#platform/files/stream-zip.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { checkInput, readJson } from "#platform/http/bodies/read-request.ts";
import { stopWith } from "#platform/http/stop-with.ts";
import type { Services } from "#platform/services.ts";
import { countPages, drawFile } from "#studio/index.ts";
import { actingAs } from "#teams/index.ts";
import type { FeaturesOf } from "../../plan-features.ts";
import { picturesOf } from "../assets/assets.ts";
import { designsPath } from "../design-rules.ts";
import { getDesign } from "../designs.ts";
import { fontsFor } from "../fonts/own-fonts.ts";
import { pageEnding } from "../page-files.ts";
import { copiesSchema, fileOfCopy } from "./copy-rules.ts";
import { formats } from "./formats.ts";
import { makeCopies } from "./make-copies.ts";

/** Each composes up to a dozen designs. */
const copyLimit = { name: "design-copies", attemptsMax: 20, windowSeconds: 10 * 60 };
/** Each draws as many. */
const zipLimit = { name: "design-copy-files", attemptsMax: 20, windowSeconds: 60 * 60 };

/** Copies of a design in other formats, and their files. */
export function copyRoutes(services: Services, accounts: Accounts, featuresOf: FeaturesOf) {
  const { db, rateLimits } = services;
  const routes = new Hono<AppEnv>();
  const limit = (to: typeof copyLimit, userId: string) => rateLimits.consume(to, userId);

  routes.post(`${designsPath}/:id/copies`, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    const asked = checkInput(copiesSchema, await readJson(c));
    await limit(copyLimit, userId);
    const made = await makeCopies(
      services,
      { userId: ownerId, designId: c.req.param("id"), ...asked },
      c.req.raw.signal,
    );
    return c.json(made, 201, { "Cache-Control": "private, no-store" });
  });

  routes.get(`${designsPath}/:id/copies.zip`, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    const { title } = await getDesign(db, { userId: ownerId, designId: c.req.param("id") });
    const designIds = [...new Set((c.req.query("of") ?? "").split(","))];
    if (designIds.length > formats.length)
      throw new AppError("invalid_input", { userMessage: "These are too many files." });
    // A missing one is told before the file begins.
    for (const designId of designIds) await getDesign(db, { userId: ownerId, designId });
    await limit(zipLimit, userId);
    const watermark = (await featuresOf(ownerId)).watermark;
    const stop = stopWith(c);
    return new Response(streamZip(drawCopies(services, { userId: ownerId, designIds, watermark }, stop.signal), stop), {
      headers: {
        "Cache-Control": "private, no-store",
        "Content-Type": "application/zip",
        "Content-Disposition": contentDisposition("attachment", `${fileNameOf(title)}.zip`),
        "X-Content-Type-Options": "nosniff",
      },
    });
  });

  return routes;
}

interface Wanted {
  readonly userId: string;
  readonly designIds: readonly string[];
  readonly watermark: string | undefined;
}

/** One at a time is in memory. All of them show the same pictures in the same fonts. */
async function* drawCopies(
  services: Services,
  { userId, designIds, watermark }: Wanted,
  signal: AbortSignal,
): AsyncGenerator<ZippedFile> {
  const sources = { db: services.db, files: rememberFiles(services.files) };
  for (const designId of designIds) {
    const { title, document: design } = await getDesign(services.db, { userId, designId });
    const pages = countPages(design);
    for (let page = 0; page < pages; page++) {
      const order = async () => ({
        design,
        page,
        format: "png" as const,
        width: design.width,
        watermark,
        pictures: await picturesOf(sources, { userId, design }),
        fonts: await fontsFor(sources, { userId, design }),
      });
      const bytes = await drawFile(services.workers, order, { group: userId, signal });
      yield { name: fileOfCopy(title, design, pageEnding(page, pages)), bytes, compress: false };
    }
  }
}
