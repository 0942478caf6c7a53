/** The tools that models call. Their answers have the shapes of the API. */
import { z } from "@hono/zod-openapi";
import { AppError } from "#platform/errors.ts";
import {
  alternativesSchema,
  categoryListSchema,
  comparisonSchema,
  toolDetailSchema,
  toolPageSchema,
} from "../api/api-schemas.ts";
import type { DirectoryReader } from "../api/read-directory.ts";
import { comparedMax, comparedMin } from "../compare-rules.ts";
import { queryLengthMax } from "../rules.ts";
import { toolSorts } from "../search-rules.ts";

export interface McpTool {
  readonly name: string;
  /** Name for people. */
  readonly title: string;
  /** Tells a model when to call it and what it gets. */
  readonly description: string;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  /** @param input as `input` has read it. @throws {AppError} whose message a model can act on. */
  run(read: DirectoryReader, input: unknown): Promise<Record<string, unknown>>;
}

interface TypedTool<Input extends z.ZodType, Output extends z.ZodType> extends McpTool {
  readonly input: Input;
  readonly output: Output;
  run(read: DirectoryReader, input: z.output<Input>): Promise<z.output<Output> & Record<string, unknown>>;
}

const define = <Input extends z.ZodType, Output extends z.ZodType>(tool: TypedTool<Input, Output>): McpTool => tool;

/** Longer lists fill a model's context with tools that it doesn't need. */
const limits = { usual: 10, max: 50 } as const;

const limit = z
  .int()
  .min(1)
  .max(limits.max)
  .default(limits.usual)
  .describe("The largest number of tools in the answer.");
const slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,120}$/, "A slug has lowercase letters, digits and hyphens, like adobe-firefly.")
  .describe("Short name of a tool, like adobe-firefly. search_tools finds it.");

export const mcpTools: readonly McpTool[] = [
  define({
    name: "search_tools",
    title: "Search AI design tools",
    description:
      "Searches the directory of AI design tools by words, category and price. Plain words work, like “logo maker with a free plan” or “alternatives to Canva”. Without a query, it lists the tools of a category. Returns each tool’s slug, description, website and whether it has a free plan.",
    input: z.strictObject({
      query: z.string().max(queryLengthMax).optional().describe("Words to find. Leave it out to list all."),
      category: z.string().max(60).optional().describe("Id of a category, which list_categories returns."),
      price: z.enum(["free", "paid"]).optional().describe("free: tools with a lasting free plan. paid: all others."),
      only_new: z.boolean().optional().describe("Only tools launched or relaunched recently."),
      sort: z.enum(toolSorts).optional().describe("The order. Without it, the best matches come first."),
      limit,
      cursor: z.string().max(500).optional().describe("The next_cursor of the answer before, to get what follows."),
    }),
    output: toolPageSchema,
    run: (read, { query, only_new: onlyNew, ...rest }) =>
      read.tools({ ...rest, q: query, new: onlyNew ? "1" : undefined }),
  }),
  define({
    name: "get_tool",
    title: "Get one AI design tool",
    description:
      "Returns all that the directory knows of a tool: price, free plan, platforms, API, commercial use and languages, each with the page that says so and the day on which it was read; rating, upvotes and screenshots. A value of null means that it isn’t known, not that the answer is no. Name the source and the day when you state a fact.",
    input: z.strictObject({ slug }),
    output: toolDetailSchema,
    run: (read, input) => naming(input.slug, () => read.tool(input.slug)),
  }),
  define({
    name: "compare_tools",
    title: "Compare AI design tools",
    description: `Compares ${comparedMin} to ${comparedMax} tools row by row, with the source and day of each fact, and says which rows differ. What isn’t known of a tool is null and differs from nothing.`,
    input: z.strictObject({
      slugs: z.array(slug).min(comparedMin).max(comparedMax).describe("Slugs of different tools."),
    }),
    output: comparisonSchema,
    run: (read, { slugs }) => read.comparison(slugs),
  }),
  define({
    name: "alternatives",
    title: "Find alternatives to a tool",
    description: "Lists tools that do what a tool does, the closest first.",
    input: z.strictObject({
      slug,
      only_free: z.boolean().optional().describe("Only tools with a lasting free plan."),
      limit,
    }),
    output: alternativesSchema,
    run: (read, input) =>
      naming(input.slug, () =>
        read.alternatives(input.slug, { limit: input.limit, price: input.only_free ? "free" : undefined }),
      ),
  }),
  define({
    name: "list_categories",
    title: "List the categories",
    description: "Lists all categories of the directory with their ids, which search_tools takes.",
    input: z.strictObject({}),
    output: categoryListSchema,
    run: (read) => read.categories(),
  }),
];

/** The pages say that there is nothing at the address; a model gave a slug. */
async function naming<Result>(slug: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    throw new AppError("not_found", {
      userMessage: `There is no tool with the slug “${slug}” in the directory. Find its slug with search_tools.`,
    });
  }
}
