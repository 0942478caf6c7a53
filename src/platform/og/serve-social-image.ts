import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Services } from "../services.ts";
import { drawSocialImage, type SocialImage, socialImageVersion } from "./draw-social-image.ts";

const drawing = new Map<string, Promise<Buffer>>();

/**
 * Answers with a page's picture. It is drawn once: kept among the files under a key that holds a digest of what it shows, so that a
 * changed title makes a new picture and every process finds the same one.
 * @param name where it belongs, e.g. `tool/canva`; must be fit for a file key.
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
  // Pages that preview a link show the picture from here.
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
  if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304);
  const key = `og/${name}-${digest}.png`;
  const bytes = (await services.files.find(key)) ?? (await drawOnce(services, key, image));
  return c.body(new Uint8Array(bytes), 200, { "Content-Type": "image/png" });
}

/** Several who ask for a picture that is not there yet wait for the same one. */
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
