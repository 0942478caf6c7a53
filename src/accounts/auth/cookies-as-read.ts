import { parse } from "hono/utils/cookie";

/**
 * The value of a `Cookie` header that says what we have read in one: of two cookies with one name, or of one that is quoted oddly, the
 * library must not take another than our limits and our memory of sessions do.
 */
export function cookiesAsRead(headers: Headers): string {
  const cookies = Object.entries(parse(headers.get("cookie") ?? ""));
  return cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
}
