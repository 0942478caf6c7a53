import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Discount } from "../provider/payment-provider.ts";
import { changeObject, findObject } from "./records/objects.ts";

/** @returns undefined for a code that nobody has made: then the full price holds. */
export async function findDiscount(db: Executor, code: string | undefined): Promise<Discount | undefined> {
  return code === undefined ? undefined : (await findObject(db, "discount", code))?.discount;
}

/**
 * The same, for the one purchase that it is good for.
 * @throws {AppError} `conflict` for one that was used.
 */
export async function redeemDiscount(tx: Executor, code: string | undefined, now: Date): Promise<Discount | undefined> {
  const record = code === undefined ? undefined : await findObject(tx, "discount", code, { forUpdate: true });
  if (!record) return undefined;
  const { discount, usedAt } = record;
  if (usedAt !== null) {
    throw new AppError("conflict", {
      userMessage:
        "This code has been used already, and nothing was bought. Please choose your plan again, without it.",
    });
  }
  await changeObject(tx, "discount", discount.code, { discount, usedAt: now.toISOString() }, { now });
  return discount;
}
