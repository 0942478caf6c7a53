/** Cookie that keeps whether the list of tools is folded, so that the page comes as it was left. It holds nothing else. */
const name = "easel.rail";
const folded = "folded";
const yearSeconds = 365 * 24 * 60 * 60;

export const isRailFolded = (headers: Headers): boolean =>
  (headers.get("cookie") ?? "").split(/;\s*/).includes(`${name}=${folded}`);

export function rememberRail(isFolded: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
  document.cookie = `${name}=${isFolded ? folded : "wide"}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
