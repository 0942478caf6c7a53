import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { isListed } from "./card-columns.ts";
import { engines, reversedHost, tools } from "./schema.ts";

/** An entry of the directory whose website is at a domain. */
export interface ListedAt {
  readonly kind: "tool" | "engine";
  readonly slug: string;
  readonly name: string;
  readonly website: string;
}

const listedMax = 5;

/**
 * Entries whose website is at a domain or below it, tools first; no more than five of each.
 * @param domain in its ASCII form, without a dot at its end.
 */
export async function listEntriesAt(db: Executor, domain: string): Promise<readonly ListedAt[]> {
  const prefix = `${[...domain].toReversed().join("")}.%`;
  const isThere = sql`${sql.raw(reversedHost)} like ${prefix.replaceAll("_", "\\_")}`;
  const { slug, name, website } = tools;
  const listedTools = await db
    .select({ slug, name, website })
    .from(tools)
    .where(and(isThere, isListed))
    .orderBy(tools.position, slug)
    .limit(listedMax);
  const listedEngines = await db
    .select({ slug: engines.slug, name: engines.name, website: engines.website })
    .from(engines)
    .where(isThere)
    .orderBy(engines.position)
    .limit(listedMax);
  return [
    ...listedTools.map((tool) => ({ kind: "tool" as const, ...tool })),
    ...listedEngines.map((engine) => ({ kind: "engine" as const, ...engine })),
  ];
}

/** Tells whether everyone may see a tool. */
export const isListedTool = async (db: Executor, slug: string): Promise<boolean> =>
  (await db.$count(tools, and(eq(tools.slug, slug), isListed))) > 0;

/** @returns names of tools by slug, in any state. */
export async function listToolNames(db: Executor, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: tools.slug, name: tools.name })
    .from(tools)
    .where(inArray(tools.slug, [...slugs]));
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}
