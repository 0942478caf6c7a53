import { Hono } from "hono";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import { drawFile } from "#studio/index.ts";
import { watermarkOf } from "../../plan-features.ts";
import { findDesigns } from "../find-designs.ts";
import { readBrief } from "../read-brief.ts";
import { findDrawing } from "./visitor-drawings.ts";
import { drawingsPath } from "./visitor-rules.ts";

/** Each picture is drawn once, unless its page is opened in another browser. */
const pictureLimit = { name: "visitor-pictures", attemptsMax: 30, windowSeconds: 10 * 60 };
/** Less than for users: anyone can request it. */
const drawingMs = 10_000;
/** In pixels, of the longer side: to look at, too small to print. */
const side = 640;

/** Routes of visitors’ designs: small pictures with a watermark. Each address is the visitor’s secret. */
export function visitorRoutes(services: Services) {
  const { db, clock, config, rateLimits, workers } = services;
  const routes = new Hono<AppEnv>();

  routes.get(`${drawingsPath}/:token/:file`, async (c) => {
    const { token, file } = c.req.param();
    const drawing = await findDrawing(db, token, clock.now());
    const number = Number(/^([1-4])\.png$/.exec(file)?.[1] ?? 0);
    if (!drawing || number < 1 || number > drawing.settings.count) throw noFile();
    const { clientAddress } = c.get("scope");
    await rateLimits.consume(pictureLimit, clientAddress);
    const turn = { group: clientAddress, workMs: drawingMs, signal: c.req.raw.signal };
    const brief = await readBrief(workers, drawing.settings, clientAddress);
    const found = (await findDesigns(workers, { brief, settings: drawing.settings }, turn))[number - 1];
    if (!found) throw noFile();
    const { design } = found;
    const width = Math.round(side * Math.min(1, design.width / design.height));
    const order = { design, format: "png" as const, width, watermark: watermarkOf(config.product.name) };
    const drawn = await drawFile(workers, order, turn);
    return new Response(new Uint8Array(drawn), {
      headers: {
        "Content-Type": "image/png",
        // The same settings give the same picture; a week is as long as it is kept.
        "Cache-Control": "private, max-age=604800, immutable",
        "X-Robots-Tag": "noindex",
      },
    });
  });

  return routes;
}

const noFile = (): AppError => new AppError("not_found", { userMessage: "There is no file at this address." });
