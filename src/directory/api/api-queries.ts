/** The query parameters of the API's endpoints: what its document describes and its handlers read. */
import { z } from "@hono/zod-openapi";
import { AppError } from "#platform/errors.ts";
import { comparedMax, comparedMin } from "../compare-rules.ts";
import { alternativesMax } from "../list-alternatives.ts";
import { toolSearchParameters } from "../parse-tool-search.ts";
import { toolsPerPage } from "../search-rules.ts";

const limitMax = 100;

const limitUpTo = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/, `has to be a whole number from 1 to ${max}`)
    .transform(Number)
    .refine((limit) => limit <= max, `has to be a whole number from 1 to ${max}`)
    .default(toolsPerPage)
    .openapi({
      type: "integer",
      minimum: 1,
      maximum: max,
      default: toolsPerPage,
      description: "The largest number of entries in the response.",
    });

const cursor = z.string().optional().openapi({
  description:
    "The `next_cursor` of the response before, with the same other parameters. What is added meanwhile moves nothing.",
});

const { page } = toolSearchParameters;

export const toolsQuery = z
  .strictObject({
    ...toolSearchParameters,
    limit: limitUpTo(limitMax),
    page: page.openapi({ description: "The page number, for those who count pages. Not together with `cursor`." }),
    cursor,
  })
  .refine((query) => query.page === undefined || query.cursor === undefined, {
    path: ["cursor"],
    message: "can’t be sent together with “page”",
  });

export const alternativesQuery = z.strictObject({
  price: z
    .enum(["free"], { error: "can only be free" })
    .optional()
    .openapi({ description: "Only tools with a lasting free plan." }),
  limit: limitUpTo(alternativesMax),
});

export const comparisonQuery = z.strictObject({
  tools: z
    .string({ error: `has to name ${comparedMin} to ${comparedMax} tools` })
    .transform((slugs) => slugs.split(","))
    .openapi({
      type: "string",
      description: `Slugs of ${comparedMin} to ${comparedMax} different tools, with commas.`,
      example: "midjourney,ideogram",
    }),
});

export const changesQuery = z.strictObject({
  since: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], {
      error: "has to be a day, like 2026-11-01, or a moment, like 2026-11-01T12:00:00Z",
    })
    .transform((text) => new Date(text))
    .optional()
    .openapi({
      type: "string",
      description: "A day (in UTC) or a moment, in ISO 8601. Left out: since the directory began.",
      example: "2026-01-01",
    }),
  limit: limitUpTo(limitMax),
  cursor,
});

export const noParameters = z.strictObject({});

/** @throws {AppError} `malformed_request`, which names the parameter. */
export function refuseQuery(error: z.ZodError): never {
  const [issue] = error.issues;
  const isUnknown = issue?.code === "unrecognized_keys";
  const name = (isUnknown ? issue.keys[0] : issue?.path.map(String)[0]) ?? "";
  const what = isUnknown ? "isn’t one of this endpoint. /api-docs lists them" : (issue?.message ?? "isn’t valid");
  throw new AppError("malformed_request", {
    field: name,
    userMessage: `The parameter “${name.slice(0, 40)}” ${what}.`,
  });
}
