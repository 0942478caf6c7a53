import { eq, inArray } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { engineSlugOf } from "../engine-of-tool.ts";
import type { ShownFact, ToolFact } from "../fact-rules.ts";
import type { ToolCard } from "../rules.ts";
import { engines } from "../schema.ts";
import { toolFacts } from "./schema.ts";
import { toShownFacts } from "./shown-facts.ts";

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

/** All kinds of facts of a tool as visitors see them, whatever its state. */
export async function listShownFacts(
  db: Executor,
  tool: Pick<ToolCard, "slug" | "isPaid">,
): Promise<readonly ShownFact[]> {
  const [facts, [engine]] = await Promise.all([
    listFacts(db, [tool.slug]),
    db
      .select({ api: engines.api })
      .from(engines)
      .where(eq(engines.slug, engineSlugOf(tool.slug))),
  ]);
  return toShownFacts(tool, facts.get(tool.slug) ?? [], engine);
}
