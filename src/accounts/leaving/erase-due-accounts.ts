import { lte } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import type { PersonalDataSource } from "../my-data/personal-data-source.ts";
import { users } from "../schema.ts";
import { eraseAccount } from "./erase-account.ts";

/**
 * Removes everybody whose two weeks are over. One whose removal fails holds up nobody else.
 * @throws when any failed, so that the job is tried again.
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
