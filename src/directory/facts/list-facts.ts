import { inArray } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { ToolFact } from "../fact-rules.ts";
import { toolFacts } from "./schema.ts";

/** The known facts of tools, by slug. */
export async function listFacts(
  db: Executor,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, readonly ToolFact[]>> {
  const rows = await db
    .select()
    .from(toolFacts)
    .where(inArray(toolFacts.toolSlug, [...slugs]));
  const factsOf = Map.groupBy(rows, ({ toolSlug }) => toolSlug);
  return new Map(slugs.map((slug) => [slug, (factsOf.get(slug) ?? []).map(({ toolSlug: _slug, ...fact }) => fact)]));
}
