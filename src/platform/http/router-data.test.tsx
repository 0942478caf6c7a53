import { renderToString } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from "react-router";
import { describe, expect, it } from "vitest";
import { layInData, readData } from "./router-data.ts";

/** A build of two routes, as the server build has them. */
function buildWith(render: (context: EntryContext) => Promise<string>): ServerBuild {
  const route = { hasLoader: true, hasAction: false, hasErrorBoundary: false, imports: [], css: [] };
  const modules = {
    root: {
      default: () => (
        <html lang="en">
          <body>
            <Outlet />
            <Scripts />
          </body>
        </html>
      ),
    },
    page: { loader: async () => ({ said: "from the loader" }), default: () => <p>{useLoaderData().said}</p> },
  };
  const manifest = {
    root: { ...route, hasLoader: false, id: "root", path: "", module: "/root.js" },
    page: { ...route, id: "page", parentId: "root", index: true, module: "/page.js" },
  };
  return {
    entry: {
      module: {
        default: async (_: Request, status: number, headers: Headers, context: EntryContext) =>
          new Response(await render(context), { status, headers }),
      },
    },
    routes: { root: { ...manifest.root, module: modules.root }, page: { ...manifest.page, module: modules.page } },
    assets: { entry: { module: "/entry.js", imports: [] }, routes: manifest, url: "/manifest.js", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
}

async function renderedWith(lay: (context: EntryContext) => Promise<EntryContext>): Promise<string> {
  const build = buildWith(async (context) =>
    renderToString(<ServerRouter context={await lay(context)} url="http://own.invalid/" />),
  );
  const answer = await createRequestHandler(build, "production")(
    new Request("http://own.invalid/"),
    new RouterContextProvider(),
  );
  return answer.text();
}

/** React leaves such a mark where something waits. */
const waiting = /<!--\$[?!]-->/;

describe("the loaders' data in the page", () => {
  it("[H8] are written at once, whole, and nothing waits", async () => {
    const html = await renderedWith(async (context) => layInData(context, await readData(context)));
    expect(html).toContain("<p>from the loader</p>");
    expect(html).toMatch(/streamController\.enqueue\([^<]*from the loader/);
    expect(html).toContain("streamController.close()");
    expect(html).not.toMatch(waiting);
  });

  it("[H8] would be waited for otherwise: this is still needed", async () => {
    expect(await renderedWith(async (context) => context)).toMatch(waiting);
  });
});
