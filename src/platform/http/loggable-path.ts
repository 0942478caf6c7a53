import { redactAddresses } from "../describe-error.ts";

const pathLengthMax = 200;

/** Who knows the rest of such an address sees what was shared. */
const secretPaths = /^(\/s\/)[^/]+/;

/**
 * The path of a request for the log: shortened, without the query (searches are private), email addresses and links that are secrets.
 * @param target a path, with or without a query.
 */
export function loggablePath(target: string): string {
  const path = target.slice(0, pathLengthMax).split("?", 1)[0] ?? "";
  return redactAddresses(path.replace(secretPaths, "$1…"));
}
