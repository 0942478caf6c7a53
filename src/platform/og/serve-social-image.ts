import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import type { Services } from "../services.ts";
import type { Turn } from "../worker-pool.ts";

export interface SocialImage {
  /** A word or two above the title. */
  readonly kicker: string;
  readonly title: string;
  readonly description: string;
  /** The product's name, beside its mark. */
  readonly brand: string;
  /** A complete SVG document that fills the right side, cropped at its edges. */
  readonly backgroundSvg: string;
}

/** Part of every stored picture's key: increase it when the drawing changes. */
const socialImageVersion = 1;

/** Others may wait for the same picture, so the first visitor who leaves does not stop it. */
const drawingMs = 60_000;
const drawing = new Map<string, Promise<Uint8Array>>();

/**
 * Serves a page's social image. Each is drawn once and stored as a file. Its key contains a digest of the content, so that a changed title
 * gives a new picture and all processes share it.
 * @param name the page's name, e.g. `tool/canva`; must be a valid file key.
 */
export async function serveSocialImage(
  c: Context<AppEnv>,
  services: Services,
  name: string,
  image: SocialImage,
): Promise<Response> {
  const digest = createHash("sha256")
    .update(JSON.stringify([socialImageVersion, image]))
    .digest("hex")
    .slice(0, 16);
  const etag = `"${digest}"`;
  c.header("Cache-Control", "public, max-age=86400, stale-while-revalidate=604800");
  c.header("ETag", etag);
  // Other sites embed the picture in link previews.
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
  if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304);
  const key = `og/${name}-${digest}.png`;
  const bytes =
    (await services.files.find(key)) ?? (await drawOnce(services, key, image, c.get("scope").clientAddress));
  return c.body(new Uint8Array(bytes), 200, { "Content-Type": "image/png" });
}

/** Simultaneous requests for a missing picture share one drawing. */
function drawOnce({ files, workers }: Services, key: string, image: SocialImage, group: string): Promise<Uint8Array> {
  const known = drawing.get(key);
  if (known) return known;
  const turn: Turn = { group, isShort: true, signal: AbortSignal.timeout(drawingMs) };
  const picture = workers
    .run<(image: SocialImage) => Promise<Uint8Array>>("socialImages.drawSocialImage", image, turn)
    .then(async (png) => {
      await files.put(key, png);
      return png;
    })
    .finally(() => drawing.delete(key));
  drawing.set(key, picture);
  return picture;
}
