import type { StyleId } from "../../engine/brief/brief.ts";
import type { Voice } from "../../engine/compose/kit.ts";
import type { Subject } from "../figures/subjects.ts";
import type { TypePair } from "./style.ts";

/** Trades and occasions that are set in a manner of their own. */
const groups = {
  love: ["wedding", "valentine"],
  beauty: ["cosmetics", "jewellery", "spa", "fashion"],
  flowers: ["flower", "garden", "spring"],
  children: ["children", "birthday", "easter", "icecream", "school"],
  animals: ["dog", "cat", "vet", "bird"],
  sport: ["fitness", "running", "football", "basketball", "tennis", "bike", "moving", "car"],
  sale: ["sale", "jobs"],
  stage: ["band", "club", "festival", "music", "dance", "party"],
  evening: ["film", "theater", "newyear", "cocktail", "jazz"],
  trust: ["law", "finance", "business", "realestate"],
  books: ["book", "writing", "classical", "community", "charity"],
  care: ["health", "dentist", "optician", "yoga"],
  bread: ["bakery", "cake", "coffee", "tea", "honey"],
  market: ["market", "farm", "vegan", "fruit", "juice", "plants", "crafts", "pottery"],
  table: ["restaurant", "wine", "pizza", "fish", "asian", "sushi"],
  hearty: ["beer", "burger", "hair", "crafts"],
  machines: ["technology", "robots", "science", "energy", "gaming", "space"],
  makers: ["design", "architecture", "photography", "art", "furniture"],
} as const satisfies Readonly<Record<string, readonly Subject[]>>;

type Group = keyof typeof groups;

/** Trades and occasions of groups, for a pair that suits nothing else. */
export const subjectsOf = (...names: readonly Group[]): readonly Subject[] => names.flatMap((name) => groups[name]);

/** Tracking and line height as shares of the type size. */
const set = (faceId: string, tracking: number, lineHeight: number, isCaps = false): Voice => ({
  faceId,
  tracking,
  lineHeight,
  ...(isCaps && { isCaps }),
});

const small = (faceId: string): Voice => set(faceId, 0, 1.35);

/** @param text face of the small words. @param strong face of those that matter. @param names groups that it is for; all, if left out. */
const pair = (display: Voice, text: string, strong: string, ...names: readonly Group[]): TypePair => ({
  display,
  text: small(text),
  strong: small(strong),
  ...(names.length > 0 && { subjects: subjectsOf(...names) }),
});

/** Deco’s small words are in capitals, with air between them. */
const spaced = (display: Voice, ...names: readonly Group[]): TypePair => ({
  ...pair(display, "josefin-sans-400", "josefin-sans-700", ...names),
  text: set("josefin-sans-400", 0.06, 1.3, true),
  strong: set("josefin-sans-700", 0.08, 1.3, true),
});

/** Type pairs besides those that a style has had from its beginning. A saved design knows its pair by its number: new ones come last. */
export const morePairs: Readonly<Record<StyleId, readonly TypePair[]>> = {
  swiss: [
    pair(set("work-sans-700", -0.035, 1), "work-sans-500", "work-sans-700"),
    pair(set("barlow-condensed-800", -0.01, 0.92), "barlow-condensed-500", "barlow-condensed-600", "sport", "sale"),
    pair(set("space-grotesk-700", -0.04, 0.98), "jetbrains-mono-500", "jetbrains-mono-700", "machines"),
    pair(set("outfit-600", -0.03, 1), "outfit-400", "outfit-600", "care", "makers"),
  ],
  editorial: [
    pair(set("great-vibes-400", 0, 1.15), "eb-garamond-400", "eb-garamond-600", "love"),
    pair(set("parisienne-400", 0, 1.2), "cormorant-garamond-600", "inter-600", "love", "flowers", "beauty"),
    pair(set("eb-garamond-500", -0.015, 1.02), "eb-garamond-400-italic", "eb-garamond-600", "trust", "books"),
    pair(set("lora-600", -0.02, 1.06), "lora-400-italic", "work-sans-600", "trust", "care", "books", "bread"),
    pair(set("abril-fatface-400", -0.01, 1.02), "lora-400", "work-sans-600", "table", "beauty", "evening"),
    pair(set("cormorant-garamond-500", -0.02, 0.98), "cormorant-garamond-500-italic", "inter-600", "beauty", "love"),
    pair(set("lora-500", -0.02, 1.06), "work-sans-400", "work-sans-600"),
  ],
  bauhaus: [
    pair(set("jost-700", -0.02, 0.98), "jost-500", "jost-700"),
    pair(set("bebas-neue-400", 0.005, 0.95), "jost-500", "jost-700", "sport", "sale", "stage", "evening"),
    pair(set("fredoka-600", -0.01, 1), "nunito-500", "nunito-800", "children"),
  ],
  "cut-out": [
    pair(set("quicksand-700", -0.03, 1.02), "quicksand-500", "quicksand-700", "children", "care", "animals"),
    pair(set("patrick-hand-400", -0.005, 0.98), "nunito-500", "nunito-800", "children", "market", "animals"),
    pair(set("kalam-700", -0.02, 1.12), "nunito-500", "nunito-800", "market", "bread", "flowers"),
    pair(set("amatic-sc-700", 0.01, 0.98), "nunito-500", "nunito-800", "market", "bread", "children"),
    pair(set("zilla-slab-700", -0.02, 1), "nunito-500", "nunito-800", "bread", "hearty", "table"),
    pair(set("lora-700", -0.02, 1.04), "nunito-500", "nunito-800"),
  ],
  deco: [
    spaced(set("limelight-400", 0.01, 1.08, true), "evening"),
    spaced(set("josefin-sans-700", 0.03, 1.02, true), "evening", "beauty"),
    spaced(set("cinzel-500", 0.02, 1.08, true), "trust", "table", "beauty"),
    spaced(set("great-vibes-400", 0, 1.15), "love"),
    spaced(set("rye-400", 0.02, 1.12, true), "hearty"),
    spaced(set("cinzel-700", 0.01, 1.08, true)),
  ],
  riso: [
    pair(set("fredoka-600", -0.01, 1), "nunito-500", "nunito-700", "children", "animals"),
    pair(set("bebas-neue-400", 0.005, 0.95), "space-grotesk-500", "space-grotesk-700", "stage", "sport", "sale"),
    pair(set("alfa-slab-one-400", -0.01, 1.06), "zilla-slab-500", "zilla-slab-700", "hearty", "bread", "table"),
    pair(set("kalam-700", -0.02, 1.12), "space-grotesk-500", "space-grotesk-700", "market", "flowers"),
    pair(set("work-sans-700", -0.035, 1), "work-sans-500", "work-sans-700"),
  ],
  soft: [
    pair(set("quicksand-700", -0.03, 1.04), "nunito-500", "nunito-700", "care", "children", "animals"),
    pair(set("parisienne-400", 0, 1.2), "inter-500", "inter-600", "love", "beauty"),
    pair(set("dancing-script-700", 0, 1.15), "quicksand-500", "quicksand-700", "love", "flowers", "bread"),
    pair(set("cormorant-garamond-600", -0.02, 1), "inter-500", "inter-600", "beauty", "care"),
    pair(set("outfit-600", -0.03, 1.02), "outfit-400", "outfit-600"),
  ],
  line: [
    pair(set("dancing-script-700", 0, 1.15), "lora-400", "lora-600", "love", "flowers", "bread"),
    pair(set("caveat-700", 0, 1.05), "work-sans-400", "work-sans-600", "bread", "market", "flowers"),
    pair(set("zilla-slab-600", -0.02, 1.02), "zilla-slab-500", "zilla-slab-700", "bread", "books", "hearty"),
    pair(set("eb-garamond-500", -0.015, 1.02), "work-sans-400", "work-sans-600", "trust", "books", "beauty"),
    pair(set("space-mono-700", -0.05, 1.04), "space-grotesk-500", "space-grotesk-700", "machines", "makers"),
    pair(set("jost-500", -0.02, 1.02), "jost-400", "jost-700"),
  ],
  brutal: [
    pair(set("bebas-neue-400", 0, 1, true), "work-sans-500", "work-sans-700"),
    pair(
      set("barlow-condensed-800", -0.01, 0.98, true),
      "barlow-condensed-500",
      "barlow-condensed-600",
      "sport",
      "stage",
    ),
    pair(set("alfa-slab-one-400", -0.01, 1.06), "zilla-slab-500", "zilla-slab-700", "hearty", "table"),
    pair(set("oswald-700", -0.01, 1.14, true), "work-sans-500", "work-sans-700", "sale", "sport"),
  ],
  isometric: [
    pair(set("outfit-700", -0.03, 1), "outfit-500", "outfit-700"),
    pair(set("space-mono-700", -0.06, 1.04), "inter-500", "inter-700", "machines"),
    pair(set("fredoka-600", -0.01, 1), "nunito-500", "nunito-700", "children"),
    pair(set("barlow-condensed-800", -0.01, 0.96), "barlow-condensed-500", "barlow-condensed-600", "sport", "sale"),
    pair(set("jost-700", -0.025, 1), "jost-500", "jost-700", "trust", "makers"),
  ],
};
