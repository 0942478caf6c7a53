import type { Context, Handler } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { AppError } from "../errors.ts";
import { keepDocumentContext, refusalContext, requestContext, type Services, servicesContext } from "../services.ts";
import type { AppEnv } from "./app-env.ts";
import { type PageCache, sharedSeconds } from "./page-cache.ts";
import { buildWithPageErrors } from "./page-errors.ts";
import { storedResponse } from "./stored-answer.ts";

export interface PagesParts {
  readonly services: Services;
  /** In development a function, which gives the build as the sources are at that moment. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly pageCache: PageCache;
  /** What slices add to a page: to the context before it is made, to the answer afterwards. What is made for everybody has none of it. */
  readonly setUp: (context: RouterContextProvider, c: Context<AppEnv>) => (answer: Response) => Promise<Response>;
  /** What every answer carries, and so every page that is kept. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Pages {
  /** Answers a request by React Router, from the page cache where it may. */
  readonly handle: Handler<AppEnv>;
  /** The page that shows a request's refusal. */
  refuse(c: Context<AppEnv>, refusal: AppError): Promise<Response>;
}

/** Any address that no route has: the catch-all page shows the refusal. The refused address itself may be what cannot be read. */
const refusalPath = "/refused";

export function createPages({ services, build, pageCache, setUp, headers }: PagesParts): Pages {
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
    }: { refusal?: AppError; context?: RouterContextProvider; isForAll?: boolean } = {},
  ): Promise<Response> {
    context.set(servicesContext, services);
    context.set(requestContext, c.get("scope"));
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
      // Rendered for everybody: from what the page depends on alone, whoever asks first, by whatever name they call us, and to the end,
      // also when they go away meanwhile.
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
    refuse: (c, refusal) => render(c, new Request(new URL(refusalPath, config.baseUrl)), { refusal }),
  };
}

/** Where a route takes no form React Router says so in words for developers, of which a page shows none. Its own script reads them. */
function takenOrRefused(answer: Response): Response {
  if (answer.status !== 405 || answer.headers.has("x-remix-response")) return answer;
  throw new AppError("method_not_allowed", {
    userMessage: "Nothing can be sent to this address. Please go back to the page you came from and try again.",
    headers: { Allow: "GET, HEAD" },
  });
}
