import { and, eq, lte, or, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { forgetJobs } from "#platform/forget-jobs.ts";
import { forgetMails } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { exportKeyOf } from "../my-data/data-export.ts";
import type { DataOwner, PersonalDataSource } from "../my-data/personal-data-source.ts";
import { avatarKeyOf } from "../picture/avatar-file.ts";
import { removeUnusedFileJob } from "../remove-unused-file.ts";
import { dataExports, profiles, signUps, users, verifications } from "../schema.ts";

/**
 * Deletes a user and all their data if the grace period is over. All rows go in one transaction, which also enqueues the removal of their
 * files: an interrupted run removes nothing, and the next one removes everything.
 */
export async function eraseAccount(
  { db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">,
  sources: readonly PersonalDataSource[],
  userId: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ email: users.email, emailVerified: users.emailVerified })
      .from(users)
      // The owner may have changed their mind since the account was selected.
      .where(and(eq(users.id, userId), lte(users.deleteAfter, clock.now())))
      .for("update");
    if (!user) return;
    const owner: DataOwner = { userId, verifiedEmail: user.emailVerified ? user.email : null };
    const fileKeys = await listFileKeys(transaction, userId);
    for (const source of sources) await source.erase(transaction, owner);
    const { value, identifier } = verifications;
    const holds = (text: string) => or(...[value, identifier].map((column) => sql`position(${text} in ${column}) > 0`));
    await transaction.delete(verifications).where(or(holds(userId), holds(user.email)));
    await transaction.delete(signUps).where(eq(signUps.email, user.email));
    await transaction.delete(users).where(eq(users.id, userId));
    await forgetMails(transaction, user.email);
    await forgetJobs(transaction, userId);
    for (const key of fileKeys) await jobs.enqueue(transaction, removeUnusedFileJob, { key });
  });
}

async function listFileKeys(db: Executor, userId: string): Promise<readonly string[]> {
  const [profile] = await db.select({ avatarUrl: profiles.avatarUrl }).from(profiles).where(eq(profiles.id, userId));
  const avatarKey = avatarKeyOf(profile?.avatarUrl ?? null);
  const archives = await db.select({ id: dataExports.id }).from(dataExports).where(eq(dataExports.userId, userId));
  return [...(avatarKey ? [avatarKey] : []), ...archives.map(({ id }) => exportKeyOf(id))];
}

/**
 * Deletes all accounts whose grace period is over. One failure doesn't hold up the others.
 * @throws if any failed, so that the job is retried.
 */
export async function eraseDueAccounts(services: Services, sources: readonly PersonalDataSource[]): Promise<void> {
  const due = await services.db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deleteAfter, services.clock.now()))
    .orderBy(users.deleteAfter);
  const failures: unknown[] = [];
  for (const { id } of due) await eraseAccount(services, sources, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} of ${due.length} accounts could not be removed`);
  }
}
