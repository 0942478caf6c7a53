import { type Context, Hono } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import { offlinePage } from "./offline-page.ts";
import { serviceWorker } from "./service-worker.ts";
import { manifestPath, offlinePath, serviceWorkerPath } from "./web-app-paths.ts";
import { webManifest } from "./web-manifest.ts";

/** Routes that make the product an app that can be installed: the same for every user, without data of any of them. */
export function webAppRoutes({ config }: Pick<Services, "config">) {
  const { name } = config.product;
  const routes = new Hono<AppEnv>();
  const page = offlinePage(name);
  const answer = (c: Context<AppEnv>, body: string, headers: Readonly<Record<string, string>>) =>
    c.body(body, 200, headers);
  const manifest = JSON.stringify(webManifest(name));
  routes.get(manifestPath, (c) =>
    answer(c, manifest, { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" }),
  );
  routes.get(serviceWorkerPath, (c) =>
    answer(c, serviceWorker(page), {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      // The worker's own policy: it fetches from us, and runs nothing else.
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    }),
  );
  routes.get(offlinePath, (c) =>
    answer(c, page, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    }),
  );
  return routes;
}
