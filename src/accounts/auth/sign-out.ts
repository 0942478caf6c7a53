import { APIError, getSessionFromCtx } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { sessions } from "../schema.ts";
import type { HookContext } from "./hook-context.ts";

/** Runs before a sign-out: the library doesn't look up who signs out, and the security event needs it. */
export async function findWhoSignsOut(context: HookContext): Promise<void> {
  if (context.path !== "/sign-out") return;
  await getSessionFromCtx(context as Parameters<typeof getSessionFromCtx>[0], { disableRefresh: true });
}

/**
 * Runs after a sign-out. The library reports success even if the session could not be removed; it would stay alive while its owner believes
 * it has ended.
 * @throws {APIError} 500 if the session still exists, or if that can't be determined.
 */
export async function ensureSignedOut({ db }: Pick<Services, "db">, context: HookContext): Promise<void> {
  if (context.path !== "/sign-out") return;
  const { authCookies, secret } = context.context;
  const token = await context.getSignedCookie(authCookies.sessionToken.name, secret);
  if (!token) return;
  const left = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token));
  if (left.length > 0) throw new APIError("INTERNAL_SERVER_ERROR", { message: "the session could not be removed" });
}
