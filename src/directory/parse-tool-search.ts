import { z } from "@hono/zod-openapi";
import { AppError } from "#platform/errors.ts";
import { normalizeQuery, queryLengthMax, resolveCategoryId, type ToolSearch } from "./rules.ts";
import { toolSorts } from "./search-rules.ts";

const pageMax = 100_000;
const flag = z.enum(["1"], { error: "can only be 1" }).optional();

/** The parameters of a search by name, as the catalogue's page and the API take them. */
export const toolSearchParameters = {
  q: z
    .string()
    .max(queryLengthMax, `can hold at most ${queryLengthMax} characters`)
    .optional()
    .openapi({ description: "Text to find in the name, description or tags. Case-insensitive." }),
  category: z
    .string()
    .optional()
    .openapi({ description: "Id of a category. The older short ids work, too.", example: "image-generation" }),
  price: z
    .enum(["free", "paid"], { error: "can be free or paid" })
    .optional()
    .openapi({ description: "Only tools with a lasting free plan, or only those without." }),
  discount: flag.openapi({ description: "Only tools with an agreed discount." }),
  new: flag.openapi({ description: "Only tools launched or relaunched recently." }),
  sort: z
    .enum(toolSorts, { error: `can be ${toolSorts.join(", ")}` })
    .optional()
    .openapi({ description: "The sort order.", default: "featured" }),
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "has to be a whole number from 1")
    .transform(Number)
    .refine((page) => page <= pageMax, "is too large")
    .optional()
    .openapi({ type: "integer", minimum: 1, default: 1, description: "The page number." }),
};

const parameters = z.object(toolSearchParameters);

/**
 * Parses the query string of `/tools`. Unknown parameters (e.g. campaign tags) are ignored.
 * @param knownCategories ids of all categories.
 * @throws {AppError} `malformed_request` naming the invalid parameter.
 */
export function parseToolSearch(query: URLSearchParams, knownCategories: ReadonlySet<string>): ToolSearch {
  // A form sent without scripts includes empty fields, which mean "not set".
  const given = Object.fromEntries([...query].filter(([, value]) => value !== ""));
  const parsed = parameters.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refused(`${String(issue?.path[0] ?? "parameter")}” ${issue?.message ?? "is not valid"}`);
  }
  return toToolSearch(parsed.data, knownCategories);
}

/** @throws {AppError} `malformed_request` for a category that isn't known. */
export function toToolSearch(
  { q, category, price, discount, new: isNew, sort, page }: z.output<typeof parameters>,
  knownCategories: ReadonlySet<string>,
): ToolSearch {
  const categoryId = category === undefined ? undefined : resolveCategoryId(category);
  if (categoryId !== undefined && !knownCategories.has(categoryId))
    throw refused("category” names no category we have");
  return {
    query: normalizeQuery(q),
    categoryId,
    price,
    onlyDiscounted: discount === "1",
    onlyNew: isNew === "1",
    sort: sort ?? "featured",
    page: page ?? 1,
  };
}

/** @throws {AppError} `malformed_request` for a text that is too long. */
export function checkQueryLength(query: string | null): string {
  if (query === null || query.length <= queryLengthMax) return query ?? "";
  throw new AppError("malformed_request", {
    userMessage: `A search can hold at most ${queryLengthMax} characters. Please shorten it.`,
  });
}

function refused(what: string): AppError {
  return new AppError("malformed_request", { userMessage: `The filter “${what}. Please start again from all tools.` });
}
