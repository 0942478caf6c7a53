import { type DataStrategyResult, data, type MiddlewareFunction } from "react-router";
import { findFailure } from "./find-failure.ts";

/** The page on which forms are sent. */
interface Page {
  readonly isSignedIn: boolean;
  /** Shows why the form that was sent to `address` wasn't taken; undefined if it was. @returns once the page stays. */
  readonly show: (failure: string | undefined, address: URL) => Promise<void>;
}

let page: Page | undefined;

/** For the page's frame alone. @returns a function that ends it. */
export function watchPage(watching: Page): () => void {
  page = watching;
  return () => {
    page = undefined;
  };
}

const whenTaken = new Set<() => void>();

/** Calls `onTaken` whenever the server has taken a form of the page. @returns a function that ends it. */
export function watchForms(onTaken: () => void): () => void {
  whenTaken.add(onTaken);
  return () => whenTaken.delete(onTaken);
}

let isRefused = false;

/**
 * True if React Router only goes through the page’s middleware, as it does after each form, and loads nothing, because the form wasn’t
 * taken.
 */
export const isAfterFailedForm = (): boolean => isRefused;

/** Status with which React Router keeps the page's data instead of asking for it again. */
const notTaken = 503;

/**
 * Keeps the page and what was typed if a form wasn't taken: the user is signed out, the server is away or refused it with a sentence. React
 * Router would show the sign-in page or an error page instead. Nothing is sent again by itself.
 */
export const keepPageOfFailedForm: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  if (request.signal.aborted || !page) return results;
  if (request.method === "GET") {
    isRefused = false;
    return results;
  }
  const address = new URL(request.url);
  const failure = findFailure(results, { pathname: address.pathname, isSignedIn: page.isSignedIn });
  isRefused = failure !== undefined;
  await page.show(failure, address);
  if (failure === undefined) {
    for (const onTaken of whenTaken) onTaken();
    return results;
  }
  const nothing = { type: "data" as const, result: data(undefined, { status: notTaken }) };
  return Object.fromEntries(Object.keys(results).map((routeId) => [routeId, nothing]));
};
