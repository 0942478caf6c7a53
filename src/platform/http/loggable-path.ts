import { redactAddresses } from "../describe-error.ts";

const pathLengthMax = 200;

/**
 * The path of a request as the log may show it: cut, without its query (what people search for is theirs) and without addresses.
 * @param target a path, with or without a query.
 */
export function loggablePath(target: string): string {
  return redactAddresses(target.slice(0, pathLengthMax).split("?", 1)[0] ?? "");
}
