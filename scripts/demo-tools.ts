/** Invented tools, obviously not real products, that fill the catalogue to a size at which slowness shows. */
import { createSeededRandom, type SeededRandom } from "#directory/covers/seeded-random.ts";
import { categories } from "#directory/data/categories.ts";
import { tools } from "#directory/data/tools.ts";

export interface DemoTool {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly category_id: string;
  readonly website: string;
  readonly tags: readonly string[];
  readonly is_new: boolean;
  readonly is_paid: boolean;
  readonly affiliate_discount: number;
  readonly clicks_total: number;
  readonly added_at: string;
}

/** Matches demo tools' slugs, as a PostgreSQL regular expression. Neither seeded nor operators' tools have such slugs. */
export const demoSlugPattern = "^demo-[0-9]{6,7}-";

function listed(text: string): readonly [string, ...string[]] {
  const [first = "", ...rest] = text.split(text.includes(", ") ? ", " : " ");
  return [first, ...rest];
}

const firstWords = listed(
  "Amber Brisk Calm Clear Copper Daylight Early Field Fine Grand Harbor Hazel Inked Ivory Juniper Keen " +
    "Linen Lively Maple Marble Nimble Ochre Olive Open Paper Pepper Plain Quick Quiet River Saffron " +
    "Silver Steady Stone Sunday Swift Tidal Umber Velvet Willow",
);
const secondWords = listed(
  "Atelier Bench Board Brush Canvas Chisel Compass Desk Draft Easel Figure Folio Forge Frame Garden " +
    "Grid Kiln Lantern Layer Lens Line Loom Margin Mark Nook Palette Panel Pencil Pixel Press Proof Ruler " +
    "Scene Sheet Sketch Slate Stencil Studio Tile Workshop",
);
const actions = listed(
  "Drafts, Arranges, Cleans up, Compares, Collects, Combines, Corrects, Designs, Generates, Improves, " +
    "Measures, Organizes, Plans, Prepares, Publishes, Rebuilds, Renders, Reviews, Sketches, Translates",
);
const circumstances = listed(
  "for small teams, for one-person studios, from a written brief, from a single photograph, " +
    "in a shared workspace, in the browser, on a phone, for weekly campaigns, for print and screen, " +
    "with a history of every version, with comments in the margin, without an installation",
);

const dayMs = 86_400_000;
const oldestDays = 1_095;
const share = { isNew: 0.04, isPaid: 0.4, isDiscounted: 0.03, isClicked: 0.5 };

/**
 * @param seed the same seed gives the same tools.
 * @param now tools were added in the three years before.
 */
export function generateDemoTools(count: number, seed: number, now: Date): DemoTool[] {
  const random = createSeededRandom(seed);
  const tagsByCategory = new Map(
    categories.map(({ id }) => [
      id as string,
      tools.filter((tool) => tool.category === id).flatMap(({ tags }) => tags),
    ]),
  );
  return Array.from({ length: count }, (_, index) => demoTool(index + 1, random, tagsByCategory, now));
}

function demoTool(
  number: number,
  random: SeededRandom,
  tagsByCategory: ReadonlyMap<string, readonly string[]>,
  now: Date,
): DemoTool {
  const { id: categoryId } = random.pick(categories);
  const words = [random.pick(firstWords), random.pick(secondWords)];
  const tags = [...new Set(random.shuffle(tagsByCategory.get(categoryId) ?? []))].slice(0, random.whole(3, 5));
  const id = String(number).padStart(6, "0");
  // As in a real directory, a few are visited often and most rarely.
  const clicks = random.chance(share.isClicked) ? Math.floor(1 / (1 - random.next()) ** 1.5) : 0;
  return {
    slug: `demo-${id}-${words.join("-").toLowerCase()}`,
    name: `${words.join(" ")} ${number} (demo)`,
    description: `${random.pick(actions)} ${tags.slice(0, 2).join(" and ")} ${random.pick(circumstances)}. A demo entry, not a real product.`,
    category_id: categoryId,
    // `.example` is reserved, so the address never resolves.
    website: `https://demo-${id}.example`,
    tags,
    is_new: random.chance(share.isNew),
    is_paid: random.chance(share.isPaid),
    affiliate_discount: random.chance(share.isDiscounted) ? random.whole(1, 5) * 5 : 0,
    clicks_total: Math.min(clicks, 1_000_000),
    added_at: new Date(now.getTime() - random.next() * oldestDays * dayMs).toISOString(),
  };
}
