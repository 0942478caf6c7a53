import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { ssoProviders } from "../schema.ts";

/**
 * Nobody gets in with it any more. Its people keep their accounts, and get in by a password that they set by mail; should the same provider
 * come back, it finds them.
 * @throws {AppError} `not_found`.
 */
export async function removeSsoProvider(db: Executor, providerId: string): Promise<void> {
  const removed = await db
    .delete(ssoProviders)
    .where(eq(ssoProviders.providerId, providerId))
    .returning({ id: ssoProviders.id });
  if (removed.length > 0) return;
  throw new AppError("not_found", {
    userMessage: `There is no provider ${providerId}. \`npm run sso -- list\` shows them.`,
  });
}
