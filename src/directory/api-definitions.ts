/** The OpenAPI definition of each public endpoint. `api.ts` has the handlers. */
import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { sessionCookieName } from "#accounts/index.ts";
import type { Config } from "#platform/config.ts";
import {
  type ApiPart,
  errorSchema,
  exampleModel,
  jsonAnswer as json,
  keyScheme,
  sessionScheme,
} from "#platform/http/api-document.ts";
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
  z.object({ slug: z.string().openapi({ description: `Short name of the ${what}, as in its URL.`, example }) });

/**
 * Written by hand as [name, schema, description], because `parseToolSearch` reads and validates them, for the API and the page. A test
 * compares this list with the parameters that it reads.
 */
const searchParameters: readonly [string, Readonly<Record<string, unknown>>, string][] = [
  [
    "q",
    { type: "string", maxLength: queryLengthMax },
    "Text to find in the name, description or tags. Case-insensitive.",
  ],
  ["category", { type: "string", examples: ["image-generation"] }, "Id of a category. The older short ids work, too."],
  ["price", { type: "string", enum: ["free", "paid"] }, "Only tools with a lasting free plan, or only those without."],
  ["discount", { type: "string", enum: ["1"] }, "Only tools with an agreed discount."],
  ["new", { type: "string", enum: ["1"] }, "Only tools launched or relaunched recently."],
  ["sort", { type: "string", enum: [...toolSorts], default: "featured" }, "The sort order."],
  ["page", { type: "integer", minimum: 1, default: 1 }, `The page number. A page has ${toolsPerPage} tools.`],
];

export const listCategoriesRoute = createRoute({
  method: "get",
  path: "/api/v1/categories",
  tags: ["Directory"],
  summary: "List the categories",
  description: "All categories, in the order that the directory shows them.",
  responses: { 200: json(categoryListSchema, "The categories.") },
});

export const searchToolsRoute = createRoute({
  method: "get",
  path: "/api/v1/tools",
  tags: ["Directory"],
  summary: "Search the tools",
  description:
    "Takes the same parameters as the catalogue page and returns the same tools. A page past the last one is empty.",
  parameters: searchParameters.map(([name, schema, description]) => ({
    name,
    in: "query" as const,
    schema,
    description,
  })),
  responses: {
    200: json(toolPageSchema, "One page of the tools that match."),
    400: json(errorSchema, "A parameter isn’t valid. The message says which one."),
  },
});

export const getToolRoute = createRoute({
  method: "get",
  path: "/api/v1/tools/{slug}",
  tags: ["Directory"],
  summary: "Get one tool",
  description: "Returns one tool, with the same fields as in a search.",
  request: { params: slugOf("tool", "midjourney") },
  responses: { 200: json(toolSchema, "The tool."), ...notFound("tool") },
});

export const listEnginesRoute = createRoute({
  method: "get",
  path: "/api/v1/engines",
  tags: ["Directory"],
  summary: "List the AI models",
  description: "All model families in the directory, without their individual models.",
  responses: { 200: json(engineListSchema, "The engines.") },
});

export const getEngineRoute = createRoute({
  method: "get",
  path: "/api/v1/engines/{slug}",
  tags: ["Directory"],
  summary: "Get one AI model",
  description: "An engine with its models and their retirement dates, if known.",
  request: { params: slugOf("engine", "claude-3-opus") },
  responses: { 200: json(engineDetailSchema, "The engine."), ...notFound("engine") },
});

const healthRoute = createRoute({
  method: "get",
  path: "/healthz",
  tags: ["Operation"],
  summary: "Check that the process is alive",
  description: "For process managers. Does not use the database.",
  responses: { 200: json(healthSchema, "The process is alive.") },
});

const readinessRoute = createRoute({
  method: "get",
  path: "/readyz",
  tags: ["Operation"],
  summary: "Check that the process is ready",
  description: "For load balancers. Ready means that the database answers and that the process isn’t shutting down.",
  responses: {
    200: json(healthSchema, "The process is ready."),
    503: json(healthSchema, "The process isn’t ready. `status` says why."),
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

/** The product's OpenAPI 3.1 document. @param others the parts of other slices, which follow the directory's. */
export function describeApi(
  { baseUrl, product }: Pick<Config, "baseUrl" | "product">,
  others: readonly ApiPart[] = [],
  model: string = exampleModel,
) {
  const documented = new OpenAPIHono();
  for (const definition of [...definitions, ...others.flatMap(({ endpoints }) => endpoints)]) {
    documented.openAPIRegistry.registerPath(definition);
  }
  documented.openAPIRegistry.registerComponent("securitySchemes", sessionScheme, {
    type: "apiKey",
    in: "cookie",
    name: sessionCookieName(baseUrl),
    description: `The session cookie of a signed-in user. Requests that write also need this Origin header: ${baseUrl}.`,
  });
  documented.openAPIRegistry.registerComponent("securitySchemes", keyScheme, {
    type: "http",
    scheme: "bearer",
    description: "An API key from your settings (Business plan).",
  });
  const document = documented.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: `${product.name} API`,
      version: "1.0.0",
      description:
        "The directory of AI design tools is public: it’s free and needs no key, responses have an ETag, and you may cache them for a minute. " +
        "We write the descriptions ourselves, so please name the source when you show them. The AI models need an API key from your settings (Business plan).",
      contact: { email: product.supportEmail },
    },
    servers: [{ url: baseUrl }],
    tags: [
      { name: "Directory", description: "Categories, tools and AI models." },
      ...others.map(({ name, description }) => ({ name, description })),
      { name: "Operation", description: "Health checks for operators." },
    ],
  });
  return JSON.parse(
    JSON.stringify(document).replaceAll(exampleOrigin, baseUrl).replaceAll(exampleModel, inJson(model)),
  ) as typeof document;
}

/** Escapes a text for use between the quotes of a JSON string. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
