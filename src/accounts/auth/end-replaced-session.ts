import { and, eq, ne } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { sessions } from "../schema.ts";
import type { HookContext } from "./hook-context.ts";

/**
 * Runs after a sign-in. A browser that was signed in before has a new session now; the old one, which nobody can sign out any more
 * from there, ends (OWASP ASVS 5.0, 7.2.4).
 */
export async function endReplacedSession({ db }: Pick<Services, "db">, context: HookContext): Promise<void> {
  const { newSession, authCookies, secret } = context.context;
  const old = await context.getSignedCookie(authCookies.sessionToken.name, secret);
  if (!newSession || !old) return;
  await db.delete(sessions).where(and(eq(sessions.token, old), ne(sessions.id, newSession.session.id)));
}
