import { z } from "zod";
import { AppError } from "#platform/errors.ts";
import { normalizeQuery, queryLengthMax, resolveCategoryId, type ToolSearch } from "./rules.ts";
import { toolSorts } from "./search-rules.ts";

const pageMax = 100_000;
const flag = z.enum(["1"], { error: "can only be 1" }).optional();

const parameters = z.object({
  q: z.string().max(queryLengthMax, `can hold at most ${queryLengthMax} characters`).optional(),
  category: z.string().optional(),
  price: z.enum(["free", "paid"], { error: "can be free or paid" }).optional(),
  discount: flag,
  new: flag,
  sort: z.enum(toolSorts, { error: `can be ${toolSorts.join(", ")}` }).optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "has to be a whole number from 1")
    .transform(Number)
    .refine((page) => page <= pageMax, "is too large")
    .optional(),
});

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
  const { q, category, price, discount, new: isNew, sort, page } = parsed.data;
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
