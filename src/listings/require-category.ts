import { listCategories } from "#directory/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";

/** @throws {AppError} `invalid_input` at its field for a category that is none. */
export async function requireCategory(db: Executor, category: string): Promise<void> {
  if ((await listCategories(db)).some(({ id }) => id === category)) return;
  throw new AppError("invalid_input", { userMessage: "Choose a category.", field: "category" });
}
