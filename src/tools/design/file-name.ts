/** A design's title as the beginning of a file's name. */
export const fileNameOf = (title: string): string =>
  title
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60) || "design";
