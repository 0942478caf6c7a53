import { createMiddleware } from "hono/factory";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";

/** What an address may be. Lengths are in characters. */
interface AddressLimits {
  readonly addressMax: number;
  readonly queryParameterMax: number;
  /** Whether the query may have line breaks and tabs. */
  readonly hasLines: boolean;
}

const usual: AddressLimits = { addressMax: 2_048, queryParameterMax: 500, hasLines: false };
/** For addresses built by other sites; below Node's limit for headers. */
const foreign: AddressLimits = { addressMax: 8_192, queryParameterMax: 4_096, hasLines: false };
/** For texts that a user's device shares with the app. */
const shared: AddressLimits = { ...foreign, hasLines: true };
const limits = { usual, foreign, shared } as const;

export type AddressKind = keyof typeof limits;

/** What any page may be asked with. */
const methods = ["GET", "HEAD", "POST"];

/**
 * Rejects addresses that no route can answer, before any route sees them.
 * @param kindOf what a path's query carries: `foreign` is built by another site, and may be longer; `shared` also has lines.
 * @param methodsAt the methods that a path supports; empty if it has no list of its own.
 */
export function rejectBadAddress(
  kindOf: (path: string) => AddressKind,
  methodsAt: (path: string) => readonly string[],
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { method } = c.req;
    const own = methods.includes(method) ? methods : methodsAt(c.req.path);
    if (!own.includes(method)) {
      const allowed = (own.length > 0 ? own : methods).join(", ");
      throw new AppError("method_not_allowed", {
        userMessage: `This address doesn’t support ${c.req.method}. It supports ${allowed}.`,
        headers: { Allow: allowed },
      });
    }
    const kind = kindOf(c.req.path);
    const shorter = kind === "shared" ? cutQuery(c.req.url) : undefined;
    if (shorter !== undefined) return c.redirect(shorter, 303);
    checkAddress(c.req.url, kind);
    return next();
  });
}

/**
 * The address with the longest of its texts cut until it is within the limits: users don't choose how much another app shares, and would
 * lose all of it. @returns undefined if there is nothing to cut.
 */
export function cutQuery(address: string): string | undefined {
  const { addressMax, queryParameterMax } = limits.shared;
  const { pathname, search, searchParams } = new URL(address);
  const texts = new Map([...searchParams].map(([name, text]) => [name, [...text]]));
  const write = () =>
    `${pathname}?${new URLSearchParams([...texts].map(([name, characters]) => [name, characters.join("")]))}`;
  const isWithin = (path: string) =>
    path.length <= addressMax && [...texts.values()].every((text) => text.join("").length <= queryParameterMax);
  if (isWithin(`${pathname}${search}`)) return undefined;
  for (let path = write(); ; path = write()) {
    if (isWithin(path)) return path;
    const [longest] = [...texts].toSorted(([, one], [, other]) => other.length - one.length);
    // Nothing but names, which are too long themselves.
    if (!longest || longest[1].length === 0) return undefined;
    texts.set(longest[0], longest[1].slice(0, Math.floor(longest[1].length * 0.9)));
  }
}

/** @throws {AppError} saying what is wrong with an absolute address. */
export function checkAddress(address: string, kind: AddressKind = "usual"): void {
  const { addressMax, queryParameterMax, hasLines } = limits[kind];
  const url = new URL(address);
  if (url.pathname.length + url.search.length > addressMax) {
    throw new AppError("uri_too_long", { userMessage: "This address is too long. Please shorten the search." });
  }
  decode(url.pathname, "path");
  const seen = new Set<string>();
  for (const pair of url.search.slice(1).split("&").filter(Boolean)) {
    const [rawName = "", ...rest] = pair.split("=");
    const name = decode(rawName.replaceAll("+", " "), "query");
    const value = decode(rest.join("=").replaceAll("+", " "), "query", hasLines);
    if (seen.has(name))
      throw malformed(`The parameter “${shorten(name)}” is given more than once. Please give it once.`);
    if (value.length > queryParameterMax) {
      throw malformed(
        `The parameter “${shorten(name)}” is longer than ${queryParameterMax} characters. Please shorten it.`,
      );
    }
    seen.add(name);
  }
}

/** Control characters are never valid in an address, and PostgreSQL refuses NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u001f\u007f]/;

function decode(text: string, where: "path" | "query", hasLines = false): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    throw malformed(`The ${where} of this address is not valid UTF-8. Please check the link.`);
  }
  if (controlCharacters.test(hasLines ? decoded.replaceAll(/[\t\n\r]/g, "") : decoded)) {
    throw malformed(`The ${where} of this address holds a control character. Please check the link.`);
  }
  return decoded;
}

const shorten = (name: string): string => name.slice(0, 40);

function malformed(userMessage: string): AppError {
  return new AppError("malformed_request", { userMessage });
}

/** One address per page: `/tools/` and `//tools` redirect permanently to `/tools`. */
export const redirectToCanonicalPath = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const canonical = canonicalPath(pathname);
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (isRead && canonical !== pathname) return c.redirect(`${canonical}${search}`, 301);
  return next();
});

/** @returns a path that begins with exactly one slash: with two, a browser would read the next part as a host. */
export function canonicalPath(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, "/");
  return single.length > 1 ? single.replace(/\/$/, "") : single;
}
