import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import { escapeHtml } from "#platform/mail/write-mail.ts";
import type { Services } from "#platform/services.ts";
import { manifestPath, offlinePath, serviceWorkerPath, sharePath } from "./web-app-paths.ts";

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

/** Shown by the service worker where there is no network. It needs nothing but itself. */
const offlinePage = (productName: string): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection · ${escapeHtml(productName)}</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:1.5rem;font:1rem/1.6 system-ui,sans-serif;background:light-dark(#faf9f5,#171411);color:light-dark(#17150f,#f1efe9)}
main{max-width:28rem}
svg{width:3rem;margin-bottom:1rem}
rect{fill:light-dark(#1d1a16,#f9f7f2)}
path{fill:light-dark(#f9f7f2,#1d1a16)}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em}
p{margin:0 0 1.5rem;color:light-dark(#5c5850,#b5b1a8)}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border-radius:6px;background:light-dark(#a83a17,#a83a17);color:#fff;font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid;outline-offset:3px}
</style>
</head>
<body>
<main>
<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7"/><path d="M8 8h16v4H12v3h9v4h-9v1h12v4H8z"/><circle cx="24.5" cy="17" r="3.5" fill="#e8512a"/></svg>
<h1>No connection</h1>
<p>${escapeHtml(productName)} needs the network. What you made is safe on the server, and runs that have begun go on.</p>
<a href="">Try again</a>
</main>
</body>
</html>
`;

/**
 * The service worker's script. All that it ever stores is the offline page; everything else goes to the network as if it weren't there, so
 * that nothing private outlives a sign-out.
 * @param page the offline page: a changed one has a new name in the browser's storage.
 */
const serviceWorker = (
  page: string,
): string => `const name = "offline-${createHash("sha256").update(page).digest("hex").slice(0, 12)}";
const page = "${offlinePath}";
addEventListener("install", (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.add(new Request(page, { cache: "reload" }))));
  skipWaiting();
});
addEventListener("activate", (event) => {
  const removeOld = caches.keys().then((names) => Promise.all(names.filter((one) => one !== name).map((one) => caches.delete(one))));
  const preload = registration.navigationPreload && registration.navigationPreload.enable();
  event.waitUntil(Promise.all([removeOld, preload]));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  const answer = async () => (await event.preloadResponse) || fetch(request);
  event.respondWith(answer().catch(async () => (await caches.match(page)) || Response.error()));
});
`;

const paper = "#faf9f5";

const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** https://www.w3.org/TR/appmanifest/ */
const webManifest = (productName: string) => ({
  id: "/workspace",
  name: productName,
  short_name: productName,
  description: "Design, write and ask AI models in one place.",
  lang: "en",
  start_url: "/workspace",
  scope: "/",
  display: "standalone",
  background_color: paper,
  theme_color: paper,
  categories: ["productivity", "graphics"],
  icons: [icon("app-192", 192, "any"), icon("app-512", 512, "any"), icon("app-maskable-512", 512, "maskable")],
  shortcuts: [
    { name: "New design", url: "/image-generator" },
    { name: "New chat", url: "/chat" },
  ],
  // By GET: it fills in a form and writes nothing.
  share_target: { action: sharePath, method: "GET", params: { title: "title", text: "text", url: "url" } },
});
