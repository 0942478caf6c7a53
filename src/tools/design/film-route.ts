import { setTimeout as delay } from "node:timers/promises";
import type { Hono } from "hono";
import type { Accounts } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import { contentDisposition, fileNameOf } from "#platform/file-names.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { checkInput } from "#platform/http/bodies/read-request.ts";
import { limitConcurrency } from "#platform/limit-concurrency.ts";
import type { Services } from "#platform/services.ts";
import { drawFilm } from "#studio/index.ts";
import { actingAs } from "#teams/index.ts";
import type { FeaturesOf } from "../plan-features.ts";
import { picturesOf } from "./assets/assets.ts";
import { designsPath } from "./design-rules.ts";
import { getDesign } from "./designs.ts";
import { filmQuerySchema, standardLength, styleOfReveal } from "./films/film-rules.ts";
import { fontsFor } from "./fonts/own-fonts.ts";

/** A film takes a thread for seconds. */
const filmLimit = { name: "design-films", attemptsMax: 20, windowSeconds: 10 * 60 };
/** A film that its user has stopped ends within that, once its connection is closed, and they may start another at once. */
const stoppingMs = 2_000;

/** More, with those that wait, would take minutes. */
const filmsMax = 10;

/** A design's reveal, drawn when it is requested: one at a time for a user, and one in a process, so that pictures find a thread. */
export function addFilm(routes: Hono<AppEnv>, services: Services, accounts: Accounts, featuresOf: FeaturesOf): void {
  const { db, rateLimits } = services;
  /** By user; each ends when the film is made or stopped. */
  const drawing = new Map<string, Promise<void>>();
  const inTurn = limitConcurrency(1);
  routes.get(`${designsPath}/:id/design.mp4`, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    const design = await getDesign(db, { userId: ownerId, designId: c.req.param("id") });
    const { reveal, seconds = standardLength } = checkInput(filmQuerySchema, c.req.query());
    const watermark = (await featuresOf(ownerId)).watermark;
    const look = `${reveal ?? "own"}-${seconds}-${watermark ? "marked" : "clean"}`;
    const tag = `"${design.revision}-${design.updatedAt.getTime()}-film-${look}"`;
    const headers = { "Cache-Control": "private, no-cache", ETag: tag, "X-Content-Type-Options": "nosniff" };
    if (c.req.header("if-none-match") === tag) return new Response(null, { status: 304, headers });
    await Promise.race([drawing.get(userId), delay(stoppingMs, undefined, { ref: false })]);
    if (drawing.has(userId)) {
      throw new AppError("rate_limited", {
        userMessage: "One of your films is being made. Wait for it to finish.",
      });
    }
    if (drawing.size >= filmsMax) {
      throw new AppError("unavailable", {
        userMessage: "Many films are being made at the moment. Please try again in a minute.",
      });
    }
    const ended = Promise.withResolvers<void>();
    drawing.set(userId, ended.promise);
    try {
      await rateLimits.consume(filmLimit, userId);
      const { document, brief } = design;
      const style = reveal ? styleOfReveal(reveal) : brief.style;
      const order = async () => ({
        design: document,
        style,
        seconds,
        watermark,
        pictures: await picturesOf(services, { userId: ownerId, design: document }),
        fonts: await fontsFor(services, { userId: ownerId, design: document }),
      });
      const { signal } = c.req.raw;
      const file = await inTurn(() => drawFilm(services.workers, order, { group: userId, signal }), signal);
      const isDownload = c.req.query("download") !== undefined;
      return new Response(new Uint8Array(file), {
        headers: {
          ...headers,
          "Content-Type": "video/mp4",
          "Content-Disposition": contentDisposition(
            isDownload ? "attachment" : "inline",
            `${fileNameOf(design.title)}-${design.number}.mp4`,
          ),
        },
      });
    } finally {
      drawing.delete(userId);
      ended.resolve();
    }
  });
}
