import { parse } from "hono/utils/cookie";
import { noticeCookie } from "../ui/notice-cookie.ts";
import { isNotice, type Notice } from "../ui/notice-words.ts";

/** What the last action left to say (`withNotice`), for pages that show it themselves. It stays, for the toast that says the same. */
export function readNotice({ headers }: Request): Notice | null {
  const name = parse(headers.get("cookie") ?? "", noticeCookie)[noticeCookie] ?? "";
  return isNotice(name) ? name : null;
}
