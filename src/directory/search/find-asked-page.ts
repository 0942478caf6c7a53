import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { isListed } from "../card-columns.ts";
import { comparedMax, comparisonPath } from "../compare-rules.ts";
import type { AskedPage } from "../found-entry-rules.ts";
import { engines, tools } from "../schema.ts";

/**
 * The page of alternatives that “chatgpt alternative free” asks for, or the comparison of “canva vs figma”. A model that is no tool has its
 * own page.
 * @param query as `normalizeQuery` has it.
 */
export async function findAskedPage(db: Executor, query: string): Promise<AskedPage | undefined> {
  const compared = query.split(/ (?:vs\.?|versus) /);
  if (compared.length > comparedMax) return undefined;
  if (compared.length > 1) {
    const named = await findNamed(db, compared);
    const isComparison = named.every(Boolean) && new Set(named.map((tool) => tool?.slug)).size === named.length;
    const found = named.flatMap((tool) => tool ?? []);
    return isComparison
      ? { path: comparisonPath(found.map(({ slug }) => slug)), title: found.map(({ name }) => name).join(" vs ") }
      : undefined;
  }
  const words = query.split(" ");
  if (!words.some((word) => /^alternatives?$/.test(word))) return undefined;
  const name = words.filter((word) => !besideName.has(word)).join(" ");
  const [tool] = await findNamed(db, [name]);
  if (tool) return { path: `/tools/${tool.slug}/alternatives`, title: `Alternatives to ${tool.name}` };
  const [engine] = await db
    .select({ slug: engines.slug, name: engines.name })
    .from(engines)
    .where(or(eq(sql`lower(${engines.name})`, name), eq(engines.slug, toSlug(name))))
    .limit(1);
  return engine && { path: `/ai-models/${engine.slug}`, title: engine.name };
}

const besideName: ReadonlySet<string> = new Set(
  "alternative alternatives to for of a an the free cheap cheaper paid best top good".split(" "),
);

const toSlug = (name: string): string => name.replaceAll(/[^a-z0-9]+/g, "-");

/** Published tools with these names or slugs, in the order of the names. */
async function findNamed(db: Executor, names: readonly string[]) {
  const rows = await db
    .select({ slug: tools.slug, name: tools.name })
    .from(tools)
    .where(and(isListed, or(inArray(sql`lower(${tools.name})`, [...names]), inArray(tools.slug, names.map(toSlug)))));
  return names.map(
    (name) => rows.find((tool) => tool.name.toLowerCase() === name) ?? rows.find(({ slug }) => slug === toSlug(name)),
  );
}
