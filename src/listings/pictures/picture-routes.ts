import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { type Accounts, signedInAs, signedInUpload } from "#accounts/index.ts";
import { isListedTool } from "#directory/index.ts";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Upload } from "#platform/http/read-body.ts";
import type { Services } from "#platform/services.ts";
import { isMaker } from "../claims/claims.ts";
import { picturesPath } from "../listing-rules.ts";
import { toolPictures } from "../schema.ts";
import { pictureFileName, pictureFilePath, wholeKeyOf } from "./picture-files.ts";
import { pictureBytesMax } from "./picture-rules.ts";

/** The forms with a new picture, sent by the page or its script. */
export const listingUploads = (accounts: Pick<Accounts, "readSession">): readonly Upload[] => [
  {
    ...signedInUpload(accounts, "", pictureBytesMax),
    path: new RegExp(`^${picturesPath("[a-z0-9-]{1,120}")}(?:\\.data)?$`),
  },
];

/** Pictures of listings: published ones for everyone, the others for the tool's verified maker and for operators. */
export function pictureRoutes({ db, files }: Pick<Services, "db" | "files">, accounts: Accounts): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(`${pictureFilePath}:file{${pictureFileName}}`, async (c) => {
    const key = c.req.path.slice(1);
    const { toolSlug, state } = toolPictures;
    const [picture] = await db
      .select({ toolSlug, state })
      .from(toolPictures)
      .where(eq(toolPictures.key, wholeKeyOf(key)));
    const isPublic = picture?.state === "published" && (await isListedTool(db, picture.toolSlug));
    const mayRead = picture !== undefined && (isPublic || (await isReviewed(c, picture.toolSlug)));
    const bytes = mayRead ? await files.find(key) : undefined;
    if (!bytes) throw new AppError("not_found", { userMessage: "There is no picture at this address." });
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": "image/webp",
      "X-Content-Type-Options": "nosniff",
      // Browsers style a picture that is opened by itself.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      // Browsers cache it for a year, shared caches never: a removed picture must be gone.
      "Cache-Control": isPublic ? "private, max-age=31536000, immutable" : "private, no-store",
    });
  });

  async function isReviewed(c: Context<AppEnv>, toolSlug: string): Promise<boolean> {
    const viewer = await signedInAs(c, accounts).catch(() => undefined);
    if (!viewer) return false;
    return viewer.isOperator || isMaker(db, { userId: viewer.userId, toolSlug });
  }

  return routes;
}
