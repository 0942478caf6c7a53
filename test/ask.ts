import { type RawAnswer, rawRequest } from "./raw-request.ts";
import type { Site } from "./site.ts";

type Headers = Readonly<Record<string, string>>;

export const formType = "application/x-www-form-urlencoded";

/** One request on a connection of its own: unlike fetch it sends just what it is told. @param line e.g. `GET /tools`. */
export function ask(
  site: Site,
  line: string,
  headers: Headers = {},
  body: string | Uint8Array = "",
): Promise<RawAnswer> {
  const all = { Host: new URL(site.url).host, Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return rawRequest(site.url, [[`${line} HTTP/1.1`, ...lines, "", ""].join("\r\n"), body]);
}

/** A form sent to the home page, which takes none. */
export function post(site: Site, headers: Headers, body: string | Uint8Array = "a=b"): Promise<RawAnswer> {
  const length = String(Buffer.byteLength(body));
  return ask(site, "POST /", { "Content-Type": formType, "Content-Length": length, ...headers }, body);
}

/** Error code of an answer in JSON. */
export function errorCode(answer: RawAnswer): string {
  return (JSON.parse(answer.body) as { error: { code: string } }).error.code;
}
