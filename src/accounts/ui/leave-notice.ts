import { noticeCookie } from "./notice-cookie.ts";
import type { Notice } from "./notice-words.ts";

/** In the browser: leaves what the next page is to say, as `withNotice` does on the server. */
export function leaveNotice(notice: Notice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${noticeCookie}=${notice}; Max-Age=60; Path=/; SameSite=Lax`;
}
