import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { type Accounts, signedInAs, signedInUpload } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Upload } from "#platform/http/read-body.ts";
import type { Services } from "#platform/services.ts";
import { teams } from "../schema.ts";
import { isShownToOthers } from "../shown-work.ts";
import { findMembership } from "../team-access.ts";
import { logoBytesMax, teamBrandPath } from "./brand-rules.ts";
import { logoFileName, logoFilePath } from "./logo-files.ts";

/** The form with a team's logo, sent by the page or its script. */
export const teamUploads = (accounts: Pick<Accounts, "readSession">): readonly Upload[] => [
  {
    ...signedInUpload(accounts, "", logoBytesMax),
    path: new RegExp(`^${teamBrandPath("[0-9a-f-]{36}")}(?:\\.data)?$`),
  },
];

/** Logos of teams, for everyone who sees a page that shows one. */
export function logoRoutes(services: Services, accounts: Accounts): Hono<AppEnv> {
  const { db, clock, files } = services;
  const routes = new Hono<AppEnv>();

  routes.get(`${logoFilePath}:file{${logoFileName}}`, async (c) => {
    const key = c.req.path.slice(1);
    const bytes = (await mayRead(c, key)) ? await files.find(key) : undefined;
    if (!bytes) throw new AppError("not_found", { userMessage: "There is no picture at this address." });
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": "image/png",
      "X-Content-Type-Options": "nosniff",
      // Visitors' browsers cache it for a year, shared caches never: a removed logo must be gone.
      "Cache-Control": "private, max-age=31536000, immutable",
      "X-Robots-Tag": "noindex",
    });
  });

  async function mayRead(c: Context<AppEnv>, key: string): Promise<boolean> {
    const [team] = await db
      .select({ id: teams.id, isShown: isShownToOthers(teams.id, clock.now()) })
      .from(teams)
      .where(eq(teams.brandLogoKey, key));
    if (!team || team.isShown) return team !== undefined;
    // Members still see it.
    const viewer = await signedInAs(c, accounts).catch(() => undefined);
    return viewer !== undefined && (await findMembership(db, { teamId: team.id, userId: viewer.userId })) !== undefined;
  }

  return routes;
}
