import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { AppError } from "#platform/errors.ts";
import { readForm } from "#platform/forms/read-form.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import type { Accounts } from "../accounts.ts";
import { isShownToOthers } from "../people.ts";
import { profiles } from "../schema.ts";
import { signedInAs } from "../sessions/session-middleware.ts";
import { pictureUploadPath } from "../ui/picture/picture-limits.ts";
import { avatarFileName, avatarUrlOf } from "./avatar-file.ts";
import { receivePicture } from "./upload-picture.ts";

/** Avatars, and the upload endpoint that lets the page's script show progress. */
export function pictureRoutes(services: Services, accounts: Accounts) {
  const routes = new Hono<AppEnv>();

  routes.get(`/avatars/:file{${avatarFileName}}`, async (c) => {
    const key = `avatars/${c.req.param("file")}`;
    const bytes = (await mayRead(c, key)) ? await services.files.find(key) : undefined;
    if (!bytes) throw new AppError("not_found", { userMessage: "There is no picture at this address." });
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": "image/webp",
      // Users' browsers cache it for a year, shared caches never: a removed picture must be gone.
      "Cache-Control": "private, max-age=31536000, immutable",
    });
  });

  // A plain browser form gets a page (pages/settings/avatar.tsx).
  routes.post(pictureUploadPath, async (c, next) => {
    if (!c.req.header("accept")?.includes("application/json")) return next();
    const { userId } = await signedInAs(c, accounts);
    const avatarUrl = await receivePicture(services, { userId, form: await readForm(c.req.raw) });
    return c.json({ avatarUrl }, 200, { "Cache-Control": "no-store" });
  });

  /** Pages show it to its owner only, who may have given the address to others. */
  async function mayRead(c: Context<AppEnv>, key: string): Promise<boolean> {
    const [owner] = await services.db
      .select({ userId: profiles.id, isShown: isShownToOthers(profiles.id) })
      .from(profiles)
      .where(eq(profiles.avatarUrl, avatarUrlOf(key)))
      .limit(1);
    if (!owner || owner.isShown) return owner !== undefined;
    const viewer = await signedInAs(c, accounts).catch(() => undefined);
    return viewer?.userId === owner.userId;
  }

  return routes;
}
