/** Addresses of comparisons. Pure, for server and browser. */

/** Fewer are no comparison. */
export const comparedMin = 2;
/** More don't fit beside each other. */
export const comparedMax = 4;

/** The page on which tools to compare are chosen. */
export const comparePath = "/compare";

const between = "-vs-";

/** The one address of a comparison: its tools in alphabetical order. */
export const comparisonPath = (slugs: readonly string[]): string =>
  `${comparePath}/${slugs.toSorted(byCharacters).join(between)}`;

/** The order of characters, whatever the reader's language. */
const byCharacters = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The page for choosing, with these chosen. */
export function pickerPath(slugs: readonly string[], query = ""): string {
  const parameters = new URLSearchParams();
  if (slugs.length > 0) parameters.set("tools", slugs.join(","));
  if (query !== "") parameters.set("q", query);
  return parameters.size === 0 ? comparePath : `${comparePath}?${parameters}`;
}

/** Longer addresses name more tools than any comparison has, however they are read. */
const partsMax = 12;

/** Every slug that the address of a comparison may name: a slug may itself have `-vs-` in it. @returns none for what is too long. */
export function possibleSlugs(address: string): readonly string[] {
  const parts = address.split(between);
  if (parts.length > partsMax) return [];
  return [
    ...new Set(
      parts.flatMap((_, from) =>
        parts.slice(from).map((_, length) => parts.slice(from, from + length + 1).join(between)),
      ),
    ),
  ];
}

/**
 * Reads which tools an address names, in its order.
 * @param known those of its possible slugs that are tools. Where it can be read in several ways, the one with most tools counts.
 * @returns undefined if a part of it is no tool.
 */
export function readComparison(address: string, known: ReadonlySet<string>): readonly string[] | undefined {
  const parts = address.split(between);
  if (parts.length > partsMax) return undefined;
  /** The best reading of the parts from an index on. */
  const best: (readonly string[] | undefined)[] = Array.from({ length: parts.length + 1 });
  best[parts.length] = [];
  for (let from = parts.length - 1; from >= 0; from--) {
    for (let to = from + 1; to <= parts.length; to++) {
      const slug = parts.slice(from, to).join(between);
      const rest = best[to];
      const current = best[from];
      if (rest && known.has(slug) && (!current || current.length < rest.length + 1)) best[from] = [slug, ...rest];
    }
  }
  return best[0];
}

/** Pages of the directory, where the tray is shown. Those of comparisons are where it leads to, and forms have none. */
export function hasTray(path: string): boolean {
  const [, area, , page] = path.split("/");
  if (path === "/" || path === "/favourites") return true;
  return (area === "tools" && (page === undefined || page === "alternatives")) || area === "ai-models";
}

/** A tool in the tray of those to compare. */
export interface TrayTool {
  readonly slug: string;
  readonly name: string;
}

/** Reads the tray as the browser stored it; what is no tool is left out. */
export function readTray(stored: string | null): readonly TrayTool[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? list.filter(isTrayTool).slice(0, comparedMax) : [];
  } catch {
    return [];
  }
}

const isTrayTool = (one: unknown): one is TrayTool => {
  const { slug, name } = (one ?? {}) as Partial<TrayTool>;
  return (
    typeof slug === "string" &&
    /^[a-z0-9][a-z0-9-]{0,120}$/.test(slug) &&
    typeof name === "string" &&
    name.length <= 120
  );
};
