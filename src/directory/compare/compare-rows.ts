import { formatNumber } from "#ui/format.ts";
import type { ShownFact } from "../fact-rules.ts";
import { describeRating } from "../rating-rules.ts";
import { websiteHost } from "../rules.ts";
import type { ComparedTool } from "./compare-tools.ts";

export interface ComparedCell {
  /** Null for what isn't known. */
  readonly text: string | null;
  readonly source: ShownFact["source"];
}

export interface ComparedRow {
  readonly label: string;
  /** One for each tool, in their order. */
  readonly cells: readonly ComparedCell[];
  /** True if what is known of two of them differs. What isn't known differs from nothing. */
  readonly differs: boolean;
  /** False if it isn’t known of some: these may differ, or not. */
  readonly isKnownOfAll: boolean;
}

/** The content of a comparison. */
export interface Comparison {
  readonly rows: readonly ComparedRow[];
  /** Labels of what isn't known of any. */
  readonly unknown: readonly string[];
}

/** @param textsHere how each tool runs here, in words. */
export function compareTools(tools: readonly ComparedTool[], textsHere: readonly string[]): Comparison {
  const kinds = tools[0]?.facts.map(({ label }) => label) ?? [];
  const facts = kinds.map((label, index) =>
    toRow(
      label,
      tools.map(({ facts: all }) => ({ text: all[index]?.text ?? null, source: all[index]?.source ?? null })),
    ),
  );
  const own = (label: string, textOf: (tool: ComparedTool) => string) =>
    toRow(
      label,
      tools.map((tool) => ({ text: textOf(tool), source: null })),
    );
  const rows = [
    own("Category", ({ category }) => category.name),
    ...facts,
    toRow(
      "Runs here",
      textsHere.map((text) => ({ text, source: null })),
    ),
    own("Tags", ({ tags }) => tags.join(", ")),
    ...(tools.some(({ reviewsTotal }) => reviewsTotal > 0)
      ? [{ ...own("Rating here", (tool) => describeRating(tool) ?? "No review yet"), differs: false }]
      : []),
    ...(tools.some(({ upvotesTotal }) => upvotesTotal > 0)
      ? [{ ...own("Upvotes here", ({ upvotesTotal }) => formatNumber(upvotesTotal)), differs: false }]
      : []),
    // No two have the same website.
    { ...own("Website", ({ website }) => websiteHost(website)), differs: false },
  ];
  const isKnown = ({ cells }: ComparedRow) => cells.some(({ text }) => text !== null);
  return { rows: rows.filter(isKnown), unknown: rows.filter((row) => !isKnown(row)).map(({ label }) => label) };
}

function toRow(label: string, cells: readonly ComparedCell[]): ComparedRow {
  const texts = cells.flatMap(({ text }) => text ?? []);
  return { label, cells, differs: new Set(texts).size > 1, isKnownOfAll: texts.length === cells.length };
}
