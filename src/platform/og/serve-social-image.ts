import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Services } from "../services.ts";
import { drawSocialImage, type SocialImage, socialImageVersion } from "./draw-social-image.ts";

const drawing = new Map<string, Promise<Buffer>>();

/**
 * Serves a page's social image. Each is drawn once and stored as a file. Its key contains a digest of the content, so that a changed title
 * gives a new picture and all processes share it.
 * @param name the page's name, e.g. `tool/canva`; must be a valid file key.
 */
export async function serveSocialImage(
  c: Context,
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
  const bytes = (await services.files.find(key)) ?? (await drawOnce(services, key, image));
  return c.body(new Uint8Array(bytes), 200, { "Content-Type": "image/png" });
}

/** Simultaneous requests for a missing picture share one drawing. */
function drawOnce({ files }: Services, key: string, image: SocialImage): Promise<Buffer> {
  const known = drawing.get(key);
  if (known) return known;
  const picture = drawSocialImage(image)
    .then(async (png) => {
      await files.put(key, png);
      return png;
    })
    .finally(() => drawing.delete(key));
  drawing.set(key, picture);
  return picture;
}
