import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";

/**
 * Until the transaction ends, no other transaction records or settles this subscription or order. To avoid deadlocks, take this lock before
 * the account's lock, and both before writing any row.
 */
export const lockSubscription = (db: Executor, provider: string, providerId: string): Promise<void> =>
  lockName(db, `subscription:${provider}:${providerId}`);

export const lockOrder = (db: Executor, provider: string, providerId: string): Promise<void> =>
  lockName(db, `order:${provider}:${providerId}`);

/** The same for all of a user's payments. */
export const lockAccount = (db: Executor, userId: string): Promise<void> => lockName(db, `billing:${userId}`);
