/** A design's title as the beginning of a file's name. */
import { normalizeText } from "#platform/normalize-text.ts";
export const fileNameOf = (title: string): string =>
  normalizeText(title, "NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60) || "design";
