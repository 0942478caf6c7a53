/** The public API as documented: one definition for each endpoint. `api.ts` answers them. */
import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { sessionCookieName } from "#accounts/index.ts";
import type { Config } from "#platform/config.ts";
import { type ApiPart, errorSchema, jsonAnswer as json, sessionScheme } from "#platform/http/api-document.ts";
import {
  categoryListSchema,
  engineDetailSchema,
  engineListSchema,
  exampleOrigin,
  healthSchema,
  toolPageSchema,
  toolSchema,
} from "./api-schemas.ts";
import { queryLengthMax } from "./rules.ts";
import { toolSorts, toolsPerPage } from "./search-rules.ts";

const notFound = (what: string) => ({ 404: json(errorSchema, `There is no ${what} with this slug.`) });

const slugOf = (what: string, example: string) =>
  z.object({ slug: z.string().openapi({ description: `Short name of the ${what}, as in its address.`, example }) });

/**
 * Described by hand, because `parseToolSearch` is the one place that reads them and refuses wrong ones, here as on the page.
 * Kept as a list of [name, schema, sentence]; a test holds it against what is read.
 */
const searchParameters: readonly [string, Readonly<Record<string, unknown>>, string][] = [
  [
    "q",
    { type: "string", maxLength: queryLengthMax },
    "Text to find in name, description or tags; upper and lower case are the same.",
  ],
  ["category", { type: "string", examples: ["logo-design"] }, "Id of a category; the older short forms work too."],
  ["price", { type: "string", enum: ["free", "paid"] }, "Only tools with a lasting free plan, or only those without."],
  ["discount", { type: "string", enum: ["1"] }, "Only tools with an agreed discount."],
  ["new", { type: "string", enum: ["1"] }, "Only tools launched or relaunched lately."],
  ["sort", { type: "string", enum: [...toolSorts], default: "featured" }, "The order of the answer."],
  ["page", { type: "integer", minimum: 1, default: 1 }, `Which page of ${toolsPerPage} tools.`],
];

export const listCategoriesRoute = createRoute({
  method: "get",
  path: "/api/v1/categories",
  tags: ["Directory"],
  summary: "List the categories",
  description: "All categories in the order in which the directory shows them.",
  responses: { 200: json(categoryListSchema, "The categories.") },
});

export const searchToolsRoute = createRoute({
  method: "get",
  path: "/api/v1/tools",
  tags: ["Directory"],
  summary: "Search the tools",
  description:
    "Takes the same parameters as the catalogue page and answers with the same tools. A page past the last one is empty.",
  parameters: searchParameters.map(([name, schema, description]) => ({
    name,
    in: "query" as const,
    schema,
    description,
  })),
  responses: {
    200: json(toolPageSchema, "One page of the tools that match."),
    400: json(errorSchema, "A parameter is not valid; the message names it."),
  },
});

export const getToolRoute = createRoute({
  method: "get",
  path: "/api/v1/tools/{slug}",
  tags: ["Directory"],
  summary: "Get one tool",
  description: "The same facts as in a search, for one tool.",
  request: { params: slugOf("tool", "midjourney") },
  responses: { 200: json(toolSchema, "The tool."), ...notFound("tool") },
});

export const listEnginesRoute = createRoute({
  method: "get",
  path: "/api/v1/engines",
  tags: ["Directory"],
  summary: "List the AI models",
  description: "All families of models in the directory, without their single models.",
  responses: { 200: json(engineListSchema, "The engines.") },
});

export const getEngineRoute = createRoute({
  method: "get",
  path: "/api/v1/engines/{slug}",
  tags: ["Directory"],
  summary: "Get one AI model",
  description: "An engine with its models, and what is known of their retirement.",
  request: { params: slugOf("engine", "claude-3-opus") },
  responses: { 200: json(engineDetailSchema, "The engine."), ...notFound("engine") },
});

const healthRoute = createRoute({
  method: "get",
  path: "/healthz",
  tags: ["Operation"],
  summary: "Is the process alive?",
  description: "For whoever restarts processes. Asks nothing of the database.",
  responses: { 200: json(healthSchema, "It is.") },
});

const readinessRoute = createRoute({
  method: "get",
  path: "/readyz",
  tags: ["Operation"],
  summary: "Can it serve?",
  description: "For load balancers: the database answers, and the process is not about to stop.",
  responses: {
    200: json(healthSchema, "It can."),
    503: json(healthSchema, "It cannot just now; the status says why."),
  },
});

const definitions = [
  listCategoriesRoute,
  searchToolsRoute,
  getToolRoute,
  listEnginesRoute,
  getEngineRoute,
  healthRoute,
  readinessRoute,
];

/** The product's OpenAPI 3.1 document. @param others parts of other slices, which stand after the directory's. */
export function describeApi(
  { baseUrl, product }: Pick<Config, "baseUrl" | "product">,
  others: readonly ApiPart[] = [],
) {
  const documented = new OpenAPIHono();
  for (const definition of [...definitions, ...others.flatMap(({ endpoints }) => endpoints)]) {
    documented.openAPIRegistry.registerPath(definition);
  }
  documented.openAPIRegistry.registerComponent("securitySchemes", sessionScheme, {
    type: "apiKey",
    in: "cookie",
    name: sessionCookieName(baseUrl),
    description: `The cookie of somebody who is signed in. What writes asks for an Origin header as well: ${baseUrl}.`,
  });
  const document = documented.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: `${product.name} API`,
      version: "1.0.0",
      description:
        "The public directory of AI design tools as JSON. Free to read, without a key. Its answers carry an ETag and may be kept for a minute. They can be read from any website. " +
        "Descriptions are ours: name the source when you show them.",
      contact: { email: product.supportEmail },
    },
    servers: [{ url: baseUrl }],
    tags: [
      { name: "Directory", description: "Categories, tools and AI models." },
      ...others.map(({ name, description }) => ({ name, description })),
      { name: "Operation", description: "For those who run the product." },
    ],
  });
  return JSON.parse(JSON.stringify(document).replaceAll(exampleOrigin, baseUrl)) as typeof document;
}
