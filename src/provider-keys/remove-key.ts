import { and, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { KeyOwner } from "./key-owner.ts";
import { providerKeys } from "./schema.ts";

/** @throws {AppError} `not_found` if there is none, e.g. because it was removed in another tab. */
export async function removeKey(db: Executor, { userId, vendor }: KeyOwner): Promise<void> {
  const removed = await db
    .delete(providerKeys)
    .where(and(eq(providerKeys.userId, userId), eq(providerKeys.vendor, vendor)))
    .returning({ id: providerKeys.id });
  if (removed.length === 0) {
    throw new AppError("not_found", { field: "service", userMessage: "No API key is stored for it." });
  }
}
