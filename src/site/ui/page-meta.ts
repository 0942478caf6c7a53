import { describePage, type PageHead } from "#ui/head.ts";
import type { SiteSettings } from "./site-settings.tsx";

/** A static page's `meta`, completed with the installation's name and address from the root loader. */
export function pageMeta(settings: SiteSettings | undefined, head: Omit<PageHead, "baseUrl" | "productName">) {
  // Pages that are not indexed have no picture of their own.
  const imagePath = head.noIndex ? undefined : `/og/page${head.path}.png`;
  return describePage({
    imagePath,
    ...head,
    baseUrl: settings?.baseUrl ?? "",
    productName: settings?.productName ?? "",
  });
}
