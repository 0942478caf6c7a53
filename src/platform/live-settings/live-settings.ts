import type { Services } from "../services.ts";
import { liveSettings } from "./schema.ts";

export interface LiveSettings {
  /** A sentence above every page, e.g. on planned maintenance; empty for none. */
  readonly notice: string;
  /** False while no one can create an account by themselves. */
  readonly areSignUpsOpen: boolean;
}

const usual: LiveSettings = { notice: "", areSignUpsOpen: true };

type Reading = Pick<Services, "db" | "catalogueCache">;

/** The settings as they are now. Kept in memory until one changes: a trigger tells every process (migrations/0071). */
export const readLiveSettings = ({ db, catalogueCache }: Reading): Promise<LiveSettings> =>
  catalogueCache.read("live-settings", async () => {
    const rows = await db.select().from(liveSettings);
    return { ...usual, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
  });

export async function setLiveSetting<Name extends keyof LiveSettings>(
  { db, clock }: Pick<Services, "db" | "clock">,
  name: Name,
  value: LiveSettings[Name],
): Promise<void> {
  const row = { name, value, changedAt: clock.now() };
  await db.insert(liveSettings).values(row).onConflictDoUpdate({ target: liveSettings.name, set: row });
}
