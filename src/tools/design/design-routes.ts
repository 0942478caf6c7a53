import { Hono } from "hono";
import type { Accounts } from "#accounts/index.ts";
import type { PlanOf } from "#models/index.ts";
import { AppError } from "#platform/errors.ts";
import { contentDisposition, fileNameOf } from "#platform/file-names.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { checkInput, readJson } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import {
  countPages,
  type DrawingFormat,
  drawFile,
  onDark,
  pageAt,
  type ReadPrompt,
  withoutGround,
} from "#studio/index.ts";
import { formatOf } from "#studio/rules.ts";
import { actingAs } from "#teams/index.ts";
import type { FeaturesOf } from "../plan-features.ts";
import { picturesOf } from "./assets/assets.ts";
import { addBrandPack } from "./brand-pack-route.ts";
import { briefHelpPath } from "./brief-help-rules.ts";
import { fileWidthMax, fileWidthMin, noGround } from "./canvas-size.ts";
import { designSettingsSchema, designsPath } from "./design-rules.ts";
import { getDesign } from "./designs.ts";
import { addFilm } from "./film-route.ts";
import { fontsFor } from "./fonts/own-fonts.ts";
import { improveBrief } from "./improve-brief.ts";
import { addPageFiles, pageEnding, readPage } from "./page-files.ts";
import { placePhoto } from "./place-photo.ts";
import { understandPrompt } from "./read-brief.ts";
import { startDesigns } from "./start-designs.ts";

const mediaTypes: Readonly<Record<DrawingFormat, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  pdf: "application/pdf",
};
const formats = Object.keys(mediaTypes) as readonly DrawingFormat[];

/** So that one user does not keep the threads from the others. A page of results draws some forty small pictures. */
const drawingLimit = { name: "design-files", attemptsMax: 600, windowSeconds: 10 * 60 };
const photoLimit = { name: "design-photos", attemptsMax: 30, windowSeconds: 10 * 60 };
/** Also where a user's own key pays. */
const helpLimit = { name: "design-words", attemptsMax: 60, windowSeconds: 10 * 60 };
const readingLimit = { name: "design-prompts", attemptsMax: 60, windowSeconds: 60 };

/** Request to understand a prompt. If it has no kind, the answer gives the one that the prompt names. */
const understandSchema = designSettingsSchema.pick({ prompt: true, kind: true }).partial({ kind: true });

/** Runs of the studio, and its designs as files, drawn when they are requested. */
export function designRoutes(
  services: Services,
  accounts: Accounts,
  { planOf, featuresOf }: { readonly planOf: PlanOf; readonly featuresOf: FeaturesOf },
) {
  const { db, rateLimits } = services;
  const routes = new Hono<AppEnv>();

  routes.post(designsPath, async (c) => {
    const { ownerId, member } = await actingAs(c, services, accounts);
    const body = await readJson(c);
    const runId = await startDesigns(services, {
      userId: ownerId,
      plan: await planOf(ownerId, member),
      featuresOf,
      body,
    });
    return c.json({ runId }, 202, { "Cache-Control": "private, no-store" });
  });

  routes.post(`${designsPath}/understand`, async (c) => {
    const { userId } = await actingAs(c, services, accounts);
    await rateLimits.consume(readingLimit, userId);
    const { prompt, kind } = checkInput(understandSchema, await readJson(c));
    const read = await understandPrompt(services.workers, { prompt, choices: { kind } }, userId);
    return c.json(showUnderstood(read), 200, { "Cache-Control": "private, no-store" });
  });

  routes.post(briefHelpPath, async (c) => {
    const { userId, ownerId, member } = await actingAs(c, services, accounts);
    const body = await readJson(c);
    await rateLimits.consume(helpLimit, userId);
    const asked = { userId: ownerId, plan: await planOf(ownerId, member), body };
    const help = await improveBrief(services, asked, c.req.raw.signal);
    return c.json(help, 200, { "Cache-Control": "private, no-store" });
  });

  addBrandPack(routes, services, accounts, featuresOf);
  addFilm(routes, services, accounts, featuresOf);
  addPageFiles(routes, services, accounts, featuresOf);

  routes.post(`${designsPath}/:id/photo`, async (c) => {
    const { userId, ownerId, team } = await actingAs(c, services, accounts);
    const body = await readJson(c);
    await rateLimits.consume(photoLimit, userId);
    const asked = { userId: ownerId, designId: c.req.param("id"), changedBy: team && userId, body };
    const placed = await placePhoto(services, asked, c.req.raw.signal);
    return c.json(placed, 200, { "Cache-Control": "private, no-store" });
  });

  routes.get(`${designsPath}/:id/:file`, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    const format = formats.find((known) => c.req.param("file") === `design.${known}`);
    if (!format) throw new AppError("not_found", { userMessage: "There is no file at this address." });
    const design = await getDesign(db, { userId: ownerId, designId: c.req.param("id") });
    const watermark = (await featuresOf(ownerId)).watermark;
    if (format === "svg" && watermark && design.brief.kind !== "mockup") throw noSvg();
    const width = readWidth(c.req.query("width"), design.document);
    const pages = countPages(design.document);
    // A PDF has all pages.
    const page = format === "pdf" ? 0 : readPage(c.req.query("page"), design.document);
    const { kind } = design.brief;
    const isOnDark = kind === "logo" && c.req.query("on") === "dark";
    const isForPress = format === "pdf" && c.req.query("press") !== undefined;
    const isClear = format === "png" && c.req.query("ground") === noGround;
    const ground = `${isOnDark ? "-dark" : ""}${isClear ? "-clear" : ""}`;
    const look = `${watermark ? "marked" : "clean"}${ground}${isForPress ? "-press" : ""}`;
    const tag = `"${design.revision}-${design.updatedAt.getTime()}-${page}-${width}-${look}"`;
    const headers = {
      // Asked about each time: another plan takes the watermark away, or brings it.
      "Cache-Control": "private, no-cache",
      ETag: tag,
      "X-Content-Type-Options": "nosniff",
      // An SVG is a document: it must not act as one of our pages.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    };
    if (c.req.header("if-none-match") === tag) return new Response(null, { status: 304, headers });
    await rateLimits.consume(drawingLimit, userId);
    const { document } = design;
    const colored = isOnDark ? { ...document, palette: onDark(document.palette) } : document;
    const shown = isClear ? withoutGround(pageAt(colored, page)) : colored;
    const order = async () => ({
      design: shown,
      format,
      page,
      width,
      kind,
      isForPress,
      watermark,
      pictures: await picturesOf(services, { userId: ownerId, design: document }),
      fonts: await fontsFor(services, { userId: ownerId, design: document }),
    });
    const file = await drawFile(services.workers, order, { group: userId, signal: c.req.raw.signal });
    const isDownload = c.req.query("download") !== undefined;
    return new Response(new Uint8Array(file), {
      headers: {
        ...headers,
        "Content-Type": mediaTypes[format],
        "Content-Disposition": contentDisposition(
          isDownload ? "attachment" : "inline",
          `${fileNameOf(design.title)}-${design.number}${format === "pdf" ? "" : pageEnding(page, pages)}${isForPress ? "-print" : ""}.${format}`,
        ),
      },
    });
  });

  return routes;
}

/** A watermark would be one group of the drawing, which any editor deletes. Screens have one all the same, for Figma (record 0076). */
const noSvg = (): AppError =>
  new AppError("forbidden", {
    userMessage: "SVG files are part of the Pro and Business plans. You can download this design as a PNG, JPG or PDF.",
  });

/** In millimeters: business cards are at most that wide, all over the world. */
const businessCardMax = 100;

/** Tells whether a card says something itself, as an invitation does: it is larger than those that tell how to reach a person. */
function isInvitation({ kind, width, height, paper }: ReadPrompt["brief"]): boolean {
  if (kind !== "card") return false;
  if (paper) return Math.max(paper.width, paper.height) > businessCardMax;
  const usual = formatOf(kind);
  return width !== usual.width || height !== usual.height;
}

/** The kind, the paper, the colors that are ruled out and the words of the design, and those that it can’t have, with the reason. */
function showUnderstood({ brief, understood }: ReadPrompt) {
  const { kind, archetype, paper, avoid = [], headline, subline, list, date, place, price, action, brand } = brief;
  const words = { headline, subline, list, date, place, price, action, brand };
  const leftOut = understood.filter(({ field }) => field === "leftOut");
  return {
    kind,
    paper: kind === "logo" ? undefined : paper,
    isInvitation: isInvitation(brief),
    occasion: archetype,
    avoid,
    words,
    /** Fields with our own words: the prompt has none for them. */
    ours: understood.flatMap(({ field, from }) => (from === "rule" && field in words ? [field] : [])),
    leftOut: leftOut.map(({ value, words: reason }) => ({ value, reason })),
  };
}

/** @throws {AppError} `invalid_input` */
function readWidth(given: string | undefined, own: { readonly width: number; readonly height: number }): number {
  if (given === undefined) return own.width;
  const width = /^\d{1,4}$/.test(given) ? Number(given) : 0;
  const widthMax = fileWidthMax(own);
  if (width >= fileWidthMin && width <= widthMax) return width;
  throw new AppError("invalid_input", {
    field: "width",
    userMessage: `The width must be from ${fileWidthMin} to ${widthMax} pixels.`,
  });
}
