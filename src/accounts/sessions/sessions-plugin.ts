import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from "better-auth/api";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { sessions } from "../schema.ts";

/** Signs out one of several devices, without the page having to know its token. */
export function sessionsPlugin({ db }: Pick<Services, "db">) {
  return {
    id: "easel-sessions",
    endpoints: {
      revokeSessionById: createAuthEndpoint(
        "/revoke-session-by-id",
        { method: "POST", use: [sensitiveSessionMiddleware], body: z.object({ id: z.uuid() }) },
        async (context) => {
          const { user } = context.context.session;
          const isDone = await revokeSession(db, { userId: user.id, sessionId: context.body.id });
          if (!isDone) throw new APIError("NOT_FOUND", { code: "DEVICE_NOT_FOUND" });
          return context.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/**
 * Ends one of the user's own sessions. By id: the token, which the library's own endpoint takes, is shown to no one.
 * @returns false if they have no such session, or no longer.
 */
async function revokeSession(
  db: Executor,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<boolean> {
  const isIt = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  return (await db.delete(sessions).where(isIt).returning({ id: sessions.id })).length > 0;
}
