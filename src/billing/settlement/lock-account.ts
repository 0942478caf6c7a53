import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";

/**
 * From here to the end of the transaction nobody else records or settles anything of this subscription, or order. Taken before the account's lock,
 * and both before any row is written, so that nobody waits for somebody who waits for them.
 */
export const lockSubscription = (db: Executor, provider: string, providerId: string): Promise<void> =>
  lockName(db, `subscription:${provider}:${providerId}`);

export const lockOrder = (db: Executor, provider: string, providerId: string): Promise<void> =>
  lockName(db, `order:${provider}:${providerId}`);

/** The same for all that somebody has paid. */
export const lockAccount = (db: Executor, userId: string): Promise<void> => lockName(db, `billing:${userId}`);
