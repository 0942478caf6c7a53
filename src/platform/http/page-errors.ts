import {
  type ActionFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { isDatabaseUnavailable } from "../db/database-errors.ts";
import { AppError } from "../errors.ts";
import { type MissingNote, missingNoteContext, requestContext } from "../services.ts";
import { loggablePath } from "./loggable-path.ts";

/** Longer than a restart of the database, shorter than users' patience. */
const retryAfterSeconds = 5;

/** The only place that turns an error into the answer for users and API clients. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return unavailable(error);
  return new AppError("internal", {
    userMessage: "Something went wrong on our side. Please try again in a moment.",
    cause: error,
  });
}

/** The answer to a request that may succeed a moment later. */
export function unavailable(cause: unknown): AppError {
  return new AppError("unavailable", {
    userMessage: "We can’t answer right now. Please try again in a moment.",
    message: "the database is unavailable or overloaded",
    cause,
    headers: { "Retry-After": String(retryAfterSeconds) },
  });
}

/** The data for an error boundary: a message for the user, and the code. */
export interface PageError {
  readonly code: string;
  readonly message: string;
  /** Page that the user can go on with. */
  readonly link?: MissingNote["link"] | undefined;
}

/** Turns an `AppError` into what a loader or action throws, so that the error boundary shows its message with its status. */
export function toPageError(error: AppError, note?: Partial<Pick<PageError, "message" | "link">>) {
  return data({ code: error.code, message: error.userMessage, ...note } satisfies PageError, {
    status: error.status,
    headers: error.headers,
  });
}

/** `Cache-Control` of pages that are the same for all visitors, for our own page cache and any CDN. */
export const visitorPageHeaders = {
  "Cache-Control": "public, max-age=0, s-maxage=300, stale-while-revalidate=600",
} as const;

/**
 * Wraps every loader, action and middleware of the build, so that an `AppError` and an unavailable database get the right status and message, and the log
 * the reason. React Router would answer both with 500.
 */
export function buildWithPageErrors(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route] as const;
    const { loader, action, middleware } = route.module;
    const wrapped = {
      ...(middleware ? { middleware: middleware.map((one) => refusingFirst(one, loader !== undefined)) } : {}),
      ...(loader ? { loader: refusing(id === frameRoute ? loader : unlessRefused(loader)) } : {}),
      ...(action ? { action: refusing(action) } : {}),
    };
    return [id, { ...route, module: { ...route.module, ...wrapped } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

type RouteFunction<Args, Result> = (args: Args) => Result;

function refusing<Args extends LoaderFunctionArgs | ActionFunctionArgs, Result>(work: RouteFunction<Args, Result>) {
  return async (args: Args): Promise<Awaited<Result>> => {
    try {
      return await work(args);
    } catch (error) {
      const known = toAppError(error);
      if (known.code === "internal" && known !== error) throw error;
      // Typed as every loader gets it, and as middleware may replace it.
      const context: Readonly<RouterContextProvider> = args.context;
      const path = loggablePath(new URL(args.request.url).pathname);
      if (known.status >= 500) context.get(requestContext).log.warn({ err: error, path }, "page could not be answered");
      throw toPageError(known, known.code === "not_found" ? await findNote(context, args.request) : undefined);
    }
  };
}

/** Route of the frame around all pages, which needs its data for the page that says that there is no such page. */
const frameRoute = "root";

/** Refusal of a middleware, which each loader but that of the frame throws in place of its work. */
const refusalContext = createContext<ReturnType<typeof toPageError> | null>(null);

const unlessRefused =
  <Args extends LoaderFunctionArgs, Result>(load: RouteFunction<Args, Result>): RouteFunction<Args, Result> =>
  (args) => {
    const context: Readonly<RouterContextProvider> = args.context;
    const refusal = context.get(refusalContext);
    if (refusal) throw refusal;
    return load(args);
  };

/**
 * Middleware that refuses does so before what it lets pass: errors of loaders and actions are answers by then. React Router would run no
 * loader after it, so that the page would have the frame of a visitor who is signed out. Where a page isn't there for the user, the frame's
 * loader runs, and no other.
 * @param hasLoader true if its route has a loader, which then throws in any case.
 */
const refusingFirst =
  (work: MiddlewareFunction<Response>, hasLoader: boolean): MiddlewareFunction<Response> =>
  async (args, next) => {
    if (args.context.get(refusalContext)) return next();
    try {
      return await refusing((given: typeof args) => work(given, next))(args);
    } catch (error) {
      const mayFollow = hasLoader && args.request.method === "GET" && isMissing(error);
      if (!mayFollow) throw error;
      args.context.set(refusalContext, error);
      return next();
    }
  };

const isMissing = (error: unknown): error is ReturnType<typeof toPageError> =>
  typeof error === "object" &&
  error !== null &&
  "data" in error &&
  (error.data as Partial<PageError> | null)?.code === "not_found";

/** The note on what is not there; the page says its usual sentence if there is none. */
async function findNote(
  context: Readonly<RouterContextProvider>,
  { method, url }: Request,
): Promise<MissingNote | undefined> {
  if (method !== "GET") return undefined;
  return context
    .get(missingNoteContext)?.(new URL(url))
    .catch((error: unknown) => {
      context.get(requestContext).log.warn({ err: error }, "could not tell more of a page that is not there");
      return undefined;
    });
}
