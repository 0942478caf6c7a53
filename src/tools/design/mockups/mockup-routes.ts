import { Hono } from "hono";
import type { Accounts } from "#accounts/index.ts";
import type { PlanOf } from "#models/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import { AppError } from "#platform/errors.ts";
import { contentDisposition, fileNameOf } from "#platform/file-names.ts";
import { rememberFiles } from "#platform/files/remember-files.ts";
import { streamZip, type ZippedFile } from "#platform/files/stream-zip.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { readJson } from "#platform/http/bodies/read-request.ts";
import { stopWith } from "#platform/http/stop-with.ts";
import type { Services } from "#platform/services.ts";
import { drawFile, drawPage } from "#studio/index.ts";
import { actingAs } from "#teams/index.ts";
import type { FeaturesOf } from "../../plan-features.ts";
import { picturesOf } from "../assets/assets.ts";
import { designsPath } from "../design-rules.ts";
import { getDesign, listDesigns, type StoredDesign } from "../designs.ts";
import { fontsFor } from "../fonts/own-fonts.ts";
import { extensionOf, type Output, outputs, screensPath } from "./mockup-rules.ts";
import { startScreens } from "./start-screens.ts";

/** A page takes the studio as long as a picture; a ZIP of all files several times as long. */
const pageLimit = { name: "design-pages", attemptsMax: 120, windowSeconds: 10 * 60 };
const zipLimit = { name: "design-zips", attemptsMax: 20, windowSeconds: 10 * 60 };

/** Sources of the pictures that screens are drawn with. */
type Sources = Parameters<typeof picturesOf>[0];

/** Screens of apps: runs, their HTML, and all files of a run. */
export function mockupRoutes(
  services: Services,
  accounts: Accounts,
  { planOf, featuresOf }: { readonly planOf: PlanOf; readonly featuresOf: FeaturesOf },
) {
  const { db, rateLimits, workers } = services;
  const routes = new Hono<AppEnv>();

  routes.post(screensPath, async (c) => {
    const { ownerId, member } = await actingAs(c, services, accounts);
    const body = await readJson(c);
    const runId = await startScreens(services, {
      userId: ownerId,
      plan: await planOf(ownerId, member),
      featuresOf,
      body,
    });
    return c.json({ runId }, 202, { "Cache-Control": "private, no-store" });
  });

  routes.get(`${designsPath}/:id/design.html`, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    const design = await getDesign(db, { userId: ownerId, designId: c.req.param("id") });
    if (!design.brief.screen) throw new AppError("not_found", { userMessage: "Only screens have an HTML file." });
    await rateLimits.consume(pageLimit, userId);
    const page = await pageOf(services, design, (await featuresOf(ownerId)).watermark, c.req.raw.signal);
    return new Response(page, {
      headers: {
        ...privateHeaders,
        "Content-Type": "text/html; charset=utf-8",
        // It must never act as one of our pages.
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox",
        "Content-Disposition": contentDisposition("attachment", `${fileNameOf(design.title)}-${design.number}.html`),
      },
    });
  });

  routes.get(`${screensPath}/:file{[0-9a-f-]+\\.zip}`, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    const runId = c.req.param("file").replace(/\.zip$/, "");
    const wanted = readOutputs(c.req.query("outputs"));
    const listed = isUuid(runId)
      ? ((await listDesigns(db, { userId: ownerId, runIds: [runId] })).get(runId) ?? [])
      : [];
    const all = await Promise.all(listed.map(({ id }) => getDesign(db, { userId: ownerId, designId: id })));
    const screens = all.filter(({ brief }) => brief.screen);
    if (screens.length === 0) throw new AppError("not_found", { userMessage: "These screens don’t exist anymore." });
    await rateLimits.consume(zipLimit, userId);
    const stop = stopWith(c);
    const files = filesOf(screens, wanted, (await featuresOf(ownerId)).watermark, stop.signal);
    return new Response(streamZip(files, stop, packedAt), {
      headers: {
        ...privateHeaders,
        "Content-Type": "application/zip",
        "Content-Disposition": 'attachment; filename="screens.zip"',
      },
    });
  });

  async function* filesOf(
    screens: readonly StoredDesign[],
    wanted: readonly Output[],
    watermark: string | undefined,
    signal: AbortSignal,
  ): AsyncGenerator<ZippedFile> {
    // The screens of an app show the same pictures in the same fonts.
    const sources = { db, files: rememberFiles(services.files) };
    for (const screen of screens) {
      for (const output of wanted) {
        const name = `${fileNameOf(screen.title)}-${screen.number}.${extensionOf[output]}`;
        const bytes = await fileOf(sources, screen, output, watermark, signal);
        yield { name, bytes, compress: output !== "png" };
      }
    }
  }

  const pageOf = async (
    sources: Sources,
    { userId, brief, choices }: StoredDesign,
    watermark: string | undefined,
    signal: AbortSignal,
  ) => {
    const fonts = await fontsFor(sources, { userId, briefs: [brief] });
    return drawPage(workers, { brief, variant: choices.variant, watermark, fonts }, { group: userId, signal });
  };

  const fileOf = async (
    sources: Sources,
    screen: StoredDesign,
    output: Output,
    watermark: string | undefined,
    signal: AbortSignal,
  ) => {
    if (output === "html") return new TextEncoder().encode(await pageOf(sources, screen, watermark, signal));
    const { document: design, userId } = screen;
    const format = output === "png" ? "png" : "svg";
    const pictures = await picturesOf(sources, { userId, design });
    const fonts = await fontsFor(sources, { userId, design });
    return drawFile(
      workers,
      { design, format, width: design.width, watermark, pictures, fonts },
      { group: userId, signal },
    );
  };

  return routes;
}

/** Date of every file: the same screens are the same ZIP. */
const packedAt = new Date("2020-01-01T00:00:00Z");

const privateHeaders = { "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" } as const;

/** `png,html`; all of them, if nothing is named. */
function readOutputs(given: string | undefined): readonly Output[] {
  if (given === undefined) return outputs;
  const wanted = outputs.filter((output) => given.split(",").includes(output));
  if (wanted.length > 0) return wanted;
  throw new AppError("invalid_input", { field: "outputs", userMessage: "The outputs are png, figma and html." });
}
