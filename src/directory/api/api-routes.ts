import { OpenAPIHono } from "@hono/zod-openapi";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { createMiddleware } from "hono/factory";
import type { ApiPart } from "#platform/http/api-document.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { limitReads } from "#platform/rate-limit/limit-reads.ts";
import type { Services } from "#platform/services.ts";
import {
  compareToolsRoute,
  describeApi,
  directoryEndpoints,
  getEngineRoute,
  getToolRoute,
  listAlternativesRoute,
  listCategoriesRoute,
  listChangesRoute,
  listEnginesRoute,
  listQuickAppsRoute,
  searchToolsRoute,
} from "./api-definitions.ts";
import { directoryLimit } from "./api-limit.ts";
import { refuseQuery } from "./api-queries.ts";
import type { DirectoryReader } from "./read-directory.ts";

/** The data is public: any website may read it, and send the validators that keep it from being sent twice. */
const readableByAnySite = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD"],
  exposeHeaders: ["ETag", "RateLimit", "RateLimit-Policy", "Retry-After", "X-Request-Id"],
  maxAge: 86_400,
});

const embeddableAnywhere = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
});

/** A form or a client may send a parameter without a value, which means that it isn't set. */
const withoutEmptyParameters = createMiddleware<AppEnv>(async (c, next) => {
  const url = new URL(c.req.url);
  const empty = [...url.searchParams].filter(([, value]) => value === "").map(([name]) => name);
  if (empty.length > 0) {
    for (const name of empty) url.searchParams.delete(name);
    c.req.raw = new Request(url, c.req.raw);
  }
  await next();
});

/** A website may read an answer that hasn't changed, too. */
const retainedHeaders = [...RETAINED_304_HEADERS, "access-control-allow-origin", "access-control-expose-headers"];

/** Set per response, so that errors are not cached. */
const keptForAMinute = { "Cache-Control": "public, max-age=60" };

export interface ApiDocumentParts {
  /** The parts of other slices, which follow the directory’s. */
  readonly others: readonly ApiPart[];
  /** A language model for examples that is connected. */
  readonly findModel: () => Promise<string | undefined>;
}

/** The directory as JSON, and its OpenAPI document. */
export function apiRoutes(services: Services, read: DirectoryReader, { others, findModel }: ApiDocumentParts) {
  const { config } = services;
  const api = new OpenAPIHono<AppEnv>({
    defaultHook(result) {
      if (!result.success) refuseQuery(result.error);
    },
  });

  for (const path of ["/api/v1/*", "/api/openapi.json"])
    api.use(path, compress(), readableByAnySite, embeddableAnywhere);
  api.use("/api/v1/*", limitReads(services, directoryLimit), withoutEmptyParameters);
  for (const path of ["/api/v1/*", "/api/openapi.json"]) api.use(path, etag({ retainedHeaders }));
  // Answered by `readableByAnySite`; named here, so that the method is known to be taken.
  for (const endpoint of directoryEndpoints) api.options(endpoint.getRoutingPath(), (c) => c.body(null, 204));

  api.get("/api/openapi.json", async (c) =>
    c.json(describeApi(config, others, await findModel()), 200, keptForAMinute),
  );
  api.openapi(listCategoriesRoute, async (c) => c.json(await read.categories(), 200, keptForAMinute));
  api.openapi(searchToolsRoute, async (c) => c.json(await read.tools(c.req.valid("query")), 200, keptForAMinute));
  api.openapi(getToolRoute, async (c) => c.json(await read.tool(c.req.param("slug")), 200, keptForAMinute));
  api.openapi(listAlternativesRoute, async (c) =>
    c.json(await read.alternatives(c.req.param("slug"), c.req.valid("query")), 200, keptForAMinute),
  );
  api.openapi(compareToolsRoute, async (c) =>
    c.json(await read.comparison(c.req.valid("query").tools), 200, keptForAMinute),
  );
  api.openapi(listChangesRoute, async (c) => c.json(await read.changes(c.req.valid("query")), 200, keptForAMinute));
  api.openapi(listQuickAppsRoute, async (c) => c.json(await read.quickApps(), 200, keptForAMinute));
  api.openapi(listEnginesRoute, async (c) => c.json(await read.engines(), 200, keptForAMinute));
  api.openapi(getEngineRoute, async (c) => c.json(await read.engine(c.req.param("slug")), 200, keptForAMinute));
  return api;
}
