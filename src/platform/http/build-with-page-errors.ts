import type { ActionFunctionArgs, LoaderFunctionArgs, RouterContextProvider, ServerBuild } from "react-router";
import { requestContext } from "../services.ts";
import { loggablePath } from "./loggable-path.ts";
import { toPageError } from "./page-errors.ts";
import { toAppError } from "./to-app-error.ts";

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
