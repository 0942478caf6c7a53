import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { comparedMax } from "../compare-rules.ts";
import { checkQueryLength } from "../parse-tool-search.ts";
import { normalizeQuery, type ToolCard } from "../rules.ts";
import { readSearchWords } from "../search/search-directory.ts";
import { everything } from "../search-rules.ts";
import { searchTools } from "../search-tools.ts";
import { type ComparedPair, listComparedTools, listFeaturedPairs } from "./compare-tools.ts";

/** Tools that are chosen on the page for it, and tools to choose from. */
export interface Picker {
  readonly chosen: readonly ToolCard[];
  /** Slugs of what was chosen and has left the directory. */
  readonly gone: readonly string[];
  readonly query: string;
  readonly found: readonly ToolCard[];
  /** Examples, while nothing is chosen. */
  readonly pairs: readonly ComparedPair[];
}

const foundMax = 12;
const pairsMax = 12;

/** @throws {AppError} `malformed_request` for what none of our pages links to. */
export async function readPicker(
  services: Pick<Services, "db" | "catalogueCache">,
  parameters: URLSearchParams,
): Promise<Picker> {
  const { db } = services;
  const slugs = readSlugs(parameters.get("tools"));
  const query = checkQueryLength(parameters.get("q")).trim();
  const wanted = { ...everything, query: normalizeQuery(query) };
  const [compared, found, pairs] = await Promise.all([
    listComparedTools(db, slugs),
    wanted.query === "" ? undefined : searchTools(db, wanted, () => readSearchWords(services)),
    slugs.length === 0 && query === "" ? listFeaturedPairs(db) : [],
  ]);
  const chosen = slugs.flatMap((slug) => compared.find((tool) => tool.slug === slug) ?? []);
  return {
    chosen: chosen.map(({ facts: _facts, engine: _engine, category: _category, addedAt: _addedAt, ...card }) => card),
    gone: slugs.filter((slug) => !chosen.some((tool) => tool.slug === slug)),
    query,
    found: (found?.tools ?? []).filter(({ slug }) => !slugs.includes(slug)).slice(0, foundMax),
    // One of each category, so that there is something for everyone.
    pairs: pairs
      .filter(({ categoryId }, index) => pairs.findIndex((pair) => pair.categoryId === categoryId) === index)
      .slice(0, pairsMax),
  };
}

function readSlugs(list: string | null): readonly string[] {
  const slugs = [...new Set((list ?? "").split(",").filter(Boolean))];
  if (slugs.length <= comparedMax && slugs.every((slug) => /^[a-z0-9][a-z0-9-]{0,120}$/.test(slug))) return slugs;
  throw new AppError("malformed_request", {
    userMessage: `You can compare up to ${comparedMax} tools of the directory. Please choose them again.`,
  });
}
