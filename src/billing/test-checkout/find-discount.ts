import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Discount } from "../provider/payment-provider.ts";
import { changeObject, findObject } from "./records/objects.ts";

/** @returns undefined for an unknown code: the full price applies. */
export async function findDiscount(db: Executor, code: string | undefined): Promise<Discount | undefined> {
  return code === undefined ? undefined : (await findObject(db, "discount", code))?.discount;
}

/**
 * Finds the code and uses it up: each is valid for one purchase.
 * @throws {AppError} `conflict` for a used code.
 */
export async function redeemDiscount(tx: Executor, code: string | undefined, now: Date): Promise<Discount | undefined> {
  const record = code === undefined ? undefined : await findObject(tx, "discount", code, { forUpdate: true });
  if (!record) return undefined;
  const { discount, usedAt } = record;
  if (usedAt !== null) {
    throw new AppError("conflict", {
      userMessage: "This code has already been used, so nothing was bought. Please choose your plan again without it.",
    });
  }
  await changeObject(tx, "discount", discount.code, { discount, usedAt: now.toISOString() }, { now });
  return discount;
}
