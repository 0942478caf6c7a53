import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { ServerBuild } from "react-router";
import { createAccounts } from "#accounts/index.ts";
import { readConfig } from "#platform/config.ts";
import { PageCache } from "#platform/http/page-cache.ts";
import { createApp } from "../src/app/app.ts";
import { startServices } from "../src/app/services.ts";
import { createQuietLog } from "./quiet-log.ts";

interface ManifestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly hasAction: boolean;
}

/** Every address pattern that the product knows, e.g. `/tools/:slug`: pages (and their data), narrow routes, files. */
export async function collectRoutePatterns(databaseUrl: string): Promise<readonly string[]> {
  const pages = await pagePatterns();
  const data = pages.map((page) => (page === "/" ? "/_.data" : `${page}.data`));
  const files = ["/favicon.svg", "/robots.txt", "/assets/:file", "/logos/:file", "/og/:kind/:file", "/api/:name"];
  return [...new Set([...pages, ...data, ...files, ...(await narrowPatterns(databaseUrl))])].toSorted();
}

/** Every page to which a form can be posted. */
export const collectFormPatterns = (): Promise<string[]> => pagePatterns(({ hasAction }) => hasAction);

/** Reads the patterns of pages, as the build wrote them down for the browser. */
async function pagePatterns(isAmong: (route: ManifestRoute) => boolean = () => true): Promise<string[]> {
  const folder = "build/client/assets";
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file)) ?? "";
  const text = await readFile(path.join(folder, name), "utf8");
  const manifest = JSON.parse(text.slice(text.indexOf("=") + 1).replace(/;\s*$/, "")) as {
    routes: Record<string, ManifestRoute>;
  };
  const pathOf = ({ parentId, path: own = "" }: ManifestRoute): string => {
    const parent = parentId === undefined ? undefined : manifest.routes[parentId];
    return [parent ? pathOf(parent) : "", own].filter((part) => part !== "" && part !== "/").join("/");
  };
  return Object.values(manifest.routes)
    .filter(isAmong)
    .map((route) => `/${pathOf(route)}`);
}

/** Reads the patterns as the application mounted them; its middleware (`/*`) is left out. */
async function narrowPatterns(databaseUrl: string): Promise<string[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "easel-routes-"));
  const { log } = createQuietLog();
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const running = await startServices(config, log, path.resolve("migrations"));
  const { metrics } = running.services;
  const pageCache = new PageCache({
    bytesMax: 1,
    mayBeSignedIn: () => false,
    metrics,
    isFresh: () => false,
    now: Date.now,
    keyOf: () => undefined,
  });
  const { signal: stopping } = new AbortController();
  const app = createApp({
    services: running.services,
    accounts: createAccounts(running.services),
    build: { routes: {} } as ServerBuild,
    pageCache,
    stopping,
    headers: {},
  });
  await running.stop();
  await rm(dataDir, { recursive: true });
  return app.routes.map((route) => route.path).filter((pattern) => pattern !== "/*");
}
