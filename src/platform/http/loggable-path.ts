import { redactAddresses } from "../describe-error.ts";

const pathLengthMax = 200;

/** Paths whose rest is a secret: a client that knows it may see or do something. Routers match the beginning in capitals, too. */
const secretPaths =
  /^(\/(?:s|home\/bots\/shared|api\/auth\/reset-password|api\/visitor-designs|avatars|bot-pictures|team-logos|team-pictures)\/)[^/]+/i;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** Long parts without a space. Words of an address are lower case, and joined by hyphens. */
const long = /[\w-]{20,}/g;
const isRandom = (text: string): boolean => /[A-Z_]/.test(text) || (/\d/.test(text) && !text.includes("-"));

/**
 * The path of a request for the log: shortened, without the query (searches are private), email addresses and tokens. What looks like one is
 * left out wherever it stands, because an address that is misspelled is logged as well.
 * @param target a path, with or without a query.
 */
export function loggablePath(target: string): string {
  const path = target.slice(0, pathLengthMax).split("?", 1)[0] ?? "";
  const shown = path.replace(secretPaths, "$1…").split("/").map(withoutToken).join("/");
  return redactAddresses(shown);
}

function withoutToken(segment: string): string {
  const parts = decoded(segment).match(long) ?? [];
  return parts.some((part) => isRandom(part) && !uuid.test(part)) ? "…" : segment;
}

/** A segment may be encoded more than once. Each time it gets shorter. */
function decoded(segment: string): string {
  try {
    const once = decodeURIComponent(segment);
    return once === segment ? segment : decoded(once);
  } catch {
    return segment;
  }
}
