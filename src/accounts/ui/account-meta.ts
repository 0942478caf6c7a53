import { describePage } from "#ui/head.ts";

interface RootData {
  readonly baseUrl: string;
  readonly productName: string;
}

/**
 * `meta` of an account page. Search engines must not index it.
 * @param description for pages that visitors see and share.
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
