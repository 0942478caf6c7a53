import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { Secrets } from "#platform/secret.ts";
import { newsletterSubscriptions } from "../schema.ts";
import { readUnsubscribeToken } from "./subscription-token.ts";

/**
 * Ends a subscription; a second time changes nothing.
 * @returns false for a token that is not ours.
 */
export async function unsubscribe(
  db: Executor,
  secrets: Secrets,
  { token, at }: { readonly token: string; readonly at: Date },
): Promise<boolean> {
  const subscriptionId = readUnsubscribeToken(secrets, token);
  if (subscriptionId === null) return false;
  await db
    .update(newsletterSubscriptions)
    // Who changes their mind at once gets the question again at once.
    .set({ unsubscribedAt: at, mailedAt: null })
    .where(and(eq(newsletterSubscriptions.id, subscriptionId), isNull(newsletterSubscriptions.unsubscribedAt)));
  return true;
}
