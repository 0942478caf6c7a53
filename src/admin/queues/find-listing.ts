import { listToolNames } from "#directory/index.ts";
import { findDecidedTool } from "#listings/index.ts";
import type { Executor } from "#platform/db/database.ts";
import type { Subject } from "../rules.ts";

/** @returns the listing that an entry of a queue is about, also a retired one, for the audit log. @throws {AppError} `not_found`. */
export async function findListing(
  db: Executor,
  kind: Parameters<typeof findDecidedTool>[1]["kind"],
  id: string,
): Promise<Subject> {
  const slug = await findDecidedTool(db, { kind, id });
  const names = await listToolNames(db, [slug]);
  return { kind: "tool", id: slug, name: names.get(slug) ?? slug };
}
