import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { type Accounts, signedInAs, signedInUpload } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Upload } from "#platform/http/read-body.ts";
import type { Services } from "#platform/services.ts";
import { findInvitingPicture } from "../join-team.ts";
import { teams } from "../schema.ts";
import { isShownToOthers } from "../shown-work.ts";
import { findMembership } from "../team-access.ts";
import { logoFileName, logoFilePath, pictureFileName, pictureFilePath } from "./brand-files.ts";
import { brandFileBytesMax, teamBrandPath } from "./brand-rules.ts";

/** The forms with a team's logo and picture, sent by the page or its script. */
export const teamUploads = (accounts: Pick<Accounts, "readSession">): readonly Upload[] => [
  {
    ...signedInUpload(accounts, "", brandFileBytesMax),
    path: new RegExp(`^${teamBrandPath("[0-9a-f-]{36}")}(?:\\.data)?$`),
  },
];

/** Logos of teams, for everyone who sees a page that shows one, and pictures, for members and for readers of an open invitation. */
export function brandRoutes(services: Services, accounts: Accounts): Hono<AppEnv> {
  const { db, clock, files } = services;
  const routes = new Hono<AppEnv>();

  routes.get(`${logoFilePath}:file{${logoFileName}}`, (c) => send(c, "image/png", mayReadLogo));
  routes.get(`${pictureFilePath}:file{${pictureFileName}}`, (c) => send(c, "image/webp", mayReadPicture));

  routes.get("/join-team/:invitationId/picture", async (c) => {
    const key = await findInvitingPicture(services, c.req.param("invitationId"));
    // This address outlives the invitation and the picture.
    return answer(c, key, { "Content-Type": "image/webp", "Cache-Control": "private, no-store" });
  });

  async function send(
    c: Context<AppEnv>,
    type: string,
    mayRead: (c: Context<AppEnv>, key: string) => Promise<boolean>,
  ) {
    const key = c.req.path.slice(1);
    return answer(c, (await mayRead(c, key)) ? key : undefined, {
      "Content-Type": type,
      // Browsers cache it for a year, shared caches never: a removed picture must be gone.
      "Cache-Control": "private, max-age=31536000, immutable",
    });
  }

  async function answer(c: Context<AppEnv>, key: string | undefined, headers: Record<string, string>) {
    const bytes = key === undefined ? undefined : await files.find(key);
    if (!bytes) throw new AppError("not_found", { userMessage: "There is no picture at this address." });
    const always = { "X-Content-Type-Options": "nosniff", "X-Robots-Tag": "noindex" };
    return c.body(new Uint8Array(bytes), 200, { ...headers, ...always });
  }

  async function mayReadLogo(c: Context<AppEnv>, key: string): Promise<boolean> {
    const [team] = await db
      .select({ id: teams.id, isShown: isShownToOthers(teams.id, clock.now()) })
      .from(teams)
      .where(eq(teams.brandLogoKey, key));
    return team !== undefined && (team.isShown || (await isReadByMember(c, team.id)));
  }

  async function mayReadPicture(c: Context<AppEnv>, key: string): Promise<boolean> {
    const [team] = await db.select({ id: teams.id }).from(teams).where(eq(teams.pictureKey, key));
    return team !== undefined && isReadByMember(c, team.id);
  }

  async function isReadByMember(c: Context<AppEnv>, teamId: string): Promise<boolean> {
    const viewer = await signedInAs(c, accounts).catch(() => undefined);
    return viewer !== undefined && (await findMembership(db, { teamId, userId: viewer.userId })) !== undefined;
  }

  return routes;
}
