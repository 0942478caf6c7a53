import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { FactKind, ToolFact } from "../fact-rules.ts";
import { toolFacts } from "./schema.ts";

/** Facts of a tool by kind, null for those that are no longer known. Kinds that are left out stay as they are. */
export type FactChanges = Readonly<Partial<Record<FactKind, Omit<ToolFact, "kind"> | null>>>;

/** Writes facts of tools, which the caller has locked, in two statements. */
export async function writeFacts(
  db: Executor,
  changes: readonly { readonly slug: string; readonly facts: FactChanges }[],
): Promise<void> {
  const all = changes.flatMap(({ slug, facts }) =>
    (Object.keys(facts) as FactKind[]).map((kind) => ({ toolSlug: slug, kind, fact: facts[kind] ?? null })),
  );
  const known = all.flatMap(({ fact, ...key }) => (fact ? [{ ...key, ...fact }] : []));
  const unknown = Map.groupBy(
    all.filter(({ fact }) => fact === null),
    ({ kind }) => kind,
  );
  if (unknown.size > 0) {
    const gone = [...unknown].map(([kind, rows]) =>
      and(
        eq(toolFacts.kind, kind),
        inArray(
          toolFacts.toolSlug,
          rows.map(({ toolSlug }) => toolSlug),
        ),
      ),
    );
    await db.delete(toolFacts).where(or(...gone));
  }
  if (known.length > 0)
    await db
      .insert(toolFacts)
      .values(known)
      .onConflictDoUpdate({
        target: [toolFacts.toolSlug, toolFacts.kind],
        set: {
          value: sql`excluded.value`,
          source: sql`excluded.source`,
          checkedOn: sql`excluded.checked_on`,
        },
      });
}
