import { describePage, type PageHead } from "#ui/head.ts";
import type { SiteSettings } from "./site-settings.tsx";

/** A static page's `meta`: what it says of itself, completed by the installation's name and address (the root loader's data). */
export function pageMeta(settings: SiteSettings | undefined, head: Omit<PageHead, "baseUrl" | "productName">) {
  return describePage({ ...head, baseUrl: settings?.baseUrl ?? "", productName: settings?.productName ?? "" });
}
