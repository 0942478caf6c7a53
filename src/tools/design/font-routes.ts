import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { isFace, isOwnFace, readFace } from "#studio/index.ts";
import { fontsPath } from "./design-rules.ts";

/** About half of all: an editor asks for two to five, of 60 to 450 kB. */
const cachedBytesMax = 4 * 1_024 * 1_024;

/** The fonts that designs are set in, for the editor's own typesetter. They are free software, and the same for everybody. */
export function fontRoutes() {
  const routes = new Hono<AppEnv>();
  const cached = new LRUCache<string, Uint8Array>({
    maxSize: cachedBytesMax,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: readFace,
  });

  routes.get(`${fontsPath}/:file`, async (c) => {
    const [, faceId = ""] = /^([a-z0-9-]{1,60})\.ttf$/.exec(c.req.param("file")) ?? [];
    const file = isFace(faceId) && !isOwnFace(faceId) ? await cached.fetch(faceId) : undefined;
    if (!file) throw new AppError("not_found", { userMessage: "There is no font at this address." });
    return c.body(new Uint8Array(file), 200, {
      "Content-Type": "font/ttf",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  });

  return routes;
}
