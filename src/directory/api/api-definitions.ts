/** The OpenAPI definition of each public endpoint. `api-routes.ts` has the handlers. */
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
import { formatNumber } from "#ui/format.ts";
import { directoryLimit } from "./api-limit.ts";
import { alternativesQuery, changesQuery, comparisonQuery, noParameters, toolsQuery } from "./api-queries.ts";
import {
  alternativesSchema,
  categoryListSchema,
  changeListSchema,
  comparisonSchema,
  engineDetailSchema,
  engineListSchema,
  exampleOrigin,
  healthSchema,
  quickAppListSchema,
  toolDetailSchema,
  toolPageSchema,
} from "./api-schemas.ts";

const wrongParameter = {
  400: json(errorSchema, "A parameter isn’t valid or isn’t known. The message says which one."),
};
const notFound = (what: string) => ({ 404: json(errorSchema, `There is no ${what} with this slug.`) });
const tooMany = {
  429: json(errorSchema, "Too many requests from your address. `Retry-After` says how many seconds to wait."),
};
const refusals = { ...wrongParameter, ...tooMany };

const slugOf = (what: string, example: string) =>
  z.object({ slug: z.string().openapi({ description: `Short name of the ${what}, as in its URL.`, example }) });

export const listCategoriesRoute = createRoute({
  method: "get",
  path: "/api/v1/categories",
  tags: ["Directory"],
  summary: "List the categories",
  description: "All categories, in the order that the directory shows them.",
  request: { query: noParameters },
  responses: { 200: json(categoryListSchema, "The categories."), ...refusals },
});

export const searchToolsRoute = createRoute({
  method: "get",
  path: "/api/v1/tools",
  tags: ["Directory"],
  summary: "Search the tools",
  description:
    "Takes the same filters and sorts as the catalogue page and returns the same tools. To read all of them, send each response’s `next_cursor` with the next request: nothing is left out or repeated when tools are added meanwhile. In the orders by visits and upvotes, a tool whose number changes meanwhile moves. A page past the last one is empty.",
  request: { query: toolsQuery },
  responses: { 200: json(toolPageSchema, "One page of the tools that match."), ...refusals },
});

export const getToolRoute = createRoute({
  method: "get",
  path: "/api/v1/tools/{slug}",
  tags: ["Directory"],
  summary: "Get one tool",
  description:
    "One tool with all that is known of it. Each fact has the page on which we read it, and the day. What isn’t known is null, which doesn’t mean no.",
  request: { params: slugOf("tool", "midjourney"), query: noParameters },
  responses: { 200: json(toolDetailSchema, "The tool."), ...refusals, ...notFound("tool") },
});

export const listAlternativesRoute = createRoute({
  method: "get",
  path: "/api/v1/tools/{slug}/alternatives",
  tags: ["Directory"],
  summary: "List a tool’s alternatives",
  description: "Tools that do something alike: those with the most tags in common come first.",
  request: { params: slugOf("tool", "midjourney"), query: alternativesQuery },
  responses: { 200: json(alternativesSchema, "The alternatives."), ...refusals, ...notFound("tool") },
});

export const compareToolsRoute = createRoute({
  method: "get",
  path: "/api/v1/compare",
  tags: ["Directory"],
  summary: "Compare tools",
  description: "Two to four tools side by side, as the comparison page shows them.",
  request: { query: comparisonQuery },
  responses: {
    200: json(comparisonSchema, "The comparison."),
    ...refusals,
    404: json(errorSchema, "One of them isn’t in the directory. The message says which one."),
  },
});

export const listChangesRoute = createRoute({
  method: "get",
  path: "/api/v1/changes",
  tags: ["Directory"],
  summary: "List what changed",
  description:
    "Tools that were added, renamed or retired, and facts that changed, the oldest first. Entries stay as they are. To keep a copy up to date, begin a day before the last entry that you have and skip those whose `id` you know: an import of many tools can appear a little later than the moment that its entries name.",
  request: { query: changesQuery },
  responses: { 200: json(changeListSchema, "The changes."), ...refusals },
});

export const listQuickAppsRoute = createRoute({
  method: "get",
  path: "/api/v1/quick-apps",
  tags: ["Directory"],
  summary: "List the quick apps",
  description: "Our own small tools, each for a single task.",
  request: { query: noParameters },
  responses: { 200: json(quickAppListSchema, "The quick apps."), ...refusals },
});

export const listEnginesRoute = createRoute({
  method: "get",
  path: "/api/v1/engines",
  tags: ["Directory"],
  summary: "List the AI models",
  description: "All model families in the directory, without their individual models.",
  request: { query: noParameters },
  responses: { 200: json(engineListSchema, "The engines."), ...refusals },
});

export const getEngineRoute = createRoute({
  method: "get",
  path: "/api/v1/engines/{slug}",
  tags: ["Directory"],
  summary: "Get one AI model",
  description: "An engine with its models and their retirement dates, if known.",
  request: { params: slugOf("engine", "claude-3-opus"), query: noParameters },
  responses: { 200: json(engineDetailSchema, "The engine."), ...refusals, ...notFound("engine") },
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

/** The endpoints that any website may read. */
export const directoryEndpoints = [
  listCategoriesRoute,
  searchToolsRoute,
  getToolRoute,
  listAlternativesRoute,
  compareToolsRoute,
  listChangesRoute,
  listQuickAppsRoute,
  listEnginesRoute,
  getEngineRoute,
];

const definitions = [...directoryEndpoints, healthRoute, readinessRoute];

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
      {
        name: "Directory",
        description: `Categories, tools, their facts and what changed, AI models and quick apps. Any website may read them. Each address may send ${formatNumber(directoryLimit.attemptsMax)} requests a minute: the \`RateLimit\` header of each response says how many are left. Send the \`ETag\` of a response as \`If-None-Match\` to get an empty response with the status 304 if nothing has changed.`,
      },
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
