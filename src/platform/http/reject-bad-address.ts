import { createMiddleware } from "hono/factory";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";

/** Limits on what an address may be. Lengths are in characters. */
interface AddressLimits {
  readonly addressMax: number;
  readonly queryParameterMax: number;
  /** True if the query may have line breaks and tabs. */
  readonly hasLines: boolean;
}

const usual: AddressLimits = { addressMax: 2_048, queryParameterMax: 500, hasLines: false };
/** For addresses built by other sites; below Node's limit for headers. */
const foreign: AddressLimits = { addressMax: 8_192, queryParameterMax: 4_096, hasLines: false };
/** For texts that a user's device shares with the app. */
const shared: AddressLimits = { ...foreign, hasLines: true };
const limits = { usual, foreign, shared } as const;

export type AddressKind = keyof typeof limits;

/** More than any page takes. */
const parametersMax = 50;

/** Methods with which any page may be requested. */
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
 * The address with its longest texts cut until it is within the limits: users don't choose how much another app shares, and would lose all of
 * it. @returns undefined if there is nothing to cut, or if cutting texts doesn't help.
 */
export function cutQuery(address: string): string | undefined {
  const { addressMax, queryParameterMax } = limits.shared;
  const { pathname, search } = new URL(address);
  if (hasTooManyParameters(search)) return undefined;
  const texts = [...new Map(new URLSearchParams(search))].map(([name, text]) => ({
    name,
    text,
    cut: cutText(text, queryParameterMax, addressMax),
  }));
  const isLong = `${pathname}${search}`.length > addressMax;
  if (!isLong && texts.every(({ text, cut }) => text === cut)) return undefined;
  const frame = pathname.length + texts.reduce((sum, { name }) => sum + writtenLength(name) + 2, 0);
  if (frame > addressMax) return undefined;
  const lengthMax = shareFairly(
    texts.map(({ cut }) => writtenLength(cut)),
    addressMax - frame,
  );
  const pairs = texts.map(({ name, cut }) => [name, cutText(cut, queryParameterMax, lengthMax)]);
  return `${pathname}?${new URLSearchParams(pairs)}`;
}

/** @returns the most that each may have, so that together they have no more than `sum`: only the longest are cut. */
function shareFairly(lengths: readonly number[], sum: number): number {
  let left = sum;
  for (const [index, length] of lengths.toSorted((one, other) => one - other).entries()) {
    const share = Math.floor(left / (lengths.length - index));
    if (length > share) return share;
    left -= length;
  }
  return sum;
}

/** The longest beginning of whole characters that is within both limits. */
function cutText(text: string, charactersMax: number, writtenMax: number): string {
  let written = 0;
  let end = 0;
  for (const character of text) {
    written += writtenLength(character);
    if (written > writtenMax || end + character.length > charactersMax) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/** Length of a text in an address, as `URLSearchParams` writes it. */
function writtenLength(text: string): number {
  const plain = text.match(/[\w*. -]/g)?.length ?? 0;
  return Buffer.byteLength(text) * 3 - plain * 2;
}

/** Counted before anything is parsed: what follows costs more the more there are. */
function hasTooManyParameters(search: string): boolean {
  let count = 1;
  for (let at = search.indexOf("&"); at !== -1; at = search.indexOf("&", at + 1)) {
    count += 1;
    if (count > parametersMax) return true;
  }
  return false;
}

/** @throws {AppError} saying what is wrong with an absolute address. */
export function checkAddress(address: string, kind: AddressKind = "usual"): void {
  const { addressMax, queryParameterMax, hasLines } = limits[kind];
  const url = new URL(address);
  if (url.pathname.length + url.search.length > addressMax) {
    throw new AppError("uri_too_long", { userMessage: "This address is too long. Please shorten the search." });
  }
  if (hasTooManyParameters(url.search)) {
    throw malformed(`This address has more than ${parametersMax} parameters. Please check the link.`);
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
