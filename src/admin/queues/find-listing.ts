import { getTool } from "#directory/index.ts";
import { findDecidedTool } from "#listings/index.ts";
import type { Executor } from "#platform/db/database.ts";
import type { Subject } from "../rules.ts";

/** @returns the listing that an entry of a queue is about, for the audit log. @throws {AppError} `not_found`. */
export async function findListing(
  db: Executor,
  kind: Parameters<typeof findDecidedTool>[1]["kind"],
  id: string,
): Promise<Subject> {
  const slug = await findDecidedTool(db, { kind, id });
  return { kind: "tool", id: slug, name: (await getTool(db, slug)).name };
}
