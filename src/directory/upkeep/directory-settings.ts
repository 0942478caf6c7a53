import { eq, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { type MemberOffers, usualMemberOffers } from "../member-offer-rules.ts";
import { tools } from "../schema.ts";
import { directorySettings } from "./schema.ts";

export interface DirectorySettings extends MemberOffers {
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
  return { hasOffers: shown !== undefined, checksLinks: false, ...usualMemberOffers };
}

/** Saves some of the settings, and shows or hides every agreed discount if they say so. The caller owns the transaction. */
export async function saveDirectorySettings(db: Executor, changes: Partial<DirectorySettings>): Promise<void> {
  const settings = { ...(await readDirectorySettings(db)), ...changes };
  await db
    .insert(directorySettings)
    .values(settings)
    .onConflictDoUpdate({ target: directorySettings.id, set: changes });
  if (changes.hasOffers === undefined) return;
  const shown = changes.hasOffers ? sql`${tools.agreedDiscount}` : sql`0`;
  await db.update(tools).set({ affiliateDiscount: shown }).where(sql`${tools.affiliateDiscount} <> ${shown}`);
}
