import { describePage, type PageHead } from "#ui/head.ts";
import type { SiteSettings } from "./site-settings.tsx";

/** A static page's `meta`: what it says of itself, completed by the installation's name and address (the root loader's data). */
export function pageMeta(settings: SiteSettings | undefined, head: Omit<PageHead, "baseUrl" | "productName">) {
  // Pages that nobody is meant to find have no picture of their own.
  const imagePath = head.noIndex ? undefined : `/og/page${head.path}.png`;
  return describePage({
    imagePath,
    ...head,
    baseUrl: settings?.baseUrl ?? "",
    productName: settings?.productName ?? "",
  });
}
