import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { directoryRoutes } from "#directory/index.ts";
import { AppError, errorBody } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { healthRoutes, type Lifecycle } from "#platform/http/health.ts";
import { observe } from "#platform/http/observe.ts";
import { type PageCache, sharedMaxAge } from "#platform/http/page-cache.ts";
import { limitBody, rejectBadRequests } from "#platform/http/reject-bad-requests.ts";
import { requireSameOrigin } from "#platform/http/require-same-origin.ts";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { staticFiles } from "#platform/http/static-files.ts";
import { mailboxRoutes } from "#platform/mail/mailbox-routes.ts";
import { refusalContext, renderedDocumentContext, requestContext, type Services, servicesContext } from "#platform/services.ts";
import { siteRoutes, unsubscribePath } from "#site/index.ts";

export interface AppParts {
  readonly services: Services;
  readonly build: ServerBuild;
  readonly pageCache: PageCache;
  readonly lifecycle: Lifecycle;
  /** Folder with the browser build, or undefined where Vite serves it (development). */
  readonly clientFolder: string | undefined;
}

/** The mount table. Order is policy: observe, protect, then the narrow routes, then the pages. */
export function createApp({ services, build, pageCache, lifecycle, clientFolder }: AppParts): Hono<AppEnv> {
  const { config } = services;
  const headers = Object.entries(securityHeaders(config.baseUrl));
  const handlePage = createRequestHandler(build, config.nodeEnv === "development" ? "development" : "production");
  const app = new Hono<AppEnv>();

  function renderPage(c: { get(key: "scope"): AppEnv["Variables"]["scope"] }, request: Request, refusal?: AppError, context = new RouterContextProvider()): Promise<Response> {
    context.set(servicesContext, services);
    context.set(requestContext, c.get("scope"));
    if (refusal) context.set(refusalContext, refusal);
    return handlePage(request, context);
  }

  app.use(observe(services));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  app.use(rejectBadRequests, limitBody, requireSameOrigin(config.baseUrl, [unsubscribePath]));
  app.route("/", healthRoutes(services, lifecycle));
  if (clientFolder) app.use(staticFiles(clientFolder));
  app.route("/", directoryRoutes(services));
  app.route("/", siteRoutes(services));
  if (config.mail.mailbox) app.route("/dev/mailbox", mailboxRoutes(services));
  app.all("/api/*", () => {
    throw new AppError("not_found", { userMessage: "There is no endpoint at this address. /api-docs lists them." });
  });

  app.all("*", async (c) => {
    const request = c.req.raw;
    if (!pageCache.isEligible(request.method, request.headers.get("cookie") ?? undefined)) return renderPage(c, request);
    const { pathname, search } = new URL(request.url);
    let own: Response | undefined;
    const shared = await pageCache.renderOnce(`${pathname}${search}`, async () => {
      const context = new RouterContextProvider();
      own = await renderPage(c, new Request(request.url, { headers: withoutConditions(request.headers) }), undefined, context);
      if (own.status !== 200 || sharedMaxAge(own.headers.get("cache-control")) === 0) return undefined;
      const body = context.get(renderedDocumentContext) ?? Buffer.from(await own.arrayBuffer());
      for (const [name, value] of headers) if (!own.headers.has(name)) own.headers.set(name, value);
      const page = { body, headers: own.headers };
      own = undefined;
      return page;
    });
    if (shared) return new Response(shared.body as BodyInit, { headers: new Headers(shared.headers) });
    return own ?? renderPage(c, request);
  });

  app.notFound((c) => renderPage(c, c.req.raw));
  app.onError(async (error, c) => {
    const { requestId, log } = c.get("scope");
    const known = error instanceof AppError ? error : new AppError("internal", { userMessage: "Something went wrong on our side. Please try again in a moment.", cause: error });
    if (known.status >= 500) log.error({ err: error, path: c.req.path }, "request failed");
    else log.info({ code: known.code, reason: known.message }, "request refused");
    const wantsPage = c.req.header("accept")?.includes("text/html") && !c.req.path.startsWith("/api/");
    const response = wantsPage
      ? // A neutral address: the refused one may be what cannot be read.
        await renderPage(c, new Request(new URL("/refused", config.baseUrl)), known)
      : c.json(errorBody(known.code, known.userMessage, requestId), known.status);
    const answer = new Response(c.req.method === "HEAD" ? null : response.body, response);
    for (const [name, value] of Object.entries(known.headers)) answer.headers.set(name, value);
    return answer;
  });
  return app;
}

/** A page is rendered for everybody: one visitor's `If-None-Match` must not turn it into a 304. */
function withoutConditions(headers: Headers): Headers {
  const copy = new Headers(headers);
  for (const name of ["if-none-match", "if-modified-since", "cookie", "range"]) copy.delete(name);
  return copy;
}
