import { OpenAPIHono } from "@hono/zod-openapi";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { createMiddleware } from "hono/factory";
import type { ApiPart } from "#platform/http/api-document.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import {
  describeApi,
  getEngineRoute,
  getToolRoute,
  listCategoriesRoute,
  listEnginesRoute,
  searchToolsRoute,
} from "./api-definitions.ts";
import { parseToolSearch } from "./parse-tool-search.ts";
import { getEngine, getTool, listCategories, listEngines } from "./queries.ts";
import { type Category, coverPath, type EngineCard, type ToolCard, toolSearchPath } from "./rules.ts";
import { readSearchWords } from "./search/search-directory.ts";
import { toolsPerPage } from "./search-rules.ts";
import { searchTools } from "./search-tools.ts";

/** The data is public: any website may read it. */
const readableByAnySite = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set("Access-Control-Allow-Origin", "*");
  c.res.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
});

/** Set per response, so that errors are not cached. */
const keptForAMinute = { "Cache-Control": "public, max-age=60" };

export interface ApiDocumentParts {
  /** The parts of other slices, which follow the directory’s. */
  readonly others: readonly ApiPart[];
  /** A language model for examples that is connected. */
  readonly findModel: () => Promise<string | undefined>;
}

/** The directory as JSON, and its OpenAPI document. */
export function apiRoutes(services: Services, { others, findModel }: ApiDocumentParts) {
  const { db, config } = services;
  const api = new OpenAPIHono<AppEnv>();
  const { baseUrl } = config;
  const presentTool = (tool: ToolCard) => toPublicTool(tool, baseUrl);

  for (const path of ["/api/v1/*", "/api/openapi.json"]) api.use(path, compress(), readableByAnySite, etag());

  api.get("/api/openapi.json", async (c) =>
    c.json(describeApi(config, others, await findModel()), 200, keptForAMinute),
  );

  api.openapi(listCategoriesRoute, async (c) => {
    const categories = await listCategories(db);
    return c.json(
      { categories: categories.map((category) => toPublicCategory(category, baseUrl)) },
      200,
      keptForAMinute,
    );
  });

  api.openapi(searchToolsRoute, async (c) => {
    const known = new Set((await listCategories(db)).map(({ id }) => id));
    const search = parseToolSearch(new URL(c.req.url).searchParams, known);
    const { total, tools } = await searchTools(db, search, () => readSearchWords(services));
    const pages = Math.max(1, Math.ceil(total / toolsPerPage));
    return c.json({ total, page: search.page, pages, tools: tools.map(presentTool) }, 200, keptForAMinute);
  });

  api.openapi(getToolRoute, async (c) =>
    c.json(presentTool(await getTool(db, c.req.param("slug"))), 200, keptForAMinute),
  );

  api.openapi(listEnginesRoute, async (c) => {
    const engines = await listEngines(db);
    return c.json({ engines: engines.map((engine) => toPublicEngine(engine, baseUrl)) }, 200, keptForAMinute);
  });

  api.openapi(getEngineRoute, async (c) => {
    const engine = await getEngine(db, c.req.param("slug"));
    const { api: vendorApi, note, models } = engine;
    return c.json(
      {
        ...toPublicEngine(engine, baseUrl),
        api: vendorApi,
        note,
        models: models.map(({ reads, ...model }) => ({ ...model, ...(reads && { reads: [...reads] }) })),
      },
      200,
      keptForAMinute,
    );
  });
  return api;
}

function toPublicCategory({ id, name, description }: Category, baseUrl: string) {
  return { id, name, description, url: `${baseUrl}${toolSearchPath({ categoryId: id })}` };
}

function toPublicTool(tool: ToolCard, baseUrl: string) {
  const { slug, name, description, categoryId, tags, website, isNew, isPaid, affiliateDiscount, imageUrl } = tool;
  return {
    slug,
    name,
    description,
    category: categoryId,
    tags: [...tags],
    website,
    isNew,
    isPaid,
    affiliateDiscount,
    url: `${baseUrl}/tools/${slug}`,
    image: new URL(imageUrl ?? coverPath(categoryId, slug), baseUrl).href,
  };
}

function toPublicEngine(engine: EngineCard, baseUrl: string) {
  const { slug, name, vendor, description, kind, categoryIds, tags, website } = engine;
  return {
    slug,
    name,
    vendor,
    description,
    kind,
    categories: [...categoryIds],
    tags: [...tags],
    website,
    url: `${baseUrl}/ai-models/${slug}`,
  };
}
