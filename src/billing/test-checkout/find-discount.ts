import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Discount } from "../provider/payment-provider.ts";
import { getObject } from "./books/objects.ts";

/** @returns undefined for a code that nobody has made: then the full price holds. */
export async function findDiscount(db: Executor, code: string | undefined): Promise<Discount | undefined> {
  if (code === undefined) return undefined;
  return getObject(db, "discount", code).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  });
}
