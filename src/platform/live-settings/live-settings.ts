import type { Clock } from "../clock.ts";
import type { Executor } from "../db/database.ts";
import type { Notifications } from "../db/notifications.ts";
import type { Log } from "../log.ts";
import { liveSettings } from "./schema.ts";

/** Settings that operators change while the product runs. */
export interface LiveSettings {
  /** A sentence above every page, e.g. on planned maintenance; empty for none. */
  readonly notice: string;
  /** False while no one can create an account by themselves. */
  readonly areSignUpsOpen: boolean;
}

/** The settings in this process: every page needs them, also while the database is away, so no request reads them. */
export interface LiveSettingsSource {
  current(): LiveSettings;
  /** Calls `listener` after each change, once `current` has it. */
  onChange(listener: () => void): void;
}

const usual: LiveSettings = { notice: "", areSignUpsOpen: true };

/** The usual settings, where nothing changes them. */
export const fixedLiveSettings: LiveSettingsSource = { current: () => usual, onChange: () => {} };

interface Watching {
  readonly db: Executor;
  readonly notifications: Pick<Notifications, "subscribe">;
  readonly log: Log;
}

/** The settings as the database has them: for the page that changes them. Others take what their process knows. */
export async function readLiveSettings(db: Executor): Promise<LiveSettings> {
  const rows = await db.select().from(liveSettings);
  return { ...usual, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
}

/**
 * Reads the settings now and whenever one changes, in whichever process.
 * @param channel on which their trigger tells of changes (migrations/0071).
 */
export async function watchLiveSettings(
  { db, notifications, log }: Watching,
  channel: string,
): Promise<LiveSettingsSource> {
  let settings = usual;
  const listeners: (() => void)[] = [];
  const read = async () => {
    const before = JSON.stringify(settings);
    settings = await readLiveSettings(db);
    if (JSON.stringify(settings) === before) return;
    for (const listener of listeners) listener();
  };
  await notifications.subscribe(channel, () => {
    read().catch((error: unknown) => log.error({ err: error }, "could not read the operator's settings"));
  });
  await read();
  return { current: () => settings, onChange: (listener) => void listeners.push(listener) };
}

export async function setLiveSetting<Name extends keyof LiveSettings>(
  { db, clock }: { readonly db: Executor; readonly clock: Clock },
  name: Name,
  value: LiveSettings[Name],
): Promise<void> {
  const row = { name, value, changedAt: clock.now() };
  await db.insert(liveSettings).values(row).onConflictDoUpdate({ target: liveSettings.name, set: row });
}
