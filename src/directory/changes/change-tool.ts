import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { ChangedField, ToolChangeKind } from "../change-rules.ts";
import { collectionGroups, collections } from "../data/collections.ts";
import { describeFact, type FactKind, factKinds, type ToolFact } from "../fact-rules.ts";
import { type FactTextsByKind, factTextsOf, isSameFact, unknownFact } from "../facts/fact-texts.ts";
import { listFacts } from "../facts/list-facts.ts";
import { type FactChanges, writeFacts } from "../facts/write-facts.ts";
import type { Screenshot } from "../rules.ts";
import { categories, tools } from "../schema.ts";
import { type ToolColumn, type ToolState, toolColumns } from "../tool-states.ts";
import { readDirectorySettings } from "../upkeep/directory-settings.ts";
import { toolChanges } from "./schema.ts";

/** The part of a tool that an operator sets. */
export interface ToolFields {
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  readonly website: string;
  readonly tags: readonly string[];
  readonly logo: string | null;
  readonly isNew: boolean;
  readonly isPaid: boolean;
  readonly agreedDiscount: number;
  readonly position: number;
}

export interface NewTool extends ToolFields {
  readonly slug: string;
  readonly state: ToolState;
}

type Row = typeof tools.$inferSelect;

/**
 * Adds a tool. The caller owns the transaction, as for everything here: the log tells of a change if and only if it was made.
 * @throws {AppError} `conflict` if its address is taken, `invalid_input` for a category that doesn't exist.
 */
export async function addTool(db: Executor, { slug, ...fields }: NewTool, at: Date): Promise<void> {
  if (isReservedSlug(slug)) throw addressIsTaken(slug);
  await checkCategory(db, fields.categoryId);
  const [row] = await db
    .insert(tools)
    .values({
      slug,
      ...fields,
      tags: [...fields.tags],
      affiliateDiscount: await shownDiscount(db, fields.agreedDiscount),
      addedAt: at,
      // A later update of the seed files may have a tool of that name.
      editedColumns: [...toolColumns],
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw addressIsTaken(slug);
  if (row.state === "published") await log(db, row, [{ kind: "added" }], at);
}

/** Kept for pages below `/tools`. */
const reservedWords: ReadonlySet<string> = new Set(
  "changes claim compare edit new pictures report review submit upvote".split(" "),
);

/** Pages of the directory that have an address below `/tools`, where a tool of that name could not be opened. */
export const isReservedSlug = (slug: string): boolean =>
  reservedWords.has(slug) || [...collectionGroups, ...collections].some(({ path }) => path === `/tools/${slug}`);

const addressIsTaken = (slug: string) =>
  new AppError("conflict", { field: "slug", userMessage: `The address /tools/${slug} is taken.` });

/**
 * Changes a tool. What is changed belongs to the operator from then on: the seed files no longer set it.
 * @throws {AppError} `not_found`, `invalid_input` for a category that doesn't exist.
 */
export async function changeTool(db: Executor, slug: string, changes: Partial<ToolFields>, at: Date): Promise<void> {
  const before = await lockTool(db, slug);
  const changed = (Object.keys(changes) as ToolColumn[]).filter((column) => !isSame(before[column], changes[column]));
  if (changed.length === 0) return;
  if (changes.categoryId !== undefined) await checkCategory(db, changes.categoryId);
  const { tags = before.tags, agreedDiscount = before.agreedDiscount, ...rest } = changes;
  const [after] = await db
    .update(tools)
    .set({
      ...rest,
      tags: [...tags],
      agreedDiscount,
      affiliateDiscount: await shownDiscount(db, agreedDiscount),
      editedColumns: [...new Set([...before.editedColumns, ...changed])],
    })
    .where(eq(tools.slug, slug))
    .returning();
  if (after?.state === "published") await logDifferences(db, [{ before, after }], at);
}

/** Tags in their order, since cards show the first ones. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Publishes a draft, retires a tool or brings it back. @throws {AppError} `not_found`, `conflict` for a state that it cannot go to. */
export async function setToolState(db: Executor, slug: string, state: ToolState, at: Date): Promise<void> {
  const tool = await lockTool(db, slug);
  if (tool.state === state) return;
  if (state === "draft")
    throw new AppError("conflict", { userMessage: "A tool that was published can be retired, but is no draft again." });
  await db.update(tools).set({ state }).where(eq(tools.slug, slug));
  if (state === "published") await log(db, tool, [{ kind: tool.state === "draft" ? "added" : "returned" }], at);
  else if (tool.state === "published") await log(db, tool, [{ kind: "retired" }], at);
}

/**
 * Sets facts, or makes them unknown.
 * @param seen all facts as they were when the changes were written, if they must be so still.
 * @throws {AppError} `not_found`, and `conflict` if they are not as `seen`.
 */
export async function setToolFacts(
  db: Executor,
  { slug, facts, seen }: { readonly slug: string; readonly facts: FactChanges; readonly seen?: FactTextsByKind },
  at: Date,
): Promise<void> {
  const tool = await lockTool(db, slug);
  const before = (await listFacts(db, [slug])).get(slug) ?? [];
  const texts = factTextsOf(before);
  if (seen && factKinds.some((kind) => !isSameFact(texts[kind], seen[kind] ?? unknownFact)))
    throw new AppError("conflict", {
      userMessage: "The facts were changed meanwhile. Reload the page and enter yours again.",
    });
  await writeFacts(db, [{ slug, facts }]);
  if (tool.state === "published") await log(db, tool, factEntries(before, facts), at);
}

/** The pictures of a tool that everyone sees. */
export interface ToolPictures {
  /** Key of its logo in the file storage; null for none of its maker's. */
  readonly logo: string | null;
  readonly screenshots: readonly Screenshot[];
}

/** Shows other pictures of a tool, in any state. The log says nothing of them: pictures are no facts. @throws {AppError} `not_found` */
export async function setToolPictures(db: Executor, slug: string, { logo, screenshots }: ToolPictures): Promise<void> {
  await lockTool(db, slug);
  await db.update(tools).set({ makerLogo: logo, screenshots }).where(eq(tools.slug, slug));
}
/** Entries of the public log for facts that change. A source that was read again is no change. */
export const factEntries = (before: readonly ToolFact[], changes: FactChanges): readonly Entry[] =>
  (Object.keys(changes) as FactKind[]).flatMap((kind) => {
    const known = before.find((one) => one.kind === kind);
    const [old, now] = [known, changes[kind]].map((fact) => (fact ? describeFact(kind, fact.value) : null));
    return old === now ? [] : [{ kind: "changed" as const, field: kind, before: old, after: now }];
  });

async function lockTool(db: Executor, slug: string): Promise<Row> {
  const [row] = await db.select().from(tools).where(eq(tools.slug, slug)).for("update");
  if (!row) throw new AppError("not_found", { userMessage: "There is no tool at this address." });
  return row;
}

async function checkCategory(db: Executor, id: string): Promise<void> {
  const [known] = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, id));
  if (!known)
    throw new AppError("invalid_input", { field: "categoryId", userMessage: "Please choose a category of the list." });
}

/** The discount that is shown for one that was agreed. */
async function shownDiscount(db: Executor, agreedDiscount: number): Promise<number> {
  return agreedDiscount > 0 && (await readDirectorySettings(db)).hasOffers ? agreedDiscount : 0;
}

interface Entry {
  readonly kind: ToolChangeKind;
  readonly field?: ChangedField;
  readonly before?: string | null;
  readonly after?: string | null;
}

/** Columns whose changes are told. */
type ToldColumns = Pick<Row, "slug" | "name" | "website" | "categoryId" | "isPaid">;

/** Logs what differs between versions of tools, in one statement. */
export async function logDifferences(
  db: Executor,
  pairs: readonly { readonly before: ToldColumns; readonly after: ToldColumns }[],
  at: Date,
): Promise<void> {
  const isRecategorized = pairs.some(({ before, after }) => before.categoryId !== after.categoryId);
  const rows = isRecategorized ? await db.select({ id: categories.id, name: categories.name }).from(categories) : [];
  const nameOf = (id: string) => rows.find((category) => category.id === id)?.name ?? id;
  const texts = (tool: ToldColumns) =>
    ({
      name: tool.name,
      website: tool.website,
      category: nameOf(tool.categoryId),
      plan: tool.isPaid ? "no" : "yes",
    }) satisfies Partial<Record<ChangedField, string>>;
  await logAll(
    db,
    pairs.flatMap(({ before, after }) => {
      const [old, now] = [texts(before), texts(after)];
      return (Object.keys(now) as (keyof typeof now)[])
        .filter((field) => old[field] !== now[field])
        .map((field) => ({
          tool: after,
          entry: { kind: "changed" as const, field, before: old[field], after: now[field] },
        }));
    }),
    at,
  );
}

const log = (db: Executor, tool: Pick<Row, "slug" | "name">, entries: readonly Entry[], at: Date) =>
  logAll(
    db,
    entries.map((entry) => ({ tool, entry })),
    at,
  );

/** Rows in one INSERT: each has eight parameters, of which PostgreSQL takes 65,535. */
const rowsPerInsert = 1_000;

/** Writes entries of the public log. */
export async function logAll(
  db: Executor,
  entries: readonly { readonly tool: Pick<Row, "slug" | "name">; readonly entry: Entry }[],
  at: Date,
): Promise<void> {
  const rows = entries.map(({ tool, entry }) => ({ toolSlug: tool.slug, toolName: tool.name, ...entry, at }));
  for (let from = 0; from < rows.length; from += rowsPerInsert) {
    await db.insert(toolChanges).values(rows.slice(from, from + rowsPerInsert));
  }
}
