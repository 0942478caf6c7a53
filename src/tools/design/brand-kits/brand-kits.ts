import { and, asc, count, eq, isNull } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { restorable } from "#runs/index.ts";
import { type BrandKit, mainColor } from "#studio/index.ts";
import { getAsset, readAsset } from "../assets/assets.ts";
import { requireFace } from "../fonts/own-fonts.ts";
import { brandKits } from "../schema.ts";
import { type KitField, kitsMax } from "./brand-kit-rules.ts";

const { id, userId: owner, name, colors, displayFace, textFace, logoAssetId, deletedAt, createdAt } = brandKits;
const shown = { id, name, colors, displayFace, textFace, logoAssetId };
export type ShownKit = Pick<typeof brandKits.$inferSelect, keyof typeof shown>;

interface OwnKit {
  readonly userId: string;
  readonly kitId: string;
}

const isOwnRow = ({ userId, kitId }: OwnKit) => and(eq(id, kitId), eq(owner, userId));

/** A user's brand kits, in the order in which they were made. */
export const listKits = (db: Executor, userId: string): Promise<readonly ShownKit[]> =>
  db
    .select(shown)
    .from(brandKits)
    .where(and(eq(owner, userId), isNull(deletedAt)))
    .orderBy(asc(createdAt), asc(id))
    .limit(kitsMax);

/** @throws {AppError} `not_found`, also for another user's. */
export async function getKit(db: Executor, own: OwnKit): Promise<ShownKit> {
  const isIt = and(isOwnRow(own), isNull(deletedAt));
  const [kit] = isUuid(own.kitId) ? await db.select(shown).from(brandKits).where(isIt) : [];
  if (!kit) throw gone();
  return kit;
}

interface SavedKit {
  readonly userId: string;
  /** A new one is added if left out. */
  readonly kitId?: string | undefined;
  /** Checked. */
  readonly values: Readonly<Record<KitField, string>>;
}

/** @throws {AppError} `not_found` for a kit, logo or font that isn't the user's; `conflict` if there are too many kits. */
export async function saveKit(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId, kitId, values }: SavedKit,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (values.logoAssetId !== "") await getAsset(tx, { userId, assetId: values.logoAssetId });
    for (const face of [values.displayFace, values.textFace]) await requireFace(tx, userId, face);
    const kit = {
      name: values.name,
      colors: values.colors.split(","),
      displayFace: values.displayFace || null,
      textFace: values.textFace || null,
      logoAssetId: values.logoAssetId || null,
      updatedAt: now,
    };
    if (kitId !== undefined) {
      const isIt = and(isOwnRow({ userId, kitId }), isNull(deletedAt));
      const changed = isUuid(kitId) ? await tx.update(brandKits).set(kit).where(isIt).returning({ id }) : [];
      if (changed.length === 0) throw gone();
      return;
    }
    await requireRoom(tx, userId);
    await tx.insert(brandKits).values({ ...kit, userId, createdAt: now });
  });
}

/** Deleted ones count until they are gone for good, so that undoing never fails. */
async function requireRoom(tx: Executor, userId: string): Promise<void> {
  await lockName(tx, `brand-kits/${userId}`);
  const [kits] = await tx.select({ number: count() }).from(brandKits).where(eq(owner, userId));
  if ((kits?.number ?? 0) < kitsMax) return;
  throw new AppError("conflict", {
    userMessage: `You can have ${kitsMax} brand kits. Please delete one first; a deleted one counts for a day, since it can be restored.`,
  });
}

/** Kits are deleted and restored by it. */
export const restorableKits = restorable({ table: brandKits, title: name, gone: () => gone() });

/** A kit as the studio takes it. @throws {AppError} `not_found`, also for another user's. */
export async function briefKit(
  services: Pick<Services, "db" | "files" | "workers">,
  own: OwnKit,
  signal: AbortSignal,
): Promise<BrandKit> {
  const { db, workers } = services;
  const kit = await getKit(db, own);
  const assetId = kit.logoAssetId;
  const logo = assetId === null ? undefined : await getAsset(db, { userId: own.userId, assetId });
  const color =
    logo &&
    (await mainColor(workers, await readAsset(services, { ...own, assetId: logo.id }), { group: own.userId, signal }));
  return {
    colors: [...kit.colors],
    ...(kit.displayFace !== null && { displayFace: kit.displayFace }),
    ...(kit.textFace !== null && { textFace: kit.textFace }),
    ...(logo && { logo: { assetId: logo.id, ratio: logo.width / logo.height, ...(color && { color }) } }),
  };
}

const gone = () => new AppError("not_found", { userMessage: "This brand kit doesn’t exist anymore." });
