import { and, asc, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { hasFolded } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { type ListPage, type ListQuery, pageOf, pageWindow } from "#platform/list-query.ts";
import { tools } from "../schema.ts";
import type { ToolColumn, ToolState } from "../tool-states.ts";
import type { StoredTool } from "./stored-tool.ts";

export const storedToolColumns = {
  slug: tools.slug,
  name: tools.name,
  description: tools.description,
  categoryId: tools.categoryId,
  website: tools.website,
  tags: tools.tags,
  logo: tools.logo,
  isNew: tools.isNew,
  isPaid: tools.isPaid,
  agreedDiscount: tools.agreedDiscount,
  position: tools.position,
  state: tools.state,
};

export type ListedTool = StoredTool & { readonly slug: string };

export const toolListSorts = ["position", "name", "newest", "clicks-most"] as const;

interface Wanted extends ListQuery<(typeof toolListSorts)[number]> {
  readonly state: "all" | ToolState;
  readonly categoryId: string | undefined;
}

/** One page of all tools for operators, drafts and retired ones too. A text is looked for in the slug, and where the catalogue's search looks. */
export async function listStoredTools(
  db: Executor,
  { text, sort, page, state, categoryId }: Wanted,
): Promise<ListPage<ListedTool & { readonly clicks: number; readonly addedAt: Date }>> {
  const orders: Readonly<Record<typeof sort, readonly SQL[]>> = {
    position: [asc(tools.position), asc(tools.slug)],
    name: [asc(sql`lower(${tools.name})`), asc(tools.slug)],
    newest: [desc(tools.addedAt), asc(tools.slug)],
    "clicks-most": [desc(tools.clicksTotal), asc(tools.slug)],
  };
  const { limit, offset } = pageWindow(page);
  const rows = await db
    .select({ ...storedToolColumns, clicks: tools.clicksTotal, addedAt: tools.addedAt })
    .from(tools)
    .where(
      and(
        text === "" ? undefined : sql`(${hasFolded(sql`${tools.searchText}`, text)} or ${tools.slug} = ${text})`,
        state === "all" ? undefined : eq(tools.state, state),
        categoryId === undefined ? undefined : eq(tools.categoryId, categoryId),
      ),
    )
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset);
  return pageOf(rows, page);
}

/** A tool in any state, with the columns that operators have set. @throws {AppError} `not_found` */
export async function getStoredTool(
  db: Executor,
  slug: string,
): Promise<ListedTool & { readonly editedColumns: readonly ToolColumn[] }> {
  const [tool] = await db
    .select({ ...storedToolColumns, editedColumns: tools.editedColumns })
    .from(tools)
    .where(eq(tools.slug, slug));
  if (!tool) throw new AppError("not_found", { userMessage: "There is no tool with this address." });
  return tool;
}

const exportBatch = 1_000;

/** Every tool in batches, by slug, so that an export holds few at a time. */
export async function* readAllTools(db: Executor): AsyncGenerator<readonly ListedTool[]> {
  for (let after = ""; ; ) {
    const batch = await db
      .select(storedToolColumns)
      .from(tools)
      .where(gt(tools.slug, after))
      .orderBy(tools.slug)
      .limit(exportBatch);
    if (batch.length > 0) yield batch;
    if (batch.length < exportBatch) return;
    after = batch.at(-1)?.slug ?? "";
  }
}
