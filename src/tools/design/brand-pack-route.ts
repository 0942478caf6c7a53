import type { Hono } from "hono";
import type { Accounts } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import { contentDisposition, fileNameOf } from "#platform/file-names.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import { drawPack } from "#studio/index.ts";
import { actingAs } from "#teams/index.ts";
import { type FeaturesOf, requireBrandKits } from "../plan-features.ts";
import { brandPackFile, designsPath } from "./design-rules.ts";
import { getDesign } from "./designs.ts";
import { fontsFor } from "./fonts/own-fonts.ts";

/** A pack takes a thread for seconds. */
const packLimit = { name: "brand-packs", attemptsMax: 20, windowSeconds: 10 * 60 };

/** A logo's brand pack, drawn when it is requested. It has no watermark: plans whose files carry one don't have it. */
export function addBrandPack(
  routes: Hono<AppEnv>,
  services: Services,
  accounts: Accounts,
  featuresOf: FeaturesOf,
): void {
  const { db, rateLimits } = services;
  routes.get(`${designsPath}/:id/${brandPackFile}`, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    const { brief, choices, document, title, number, updatedAt } = await getDesign(db, {
      userId: ownerId,
      designId: c.req.param("id"),
    });
    if (brief.kind !== "logo") throw new AppError("not_found", { userMessage: "Only logos have a brand pack." });
    await requireBrandKits(featuresOf, ownerId);
    const tag = `"${updatedAt.getTime()}-pack"`;
    const headers = { "Cache-Control": "private, no-cache", ETag: tag };
    if (c.req.header("if-none-match") === tag) return new Response(null, { status: 304, headers });
    await rateLimits.consume(packLimit, userId);
    const fonts = await fontsFor(services, { userId: ownerId, design: document, briefs: [brief] });
    const file = await drawPack(
      services.workers,
      { brief, choices, design: document, fonts },
      { group: userId, signal: c.req.raw.signal },
    );
    return new Response(new Uint8Array(file), {
      headers: {
        ...headers,
        "Content-Type": "application/zip",
        "X-Content-Type-Options": "nosniff",
        "Content-Disposition": contentDisposition("attachment", `${fileNameOf(title)}-${number}-brand-pack.zip`),
      },
    });
  });
}
