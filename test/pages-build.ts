import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ServerBuild } from "react-router";
import routes from "../src/routes.ts";

export interface Pages {
  readonly build: ServerBuild;
  /** Pattern of each page, e.g. `/chat/:conversationId?`, with its file. */
  readonly patterns: ReadonlyMap<string, string>;
  /** Patterns of the pages that take forms, e.g. `/chat/:conversationId?`, with the file of each. */
  readonly takingForms: ReadonlyMap<string, string>;
}

/** The pages of the product with their own loaders and actions, as the server runs them. What they would show is left out. */
export async function buildPages(): Promise<Pages> {
  const modules: ServerBuild["routes"] = {};
  const takingForms = new Map<string, string>();
  const patterns = new Map<string, string>();
  const add = async (entries: readonly RouteConfigEntry[], parent?: { readonly id: string; readonly path: string }) => {
    // A file may stand for several routes, each with its own id.
    for (const { file, id = file, path: own, index, children = [] } of entries) {
      const module = await import(path.resolve("src", file));
      const whole = own === undefined ? (parent?.path ?? "") : `${parent?.path ?? ""}/${own}`;
      modules[id] = { id, parentId: parent?.id, path: own, index, module };
      if (children.length === 0) patterns.set(whole || "/", file);
      if (module.action) takingForms.set(whole, file);
      await add(children, { id, path: whole });
    }
  };
  await add(await routes);
  const build = {
    entry: {
      module: {
        default: (_: Request, status: number, headers: Headers) => new Response(null, { status, headers }),
      },
    },
    routes: modules,
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    allowedActionOrigins: ["**"],
  } as unknown as ServerBuild;
  return { build, patterns, takingForms };
}
