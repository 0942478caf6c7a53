import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { isDatabaseUnavailable } from "../db/database-errors.ts";
import { AppError } from "../errors.ts";
import { requestContext } from "../services.ts";
import { loggablePath } from "./loggable-path.ts";

/** Longer than a restart of the database takes; shorter than people wait. */
const retryAfterSeconds = 5;

/** The one place that says what an error is to the person or program that asked. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return unavailable(error);
  return new AppError("internal", {
    userMessage: "Something went wrong on our side. Please try again in a moment.",
    cause: error,
  });
}

/** The answer to what could not be done now, and may be done in a moment. */
export function unavailable(cause: unknown): AppError {
  return new AppError("unavailable", {
    userMessage: "We cannot answer this right now. Please try again in a moment.",
    message: "the database is unavailable or overloaded",
    cause,
    headers: { "Retry-After": String(retryAfterSeconds) },
  });
}

/** What an error boundary gets: a sentence for the reader, and the code. */
export interface PageError {
  readonly code: string;
  readonly message: string;
}

/** An `AppError` as what a loader or action throws, so that the page's error boundary shows its sentence with its status. */
export function toPageError(error: AppError) {
  return data({ code: error.code, message: error.userMessage } satisfies PageError, {
    status: error.status,
    headers: error.headers,
  });
}

/** Runs a loader's or action's work; errors of our own become the page's error, all others go on as they are. */
export async function withPageErrors<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? toPageError(error) : error;
  }
}

/** `Cache-Control` of pages that are the same for all visitors; read by our own page cache and by any CDN in front. */
export const visitorPageHeaders = {
  "Cache-Control": "public, max-age=0, s-maxage=300, stale-while-revalidate=600",
} as const;

/**
 * The same build, with what every loader and action throws put into our words: an `AppError`, and a database that gives no answer, which
 * React Router would make a 500 of.
 */
export function buildWithPageErrors(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route] as const;
    const { loader, action } = route.module;
    const wrapped = {
      ...(loader ? { loader: refusing(loader) } : {}),
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
      // Typed as it is handed to every loader, and as middleware may replace it.
      const context: Readonly<RouterContextProvider> = args.context;
      const path = loggablePath(new URL(args.request.url).pathname);
      if (known.status >= 500) context.get(requestContext).log.warn({ err: error, path }, "page could not be answered");
      throw toPageError(known);
    }
  };
}
