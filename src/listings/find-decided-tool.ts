import { eq } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { listingReports, toolClaims, toolPictures, toolProposals, toolReviews } from "./schema.ts";

const tables = {
  edit: toolProposals,
  picture: toolPictures,
  claim: toolClaims,
  report: listingReports,
  review: toolReviews,
} as const;

/** @returns the slug of the tool that an entry of a queue is about. @throws {AppError} `not_found`. */
export async function findDecidedTool(
  db: Executor,
  { kind, id }: { readonly kind: keyof typeof tables; readonly id: string },
): Promise<string> {
  const table = tables[kind];
  const [found] = isUuid(id) ? await db.select({ toolSlug: table.toolSlug }).from(table).where(eq(table.id, id)) : [];
  if (!found) throw new AppError("not_found", { userMessage: `There is no such ${kind}.` });
  return found.toolSlug;
}
