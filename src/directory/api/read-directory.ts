/** The directory as programs read it: what the API answers, and MCP's tools return. Shapes are those of `api-schemas.ts`. */
import type { z } from "@hono/zod-openapi";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { listChangesSince } from "../changes/list-changes.ts";
import { compareTools } from "../compare/compare-rows.ts";
import { listComparedTools } from "../compare/compare-tools.ts";
import { comparedMax, comparedMin, comparisonPath } from "../compare-rules.ts";
import { describeTerms } from "../engine-terms.ts";
import type { EngineUse } from "../engine-use.ts";
import { listFacts } from "../facts/list-facts.ts";
import { listAlternatives } from "../list-alternatives.ts";
import { toToolSearch } from "../parse-tool-search.ts";
import { getEngine, getTool, listCategories, listEngines, listQuickApps } from "../queries.ts";
import { readSearchWords } from "../search/search-directory.ts";
import { searchTools } from "../search-tools.ts";
import type { alternativesQuery, changesQuery, toolsQuery } from "./api-queries.ts";
import { readCursor, writeCursor } from "./cursors.ts";
import {
  type Present,
  presentCategory,
  presentChange,
  presentEngine,
  presentEngineDetail,
  presentQuickApp,
  presentTool,
  presentToolDetail,
} from "./present.ts";

/** Facts of other slices that the directory tells programs. */
export interface DirectoryParts {
  /** Terms on which users can run an engine here, by its slug. */
  readonly engineUse: (slug: string) => EngineUse | undefined;
  /** Price of a text by an engine that runs here with AI credits. */
  readonly textPrice: string;
}

export type DirectoryReader = ReturnType<typeof createDirectoryReader>;

type ReaderServices = Pick<Services, "db" | "config" | "catalogueCache" | "secrets">;

/** Reads for programs, one for each kind of answer. Parameters were checked by the schemas of `api-queries.ts`. */
export function createDirectoryReader(services: ReaderServices, { engineUse, textPrice }: DirectoryParts) {
  const { db, config, catalogueCache } = services;
  const readCategories = () => catalogueCache.read("categories", () => listCategories(db));
  const present = async (): Promise<Present> => ({
    baseUrl: config.baseUrl,
    categories: await readCategories(),
    engineUse,
    textPrice,
  });

  return {
    async categories() {
      const [categories, by] = await Promise.all([readCategories(), present()]);
      return { categories: categories.map((category) => presentCategory(category, by)) };
    },

    /** @throws {AppError} `malformed_request` for an unknown category, or a cursor of another search. */
    async tools({ limit, cursor, ...given }: z.output<typeof toolsQuery>) {
      const by = await present();
      const search = toToolSearch(given, new Set(by.categories.map(({ id }) => id)));
      const { page, ...list } = search;
      const after = cursor === undefined ? undefined : readCursor(services, list, cursor);
      const { total, tools, next } = await searchTools(db, search, () => readSearchWords(services), { limit, after });
      return {
        total,
        ...(after === undefined && { page, pages: Math.max(1, Math.ceil(total / limit)) }),
        tools: tools.map((tool) => presentTool(tool, by)),
        next_cursor: next ? writeCursor(services, list, next) : null,
      };
    },

    /** @throws {AppError} `not_found` */
    async tool(slug: string) {
      const tool = await getTool(db, slug);
      const [[compared], facts, by] = await Promise.all([
        listComparedTools(db, [slug]),
        listFacts(db, [slug]),
        present(),
      ]);
      return presentToolDetail(
        { ...tool, engine: compared?.engine, shown: compared?.facts ?? [], known: facts.get(slug) ?? [] },
        by,
      );
    },

    /** @throws {AppError} `not_found` */
    async alternatives(slug: string, { price, limit }: z.output<typeof alternativesQuery>) {
      const tool = await getTool(db, slug);
      const [tools, by] = await Promise.all([
        listAlternatives(db, tool, { limit, onlyFree: price === "free" }),
        present(),
      ]);
      return { tools: tools.map((one) => presentTool(one, by)) };
    },

    /** @param slugs each once. @throws {AppError} `malformed_request` for too few or too many; `not_found`, which names the tool. */
    async comparison(slugs: readonly string[]) {
      if (slugs.length < comparedMin || slugs.length > comparedMax || new Set(slugs).size < slugs.length)
        throw new AppError("malformed_request", {
          field: "tools",
          userMessage: `The parameter “tools” has to name ${comparedMin} to ${comparedMax} different tools.`,
        });
      const [found, by] = await Promise.all([listComparedTools(db, slugs), present()]);
      const tools = slugs.map((slug) => {
        const tool = found.find((one) => one.slug === slug);
        if (tool) return tool;
        throw new AppError("not_found", { userMessage: `There is no tool “${slug}” in the directory.` });
      });
      const { rows, unknown } = compareTools(
        tools,
        tools.map(({ engine }) => {
          const use = engine && engineUse(engine.slug);
          return describeTerms(use ? { engine: engine.slug, use } : null, textPrice);
        }),
      );
      return {
        url: `${config.baseUrl}${comparisonPath(slugs)}`,
        tools: tools.map((tool) => presentTool(tool, by)),
        rows: rows.map(({ label, cells, differs, isKnownOfAll }) => ({
          label,
          values: cells.map(({ text, source }) => ({
            text,
            source: source?.url ?? null,
            checked_on: source?.checkedOn ?? null,
          })),
          differs,
          known_of_all: isKnownOfAll,
        })),
        unknown: [...unknown],
      };
    },

    /** @throws {AppError} `malformed_request` for a cursor with another `since`. */
    async changes({ since, cursor, limit }: z.output<typeof changesQuery>) {
      const list = { changesSince: since?.toISOString() };
      const [last] = cursor === undefined ? [] : readCursor(services, list, cursor);
      const [changes, by] = await Promise.all([
        listChangesSince(db, { since, afterId: last === undefined ? undefined : Number(last), limit: limit + 1 }),
        present(),
      ]);
      const shown = changes.slice(0, limit);
      const end = shown.at(-1);
      return {
        changes: shown.map((change) => presentChange(change, by)),
        next_cursor: end && changes.length > limit ? writeCursor(services, list, [end.id]) : null,
      };
    },

    async engines() {
      const [engines, by] = await Promise.all([listEngines(db), present()]);
      return { engines: engines.map((engine) => presentEngine(engine, by)) };
    },

    /** @throws {AppError} `not_found` */
    async engine(slug: string) {
      return presentEngineDetail(await getEngine(db, slug), await present());
    },

    async quickApps() {
      const [apps, by] = await Promise.all([listQuickApps(db), present()]);
      return { quick_apps: apps.map((app) => presentQuickApp(app, by)) };
    },
  };
}
