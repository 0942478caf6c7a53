import { redactAddresses } from "../describe-error.ts";

const pathLengthMax = 200;

/**
 * The path of a request for the log: shortened, without the query (searches are private) and without email addresses.
 * @param target a path, with or without a query.
 */
export function loggablePath(target: string): string {
  return redactAddresses(target.slice(0, pathLengthMax).split("?", 1)[0] ?? "");
}
