import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from "better-auth/api";
import { z } from "zod";
import type { Services } from "#platform/services.ts";
import { revokeSession } from "../sessions/revoke-session.ts";

/** Signing out one device among others, without its token having to be known to the page that does it. */
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
