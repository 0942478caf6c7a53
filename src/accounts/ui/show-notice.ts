import { showToast } from "#ui/toast.ts";
import { noticeCookie } from "./notice-cookie.ts";
import { isNotice, notices } from "./notice-words.ts";

/** Shows the notice that waits, once. */
export function showNotice(): void {
  const name = new RegExp(`(?:^|; )${noticeCookie}=([a-z-]+)`).exec(document.cookie)?.[1] ?? "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${noticeCookie}=; Max-Age=0; Path=/; SameSite=Lax`;
  if (isNotice(name)) showToast({ id: name, ...notices[name] });
}
