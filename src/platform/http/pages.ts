import type { Context, Handler } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { AppError } from "../errors.ts";
import {
  keepDocumentContext,
  type Refusal,
  refusalContext,
  requestContext,
  type Services,
  servicesContext,
} from "../services.ts";
import type { AppEnv } from "./app-env.ts";
import { type PageCache, sharedSeconds } from "./page-cache.ts";
import { buildWithPageErrors } from "./page-errors.ts";
import { storedResponse } from "./stored-answer.ts";

export interface PagesParts {
  readonly services: Services;
  /** In development a function that returns the current build. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly pageCache: PageCache;
  /** Gives loaders and actions what other slices know. Called for every page, also for those that visitors share. */
  readonly connect: (context: RouterContextProvider) => void;
  /**
   * Adds to a page what slices have for it: to the context before rendering, to the response afterwards. Shared pages are rendered without
   * it.
   */
  readonly setUp: (context: RouterContextProvider, c: Context<AppEnv>) => (answer: Response) => Promise<Response>;
  /** The headers of every response, and so of every cached page. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Pages {
  /** Answers a request with React Router, from the page cache if possible. */
  readonly handle: Handler<AppEnv>;
  /** Renders the error page of a refused request. */
  refuse(c: Context<AppEnv>, refusal: AppError): Promise<Response>;
}

/** An address without a route, so that the catch-all page shows the error. The refused address itself may be unparsable. */
const refusalPath = "/refused";

export function createPages({ services, build, pageCache, connect, setUp, headers }: PagesParts): Pages {
  const { config } = services;
  const given =
    typeof build === "function" ? async () => buildWithPageErrors(await build()) : buildWithPageErrors(build);
  const route = createRequestHandler(given, config.nodeEnv === "development" ? "development" : "production");

  async function render(
    c: Context<AppEnv>,
    request: Request,
    {
      refusal,
      context = new RouterContextProvider(),
      isForAll = false,
    }: { refusal?: Refusal; context?: RouterContextProvider; isForAll?: boolean } = {},
  ): Promise<Response> {
    context.set(servicesContext, services);
    context.set(requestContext, c.get("scope"));
    connect(context);
    if (refusal) context.set(refusalContext, refusal);
    if (isForAll) return route(request, context);
    const finish = setUp(context, c);
    return finish(await route(request, context));
  }

  async function handle(c: Context<AppEnv>): Promise<Response> {
    const { raw: request } = c.req;
    const cookie = request.headers.get("cookie");
    if (request.method === "POST") return takenOrRefused(await render(c, request));
    const { pathname, search } = new URL(request.url);
    const key = pageCache.isEligible(request.method, cookie) ? pageCache.keyOf(`${pathname}${search}`) : undefined;
    if (key === undefined) return render(c, request);
    let own: Response | undefined;
    const shared = await pageCache.renderOnce(key, async () => {
      // A shared page depends only on its key: not on the first visitor's cookies or host name, and not on whether they disconnect.
      const context = new RouterContextProvider();
      const kept: { document?: Buffer } = {};
      context.set(keepDocumentContext, (document) => {
        kept.document = document;
      });
      const answer = await render(c, new Request(`${config.baseUrl}${key}`), { context, isForAll: true });
      if (answer.status !== 200 || sharedSeconds(answer.headers) === 0) {
        own = kept.document ? new Response(kept.document as BodyInit, answer) : answer;
        return undefined;
      }
      const all = new Headers(answer.headers);
      for (const [name, value] of Object.entries(headers)) if (!all.has(name)) all.set(name, value);
      return { body: kept.document ?? Buffer.from(await answer.arrayBuffer()), headers: all };
    });
    if (shared) return storedResponse(request, shared);
    return own && !cookie ? own : render(c, request);
  }

  return {
    handle,
    refuse: (c, error) =>
      render(c, new Request(new URL(refusalPath, config.baseUrl)), { refusal: { error, link: linkAfter(error, c) } }),
  };
}

/** Leads from parameters that were refused to the page without them. */
function linkAfter({ code }: AppError, c: Context<AppEnv>): Refusal["link"] {
  const { pathname, search } = new URL(c.req.url);
  // Nothing but a plain path: two slashes at the beginning would lead to another site.
  const isPlain = /^(?:[/][\w.~-]+)+$/.test(pathname);
  const isAboutQuery = (code === "malformed_request" || code === "uri_too_long") && search !== "";
  return isAboutQuery && isPlain ? { path: pathname, label: "Open the page without parameters" } : undefined;
}

/** If a route has no action, React Router's error is for developers only. Its client script relies on it, so only pages get our message. */
function takenOrRefused(answer: Response): Response {
  if (answer.status !== 405 || answer.headers.has("x-remix-response")) return answer;
  throw new AppError("method_not_allowed", {
    userMessage: "This page doesn’t accept forms. Please go back to the page you came from and try again.",
    headers: { Allow: "GET, HEAD" },
  });
}
