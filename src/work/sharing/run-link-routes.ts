import { Hono } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import { sendFile } from "#platform/http/send-file.ts";
import type { Services } from "#platform/services.ts";
import { endingOf, openRunFile } from "#runs/index.ts";
import { sharedPath } from "./link-rules.ts";
import { noLink } from "./new-link.ts";
import { findSharedOutput } from "./run-links.ts";

/** Players ask for a film part by part. */
const readingLimit = { name: "shared-files", attemptsMax: 300, windowSeconds: 60 };

const headers = {
  // Asked about each time: a link that was revoked shows nothing.
  "Cache-Control": "private, no-cache, no-transform",
  "X-Robots-Tag": "noindex",
};

/** The files that links to outputs show, for everybody who has the link. */
export function runLinkRoutes(services: Services) {
  const { db, clock, rateLimits } = services;
  const routes = new Hono<AppEnv>();
  routes.get(`${sharedPath}/:token/file`, async (c) => {
    await rateLimits.consume(readingLimit, c.get("scope").clientAddress);
    const output = await findSharedOutput(db, c.req.param("token"), clock.now());
    if (!output || output.fileNumber === 0) throw noLink();
    const file = await openRunFile(services, { ...output, number: output.fileNumber });
    return sendFile(c, file, `shared.${endingOf(file.mediaType)}`, headers);
  });
  return routes;
}
