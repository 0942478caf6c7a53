import { describePage } from "#ui/head.ts";

interface RootData {
  readonly baseUrl: string;
  readonly productName: string;
}

/** An account page's `meta`: nobody is meant to find it by a search engine. */
export function accountMeta(root: RootData | undefined, title: string, path: string) {
  const { baseUrl = "", productName = "" } = root ?? {};
  return describePage({ title, description: `${title} – ${productName}`, path, baseUrl, productName, noIndex: true });
}
