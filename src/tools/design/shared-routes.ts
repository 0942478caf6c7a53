import { Hono } from "hono";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import type { Turn } from "#platform/worker-pool.ts";
import { countPages, type DesignDocument, drawFile } from "#studio/index.ts";
import { sharedPath } from "#work/sharing/link-rules.ts";
import type { FeaturesOf } from "../plan-features.ts";
import { picturesOf } from "./assets/assets.ts";
import { sharedPicture, socialPicture } from "./design-link-rules.ts";
import { getSharedDesign } from "./design-links.ts";
import { fontsFor } from "./fonts/own-fonts.ts";

/** Less than for the owner: anyone can request it. */
const sharedDrawingMs = 10_000;
/** A page that is looked at asks for a picture of each of up to ten pages, a network that shows it for another. */
const drawingLimit = { name: "shared-pictures", attemptsMax: 60, windowSeconds: 60 };

/** In pixels, of the longer side: for a screen. */
const sideMax = 1_600;
const social = { width: 1_200, height: 630, margin: 24 } as const;

interface Picture {
  /** From 0. */
  readonly page: number;
  readonly isSocial: boolean;
}

/** @returns undefined where there is no such file. */
function pictureOf(file: string, design: DesignDocument): Picture | undefined {
  if (file === socialPicture) return { page: 0, isSocial: true };
  const page = Array.from({ length: countPages(design) }).findIndex((_, index) => sharedPicture(index) === file);
  return page < 0 ? undefined : { page, isSocial: false };
}

/** The pictures of shared designs, for everybody who has the link. */
export function sharedRoutes(services: Services, featuresOf: FeaturesOf) {
  const { db, clock, rateLimits, workers } = services;
  const routes = new Hono<AppEnv>();

  routes.get(`${sharedPath}/:token/:file`, async (c) => {
    const { token, file } = c.req.param();
    const design = await getSharedDesign(db, token, clock.now());
    const picture = pictureOf(file, design.document);
    if (!picture) throw new AppError("not_found", { userMessage: "There is no file at this address." });
    const watermark = (await featuresOf(design.userId)).watermark;
    const tag = `"${design.updatedAt.getTime()}-${file}-${watermark ? "marked" : "clean"}"`;
    const headers = {
      // Asked about each time: a link that was revoked shows nothing.
      "Cache-Control": "private, no-cache",
      ETag: tag,
      "X-Robots-Tag": "noindex",
      // Other sites embed the picture in link previews.
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
    if (c.req.header("if-none-match") === tag) return new Response(null, { status: 304, headers });
    await rateLimits.consume(drawingLimit, c.get("scope").clientAddress);
    const drawn = await draw(design, picture, watermark, {
      // The owner's: with visitors' networks beside their own id, one user could keep everyone else waiting.
      group: design.userId,
      workMs: sharedDrawingMs,
      signal: c.req.raw.signal,
    });
    // It may have been taken back while it was drawn.
    await getSharedDesign(db, token, clock.now());
    return new Response(new Uint8Array(drawn), { headers: { ...headers, "Content-Type": "image/png" } });
  });

  const draw = async (
    { userId, document: design }: Awaited<ReturnType<typeof getSharedDesign>>,
    { page, isSocial }: Picture,
    watermark: string | undefined,
    turn: Turn,
  ): Promise<Uint8Array> => {
    const { width, height } = design;
    const scale = isSocial
      ? Math.min(social.width / width, (social.height - 2 * social.margin) / height)
      : Math.min(1, sideMax / Math.max(width, height));
    const size = { width: Math.max(1, Math.floor(width * scale)) };
    const field = isSocial ? { width: social.width, height: social.height } : undefined;
    const order = async () => ({
      ...size,
      design,
      page,
      format: "png" as const,
      watermark,
      field,
      pictures: await picturesOf(services, { userId, design }),
      fonts: await fontsFor(services, { userId, design }),
    });
    return drawFile(workers, order, turn);
  };

  return routes;
}
