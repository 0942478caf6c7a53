import { noticeCookie } from "../ui/notice-cookie.ts";
import type { Notice } from "../ui/notice-words.ts";

/** Longer than any redirect takes. */
const secondsMax = 60;

/** Adds to a redirect's headers what the page that it leads to is to say. */
export function withNotice(notice: Notice, headers: Headers = new Headers()): Headers {
  headers.append("set-cookie", `${noticeCookie}=${notice}; Max-Age=${secondsMax}; Path=/; SameSite=Lax`);
  return headers;
}
