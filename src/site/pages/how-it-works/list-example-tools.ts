import { everything, searchTools } from "#directory/index.ts";
import { type ToolCard, websiteHost } from "#directory/rules.ts";
import type { Executor } from "#platform/db/database.ts";

export const exampleQuery = "logo";
const exampleCount = 3;

export type ExampleTool = Pick<ToolCard, "slug" | "name" | "description" | "categoryId" | "tags" | "isPaid"> & {
  readonly host: string;
};

/** The first tools that the example's search really finds. */
export async function listExampleTools(db: Executor): Promise<readonly ExampleTool[]> {
  const { tools } = await searchTools(db, { ...everything, query: exampleQuery });
  return tools.slice(0, exampleCount).map(({ slug, name, description, categoryId, tags, isPaid, website }) => ({
    slug,
    name,
    description,
    categoryId,
    tags,
    isPaid,
    host: websiteHost(website),
  }));
}
