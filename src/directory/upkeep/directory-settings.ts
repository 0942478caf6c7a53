import { eq, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { tools } from "../schema.ts";
import { directorySettings } from "./schema.ts";

export interface DirectorySettings {
  /** True if discounts are shown. */
  readonly hasOffers: boolean;
  /** True if websites are checked every week. */
  readonly checksLinks: boolean;
}

/** Settings as the operator saved them. Until then, offers are on where some discount is shown: the configuration then agreed to it. */
export async function readDirectorySettings(db: Executor): Promise<DirectorySettings> {
  const [saved] = await db.select().from(directorySettings).where(eq(directorySettings.id, 1));
  if (saved) {
    const { id: _id, ...settings } = saved;
    return settings;
  }
  const [shown] = await db.select({ slug: tools.slug }).from(tools).where(sql`${tools.affiliateDiscount} > 0`).limit(1);
  return { hasOffers: shown !== undefined, checksLinks: false };
}

/** Saves the settings, and shows or hides every agreed discount. The caller owns the transaction. */
export async function saveDirectorySettings(db: Executor, settings: DirectorySettings): Promise<void> {
  await db
    .insert(directorySettings)
    .values(settings)
    .onConflictDoUpdate({ target: directorySettings.id, set: settings });
  const shown = settings.hasOffers ? sql`${tools.agreedDiscount}` : sql`0`;
  await db.update(tools).set({ affiliateDiscount: shown }).where(sql`${tools.affiliateDiscount} <> ${shown}`);
}
