import { describePage } from "#ui/head.ts";

interface RootData {
  readonly baseUrl: string;
  readonly productName: string;
}

/**
 * An account page's `meta`: nobody is meant to find it by a search engine.
 * @param description for pages that visitors see and send to each other.
 */
export function accountMeta(root: RootData | undefined, title: string, path: string, description?: string) {
  const { baseUrl = "", productName = "" } = root ?? {};
  return describePage({
    title,
    description: description ?? `${title} – ${productName}`,
    path,
    baseUrl,
    productName,
    noIndex: true,
  });
}
