import { eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { foldForSearch } from "#text/fold-for-search.ts";
import { collections } from "./data/collections.ts";
import { categories, engines, reversedHost, tools } from "./schema.ts";

/** The facts of a listing that people write. */
export interface UserFacts {
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  /** An https address. */
  readonly website: string;
  readonly tags: readonly string[];
  readonly isPaid: boolean;
}

const slugLengthMax = 60;
/** Tools of the same name before an address is made up. */
const sameNamesMax = 50;

/** Addresses below `/tools/` that are other pages. */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...collections.filter(({ path }) => path.startsWith("/tools/")).map(({ path }) => path.slice("/tools/".length)),
  ..."claim compare edit new report review submit upvote".split(" "),
]);

/** The part of an address that a name makes: `Café Studio 2` is `cafe-studio-2`. Empty for a name without Latin letters and digits. */
const slugOf = (name: string): string =>
  foldForSearch(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, slugLengthMax)
    .replace(/-$/, "");

/**
 * Adds a listing to the catalogue, after those of the seed files. Triggers tell every process.
 * @param fallback what its address is made of where its name has no Latin letters, e.g. the domain.
 * @returns its slug: of its name, with a number where there is such a listing or another page already.
 * @throws {AppError} `invalid_input` for a category that is none.
 */
export async function addListing(
  db: Executor,
  { facts, fallback, at }: { readonly facts: UserFacts; readonly fallback: string; readonly at: Date },
): Promise<string> {
  await requireCategory(db, facts.categoryId);
  const base = slugOf(facts.name) || slugOf(fallback) || "tool";
  for (let number = reservedSlugs.has(base) ? 2 : 1; number <= sameNamesMax; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const [added] = await db
      .insert(tools)
      .values({ slug, ...facts, tags: [...facts.tags], addedAt: at, editedAt: at })
      .onConflictDoNothing({ target: tools.slug })
      .returning({ slug: tools.slug });
    if (added) return added.slug;
  }
  throw new AppError("conflict", { userMessage: "There are too many listings of this name." });
}

/** Changes some facts of a listing. @throws {AppError} `not_found`, and `invalid_input` for a category that is none. */
export async function changeListing(
  db: Executor,
  slug: string,
  { facts, at }: { readonly facts: Partial<UserFacts>; readonly at: Date },
): Promise<void> {
  if (facts.categoryId !== undefined) await requireCategory(db, facts.categoryId);
  const { tags, ...others } = facts;
  const changed = await db
    .update(tools)
    .set({ ...others, ...(tags && { tags: [...tags] }), editedAt: at })
    .where(eq(tools.slug, slug))
    .returning({ slug: tools.slug });
  if (changed.length === 0) throw new AppError("not_found", { userMessage: "There is no tool at this address." });
}

async function requireCategory(db: Executor, categoryId: string): Promise<void> {
  const known = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId));
  if (known.length === 0) throw new AppError("invalid_input", { userMessage: "Choose a category.", field: "category" });
}

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
    .where(isThere)
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

/** @returns names of tools by slug, without those that are not listed. */
export async function listToolNames(db: Executor, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: tools.slug, name: tools.name })
    .from(tools)
    .where(inArray(tools.slug, [...slugs]));
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}
