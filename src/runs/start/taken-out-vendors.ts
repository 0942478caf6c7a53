import { sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { takenOutVendors } from "../schema.ts";

/** NOTIFY channel on which processes hear that a provider was taken out or put back. */
const channel = "taken_out_vendors";

/** Providers that the operator has taken out, with the moment since when. */
export const listTakenOut = (db: Executor) => db.select().from(takenOutVendors);

/**
 * Takes a provider out, or puts it back. Its runs on the operator's key fail at once, cost nothing, and go on with another engine where the
 * tool can choose one. Every process hears of it as soon as the transaction is committed.
 * @returns false if it was so already.
 */
export async function setTakenOut(
  { db, clock }: Pick<Services, "db" | "clock">,
  { vendor, isOut }: { readonly vendor: string; readonly isOut: boolean },
): Promise<boolean> {
  const changed = isOut
    ? await db.insert(takenOutVendors).values({ vendor, since: clock.now() }).onConflictDoNothing().returning()
    : await db.delete(takenOutVendors).where(sql`${takenOutVendors.vendor} = ${vendor}`).returning();
  await db.execute(sql`select pg_notify(${channel}, '')`);
  return changed.length > 0;
}

/** Keeps the circuits of this process as the operator wants them. */
export async function watchTakenOut({ db, circuits, notifications, log }: Services): Promise<void> {
  const read = async () => circuits.takeOut((await listTakenOut(db)).map(({ vendor }) => vendor));
  await notifications.subscribe(channel, () => {
    read().catch((error: unknown) => log.error({ err: error }, "could not read which providers are taken out"));
  });
  await read();
}
