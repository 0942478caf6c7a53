import { and, desc, eq, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import { dayMs, hourMs } from "#platform/clock.ts";
import type { Database, Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { type ListPage, pageOf, pageWindow } from "#platform/list-query.ts";
import type { ToolChangeKind } from "../change-rules.ts";
import { factEntries, isReservedSlug, logAll, logDifferences } from "../changes/change-tool.ts";
import { factKinds, type ToolFact } from "../fact-rules.ts";
import { type FactTextsByKind, factTextsOf, isSameFact, toFact, unknownFact } from "../facts/fact-texts.ts";
import { listFacts } from "../facts/list-facts.ts";
import { toolFacts } from "../facts/schema.ts";
import { type FactChanges, writeFacts } from "../facts/write-facts.ts";
import { categories, favorites, tools } from "../schema.ts";
import { checkTool, toolTexts } from "../tool-form-rules.ts";
import { type ToolColumn, type ToolState, toolColumns } from "../tool-states.ts";
import { readDirectorySettings } from "./directory-settings.ts";
import { storedToolColumns } from "./list-stored-tools.ts";
import type { ReadTool } from "./read-tool-file.ts";
import { isUndoneSoon, toolImportRows, toolImports } from "./schema.ts";
import type { FiledTool, LineProblem, StoredTool } from "./stored-tool.ts";
import { type ToolFileColumn, toolFileColumns, toolFileTexts } from "./tool-file-columns.ts";

/** Rows in one statement, whose parameters are limited. */
const batchSize = 500;
/** Problems that a report lists; all of them are counted. */
const problemsMax = 200;
/** A checked file can be imported for a day, and an import undone for as long as this. */
const checkedDays = 1;
const undoDays = 90;
/** The time of `isUndoneSoon`. */
const soonMs = hourMs;

type Import = typeof toolImports.$inferSelect;

/** Compares a file with the directory and stores the result, which changes no tool yet. @returns its id. */
export async function checkToolFile(
  db: Database,
  { fileName, file, now }: { readonly fileName: string; readonly file: readonly ReadTool[]; readonly now: Date },
): Promise<string> {
  const known = await db.select({ id: categories.id }).from(categories);
  const categoryIds = new Set(known.map(({ id }) => id));
  const problems: LineProblem[] = [];
  const changes: (typeof toolImportRows.$inferInsert)[] = [];
  let sameCount = 0;
  const id = crypto.randomUUID();
  for (let from = 0; from < file.length; from += batchSize) {
    const batch = file.slice(from, from + batchSize);
    const current = await readTools(
      db,
      batch.map(({ slug }) => slug),
    );
    for (const read of batch) {
      const { line, slug } = read;
      const before = current.get(slug);
      const { after, problems: found } = checkLine(read, before, categoryIds);
      problems.push(...found.map((text) => ({ line, slug: slug.slice(0, 80), text })));
      if (!after) continue;
      if (before && isSame(before, after)) sameCount += 1;
      else changes.push({ importId: id, toolSlug: slug, line, before: before ? like(before, after) : null, after });
    }
  }
  const counts = {
    addedCount: changes.filter(({ before }) => !before).length,
    changedCount: changes.filter(({ before }) => before).length,
    sameCount,
    problemCount: problems.length,
  };
  const sorted = problems.toSorted((a, b) => a.line - b.line).slice(0, problemsMax);
  await db.transaction(async (tx) => {
    await tx.insert(toolImports).values({ id, fileName, checkedAt: now, problems: sorted, ...counts });
    for (let from = 0; from < changes.length; from += batchSize)
      await tx.insert(toolImportRows).values(changes.slice(from, from + batchSize));
  });
  return id;
}

interface CheckedLine {
  /** The tool as it will be; undefined if the line has a problem. */
  readonly after?: FiledTool;
  /** Everything that stands against importing the line, so that it is corrected at once. */
  readonly problems: readonly string[];
}

/** Checks a line with the tool that it changes, which keeps the fields of columns that are left out. A new tool gets their usual values. */
function checkLine(
  { slug, given, facts, problems: found }: ReadTool,
  before: StoredTool | undefined,
  categoryIds: ReadonlySet<string>,
): CheckedLine {
  if (!given) return { problems: found };
  const texts: Readonly<Partial<Record<ToolFileColumn, string>>> = {
    ...(before && toolTexts({ slug, ...before })),
    ...given,
  };
  const { tool, errors = {} } = checkTool(texts);
  const category = (texts.category ?? "").trim();
  const isDraft = (tool?.state ?? texts.state?.trim()) === "draft";
  const problems = [
    ...Object.entries(errors).map(([field, text]) => `${field}: ${text}`),
    ...found,
    ...(category !== "" && !categoryIds.has(category)
      ? [`category: There is no category “${category.slice(0, 40)}”.`]
      : []),
    ...(!before && isReservedSlug(slug) ? [`slug: The address /tools/${slug} is taken.`] : []),
    ...(before && before.state !== "draft" && isDraft ? ["state: A tool that was published is no draft again."] : []),
  ];
  if (!tool || problems.length > 0) return { problems };
  const { slug: _slug, ...after } = tool;
  return { after: { ...after, facts }, problems };
}

const fieldNames = [...toolColumns, "state"] as const satisfies readonly (keyof StoredTool)[];

const kindsOf = (facts: FactTextsByKind = {}) => factKinds.filter((kind) => facts[kind] !== undefined);

/** Compares a tool with another one, whose facts it may have more of. */
const isSame = (one: FiledTool, other: FiledTool): boolean =>
  fieldNames.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name])) &&
  kindsOf(other.facts).every((kind) =>
    isSameFact(one.facts?.[kind] ?? unknownFact, other.facts?.[kind] ?? unknownFact),
  );

/** A tool with those kinds of facts alone that another one has. */
const like = (tool: FiledTool, { facts }: FiledTool): FiledTool => ({
  ...tool,
  facts: Object.fromEntries(kindsOf(facts).map((kind) => [kind, tool.facts?.[kind] ?? unknownFact])),
});

async function readTools(db: Executor, slugs: readonly string[]): Promise<ReadonlyMap<string, FiledTool>> {
  const rows = await db
    .select(storedToolColumns)
    .from(tools)
    .where(inArray(tools.slug, [...slugs]));
  const facts = await listFacts(db, slugs);
  return new Map(rows.map(({ slug, ...tool }) => [slug, { ...tool, facts: factTextsOf(facts.get(slug) ?? []) }]));
}

/**
 * Imports a checked file, all of it or nothing. The caller owns the transaction.
 * @throws {AppError} `not_found`; `conflict` if it was imported, has problems or nothing to change, or if a tool was changed since the check.
 */
export async function importTools(db: Executor, id: string, now: Date): Promise<void> {
  const { importedAt, problemCount, addedCount, changedCount } = await lockImport(db, id);
  if (importedAt) throw conflict("This file was imported already.");
  if (problemCount > 0)
    throw conflict("This file has lines that can’t be imported. Please correct them and send it again.");
  if (addedCount + changedCount === 0) throw conflict("There is nothing to change: the directory has all of it.");
  await applyRows(db, { id, now, isUndo: false, isTold: true });
  await db.update(toolImports).set({ importedAt: now }).where(eq(toolImports.id, id));
}

/** @returns those of the tools that other slices have something of. */
export type FindUsed = (db: Executor, slugs: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Puts back what an import changed, all of it or nothing. Tools that it added are deleted, or retired if something refers to them. The public
 * log tells neither the import nor its undoing if that was within an hour.
 * @throws {AppError} `not_found`; `conflict` if there is nothing to undo, or if a tool was changed since the import.
 */
export async function undoImport(db: Executor, id: string, now: Date, findUsed: FindUsed): Promise<void> {
  const { importedAt, undoneAt } = await lockImport(db, id);
  if (!importedAt || undoneAt) throw conflict("There is nothing to undo here.");
  await applyRows(db, { id, now, isUndo: true, isTold: now.getTime() - importedAt.getTime() > soonMs });
  await deleteUnused(db, id, findUsed);
  await db.update(toolImports).set({ undoneAt: now }).where(eq(toolImports.id, id));
}

/** Deletes the tools that an import added, as far as nothing refers to them. Undoing has locked them. */
async function deleteUnused(db: Executor, id: string, findUsed: FindUsed): Promise<void> {
  const added = await db
    .select({ slug: toolImportRows.toolSlug })
    .from(toolImportRows)
    .where(and(eq(toolImportRows.importId, id), isNull(toolImportRows.before)));
  for (let from = 0; from < added.length; from += batchSize) {
    const slugs = added.slice(from, from + batchSize).map(({ slug }) => slug);
    const used = await findUsed(db, slugs);
    const isFavorite = and(eq(favorites.kind, "tool"), eq(favorites.itemId, tools.slug));
    await db.delete(tools).where(
      and(
        inArray(
          tools.slug,
          slugs.filter((slug) => !used.has(slug)),
        ),
        eq(tools.clicksTotal, 0),
        notExists(db.select({ kind: toolFacts.kind }).from(toolFacts).where(eq(toolFacts.toolSlug, tools.slug))),
        notExists(db.select({ kind: favorites.kind }).from(favorites).where(isFavorite)),
      ),
    );
  }
}

async function lockImport(db: Executor, id: string): Promise<Import> {
  const [row] = await db.select().from(toolImports).where(eq(toolImports.id, id)).for("update");
  if (!row) throw new AppError("not_found", { userMessage: "There is no such import." });
  return row;
}

const conflict = (userMessage: string) => new AppError("conflict", { userMessage });

interface Applied {
  readonly id: string;
  readonly now: Date;
  readonly isUndo: boolean;
  /** True if the public log tells of it. */
  readonly isTold: boolean;
}

async function applyRows(db: Executor, { id, now, isUndo, isTold }: Applied): Promise<void> {
  const { hasOffers } = await readDirectorySettings(db);
  for (let after = ""; ; ) {
    const rows = await db
      .select()
      .from(toolImportRows)
      .where(and(eq(toolImportRows.importId, id), sql`${toolImportRows.toolSlug} > ${after}`))
      .orderBy(toolImportRows.toolSlug)
      .limit(batchSize);
    const steps = rows.map(({ toolSlug, before, after: to }) => ({
      slug: toolSlug,
      from: isUndo ? to : before,
      to: isUndo ? (before ?? { ...like({ ...to, facts: {} }, to), state: "retired" as const }) : to,
    }));
    const changed = await applyBatch(db, steps, { hasOffers, now });
    if (isTold) await tell(db, changed, now);
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.toolSlug ?? "";
  }
}

interface Step {
  readonly slug: string;
  /** Null for a tool that doesn't exist yet. */
  readonly from: FiledTool | null;
  readonly to: FiledTool;
}

type Row = typeof tools.$inferSelect;

/** A tool before, if it existed, and after, with the facts that change. */
interface Changed {
  readonly before: Row | undefined;
  readonly after: Row;
  readonly factsBefore: readonly ToolFact[];
  readonly facts: FactChanges;
}

async function applyBatch(
  db: Executor,
  steps: readonly Step[],
  { hasOffers, now }: { readonly hasOffers: boolean; readonly now: Date },
): Promise<readonly Changed[]> {
  if (steps.length === 0) return [];
  const slugs = steps.map(({ slug }) => slug);
  const rows = await db.select().from(tools).where(inArray(tools.slug, slugs)).orderBy(tools.slug).for("update");
  const current = new Map(rows.map((row) => [row.slug, row]));
  // Facts change with their tool locked.
  const factsBefore = await listFacts(db, slugs);
  const textsBefore = (slug: string) => factTextsOf(factsBefore.get(slug) ?? []);
  const changed = steps.filter(({ slug, from }) => {
    const row = current.get(slug);
    return from ? !row || !isSame({ ...row, facts: textsBefore(slug) }, from) : row !== undefined;
  });
  if (changed.length > 0) {
    const named = changed
      .slice(0, 3)
      .map(({ slug }) => slug)
      .join(", ");
    throw conflict(`Nothing was changed: tools have been edited since, e.g. ${named}. Please check the file again.`);
  }
  const values = steps.map(({ slug, to: { facts: _facts, ...to } }) => {
    const before = current.get(slug);
    const edited = toolColumns.filter(
      (column) => !before || JSON.stringify(before[column]) !== JSON.stringify(to[column]),
    );
    return {
      slug,
      ...to,
      tags: [...to.tags],
      affiliateDiscount: hasOffers ? to.agreedDiscount : 0,
      editedColumns: [...new Set<ToolColumn>([...(before?.editedColumns ?? []), ...edited])],
      addedAt: before?.addedAt ?? now,
    };
  });
  const given = (column: string) => sql.raw(`excluded."${column}"`);
  const after = await db
    .insert(tools)
    .values(values)
    .onConflictDoUpdate({
      target: tools.slug,
      set: {
        name: given("name"),
        description: given("description"),
        categoryId: given("category_id"),
        website: given("website"),
        tags: given("tags"),
        logo: given("logo"),
        isNew: given("is_new"),
        isPaid: given("is_paid"),
        agreedDiscount: given("agreed_discount"),
        affiliateDiscount: given("affiliate_discount"),
        position: given("position"),
        state: given("state"),
        editedColumns: given("edited_columns"),
      },
    })
    .returning();
  const factsOf = new Map(steps.map(({ slug, to }) => [slug, changesOf(textsBefore(slug), to.facts)]));
  await writeFacts(
    db,
    [...factsOf].map(([slug, facts]) => ({ slug, facts })),
  );
  return after.map((row) => ({
    before: current.get(row.slug),
    after: row,
    factsBefore: factsBefore.get(row.slug) ?? [],
    facts: factsOf.get(row.slug) ?? {},
  }));
}

/** The facts that differ, as they are to be. */
const changesOf = (before: FactTextsByKind, after: FactTextsByKind = {}): FactChanges =>
  Object.fromEntries(
    kindsOf(after)
      .filter((kind) => !isSameFact(before[kind] ?? unknownFact, after[kind] ?? unknownFact))
      .map((kind) => [kind, toFact(kind, after[kind] ?? unknownFact)]),
  );

async function tell(db: Executor, pairs: readonly Changed[], now: Date): Promise<void> {
  const shown = pairs.flatMap(({ before, after, ...facts }) =>
    before?.state === "published" && after.state === "published" ? [{ before, after, ...facts }] : [],
  );
  await logDifferences(db, shown, now);
  await logAll(
    db,
    shown.flatMap(({ after: tool, factsBefore, facts }) =>
      factEntries(factsBefore, facts).map((entry) => ({ tool, entry })),
    ),
    now,
  );
  await logAll(
    db,
    pairs.flatMap(({ before, after: row }) => {
      const kind = toldOf(before?.state ?? "draft", row.state);
      return kind ? [{ tool: row, entry: { kind } }] : [];
    }),
    now,
  );
}

/** Kind of the log's entry for a change of a tool's state; undefined for what readers don't see. */
function toldOf(before: ToolState, after: ToolState): ToolChangeKind | undefined {
  if (before === after) return undefined;
  if (after === "published") return before === "draft" ? "added" : "returned";
  return before === "published" ? "retired" : undefined;
}

/** Checked files and imports, newest first. */
export async function listImports(db: Executor, page: number): Promise<ListPage<Omit<Import, "problems">>> {
  const { limit, offset } = pageWindow(page);
  const rows = await db
    .select({
      id: toolImports.id,
      fileName: toolImports.fileName,
      checkedAt: toolImports.checkedAt,
      addedCount: toolImports.addedCount,
      changedCount: toolImports.changedCount,
      sameCount: toolImports.sameCount,
      problemCount: toolImports.problemCount,
      importedAt: toolImports.importedAt,
      undoneAt: toolImports.undoneAt,
    })
    .from(toolImports)
    .orderBy(desc(toolImports.checkedAt), toolImports.id)
    .limit(limit)
    .offset(offset);
  return pageOf(rows, page);
}

/** A report with one page of what changes, in the order of the file. @throws {AppError} `not_found` */
export async function getImport(db: Executor, id: string, page: number) {
  const { limit, offset } = pageWindow(page);
  const [[report], rows] = await Promise.all([
    db.select().from(toolImports).where(eq(toolImports.id, id)),
    db
      .select({ row: toolImportRows, isThere: tools.slug })
      .from(toolImportRows)
      .leftJoin(tools, eq(tools.slug, toolImportRows.toolSlug))
      .where(eq(toolImportRows.importId, id))
      .orderBy(toolImportRows.line)
      .limit(limit)
      .offset(offset),
  ]);
  if (!report) throw new AppError("not_found", { userMessage: "There is no such import." });
  const changes = rows.map(({ row: { toolSlug: slug, line, before, after }, isThere }) => ({
    slug,
    line,
    isNew: before === null,
    isThere: isThere !== null,
    state: after.state,
    parts: before ? changedParts(toolFileTexts({ slug, ...before }), toolFileTexts({ slug, ...after })) : [],
  }));
  return { report, ...pageOf(changes, page) };
}

/** Longest text of a preview. */
const previewLengthMax = 80;

/** The parts of a tool that a line changes, in the form that is typed: an empty text is nothing. */
const changedParts = (before: Readonly<Partial<Record<ToolFileColumn, string>>>, after: typeof before) =>
  toolFileColumns
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, before: shorten(before[name] ?? ""), after: shorten(after[name] ?? "") }));

const shorten = (text: string): string =>
  text.length > previewLengthMax ? `${text.slice(0, previewLengthMax - 1)}…` : text;

/** Deletes files that were only checked, and imports that are too old to be undone, except for those that the log hides. */
export async function forgetImports(db: Executor, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await db
    .delete(toolImports)
    .where(and(isNull(toolImports.importedAt), lt(toolImports.checkedAt, before(checkedDays))));
  await db
    .delete(toolImports)
    .where(and(lt(toolImports.checkedAt, before(undoDays)), sql`${isUndoneSoon} is not true`));
}
