import { Hono } from "hono";
import { type Accounts, signedInUpload } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import { readForm } from "#platform/forms/read-form.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Upload } from "#platform/http/read-body.ts";
import type { Services } from "#platform/services.ts";
import { actingAs } from "#teams/index.ts";
import { fontBytesMax, ownFontsPath } from "../fonts/own-font-rules.ts";
import { productPhotosPath } from "../product/product-rules.ts";
import { assetBytesMax, assetsPath } from "./asset-rules.ts";
import { addAsset, listAssets, readAsset } from "./assets.ts";

/** Each costs a decoding and a file. */
const uploadLimit = { name: "design-assets", attemptsMax: 120, windowSeconds: 60 * 60 };

const ownOnly = { "Cache-Control": "private, no-store" };

export const designUploads = (accounts: Pick<Accounts, "readSession">): readonly Upload[] => [
  signedInUpload(accounts, assetsPath, assetBytesMax),
  signedInUpload(accounts, productPhotosPath, assetBytesMax),
  signedInUpload(accounts, ownFontsPath, fontBytesMax),
];

/** Pictures and logos that users put in their designs. */
export function assetRoutes(services: Services, accounts: Accounts) {
  const { db, rateLimits } = services;
  const routes = new Hono<AppEnv>();

  // A form with the field `file`.
  routes.post(assetsPath, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    await rateLimits.consume(uploadLimit, userId);
    const file = (await readForm(c.req.raw)).get("file");
    if (!(file instanceof File) || file.size === 0) {
      throw new AppError("invalid_input", { field: "file", userMessage: "Please choose a file first." });
    }
    const given = { userId: ownerId, name: file.name, file: new Uint8Array(await file.arrayBuffer()) };
    return c.json({ asset: await addAsset(services, given, c.req.raw.signal) }, 201, ownOnly);
  });

  routes.get(assetsPath, async (c) => {
    const { ownerId } = await actingAs(c, services, accounts);
    return c.json({ assets: await listAssets(db, ownerId) }, 200, ownOnly);
  });

  routes.get(`${assetsPath}/:id`, async (c) => {
    const { ownerId } = await actingAs(c, services, accounts);
    const { mediaType, bytes } = await readAsset(services, { userId: ownerId, assetId: c.req.param("id") });
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": mediaType,
      "Cache-Control": "private, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
      // An SVG is a document: it must not act as one of our pages.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  return routes;
}
