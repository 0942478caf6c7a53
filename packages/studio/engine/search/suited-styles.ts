import type { Subject } from "../../art/figures/subjects.ts";
import { type Brief, type StyleId, styleIds } from "../brief/brief.ts";
import { stylesOfMoods } from "../brief/lexicons/look.ts";

/** Styles that suit occasions, and those that hurt them: a wedding is no punk concert. What is left out is neither. */
const customs: readonly {
  readonly subjects: readonly Subject[];
  readonly suited: readonly StyleId[];
  readonly unsuited: readonly StyleId[];
}[] = [
  {
    subjects: ["wedding", "valentine", "jewellery", "cosmetics", "flower"],
    suited: ["editorial", "deco", "line", "soft"],
    unsuited: ["brutal", "isometric", "bauhaus"],
  },
  {
    subjects: ["spa", "yoga", "health", "dentist", "optician"],
    suited: ["soft", "line", "cut-out", "swiss"],
    unsuited: ["brutal", "deco"],
  },
  {
    subjects: ["law", "finance", "business", "jobs", "architecture", "realestate"],
    suited: ["swiss", "editorial", "isometric", "line"],
    unsuited: ["cut-out", "brutal"],
  },
  {
    subjects: ["science", "technology", "robots", "energy", "gaming"],
    suited: ["isometric", "swiss", "bauhaus", "line"],
    unsuited: ["deco", "cut-out"],
  },
  {
    subjects: ["children", "birthday", "easter", "icecream", "school", "gift"],
    suited: ["cut-out", "riso", "bauhaus", "soft"],
    unsuited: ["deco", "brutal", "editorial"],
  },
  {
    subjects: ["jazz", "classical", "theater", "film", "wine", "cocktail", "newyear"],
    suited: ["deco", "editorial", "riso", "bauhaus"],
    unsuited: ["isometric"],
  },
  {
    subjects: ["club", "band", "music", "fitness", "basketball", "football", "sale"],
    suited: ["riso", "brutal", "bauhaus", "swiss"],
    unsuited: ["deco", "line"],
  },
  {
    subjects: ["bakery", "cake", "coffee", "tea", "restaurant", "farm", "honey", "market", "crafts", "pottery"],
    suited: ["cut-out", "editorial", "riso", "line"],
    unsuited: ["isometric", "brutal"],
  },
  {
    subjects: ["plants", "garden", "tree", "climate", "bird", "dog", "cat", "vet", "horse"],
    suited: ["cut-out", "line", "riso", "soft"],
    unsuited: ["deco", "brutal"],
  },
  {
    subjects: ["book", "writing", "art", "photography", "design", "fashion"],
    suited: ["editorial", "swiss", "line", "bauhaus"],
    unsuited: ["isometric"],
  },
  {
    subjects: ["summer", "beach", "sea", "travel", "camping", "mountain", "swim", "festival", "party"],
    suited: ["cut-out", "riso", "soft", "bauhaus"],
    unsuited: ["brutal"],
  },
  {
    subjects: ["christmas", "winter", "halloween", "autumn", "spring"],
    suited: ["cut-out", "riso", "deco", "line"],
    unsuited: ["isometric", "brutal"],
  },
];

/** Occasions for gold on black: a feast, a stage, a luxury. Elsewhere it is a costume. */
const forDeco: readonly Subject[] = [
  ...(["wedding", "valentine", "newyear", "christmas", "jewellery", "cosmetics"] as const),
  ...(["jazz", "classical", "theater", "film", "dance", "wine", "cocktail", "honey", "cake", "restaurant"] as const),
];
const feasts: readonly Brief["archetype"][] = ["invitation", "voucher", "certificate"];

/** Occasions that no feeling makes fit a style: a vacancy in gold, a missing dog as a shout. */
const never: Partial<
  Record<StyleId, { readonly subjects: readonly Subject[]; readonly archetypes: readonly Brief["archetype"][] }>
> = {
  deco: {
    subjects: [
      ...(["running", "bike", "fitness", "football", "basketball", "jobs", "moving", "cleaning", "school"] as const),
      ...(["charity", "community", "market", "dog", "cat", "vet", "children", "car", "laundry", "dentist"] as const),
    ],
    archetypes: ["notice", "hiring", "moved", "listing"],
  },
  brutal: {
    subjects: ["wedding", "charity", "health", "dentist", "classical", "spa", "law"],
    archetypes: ["notice", "thanks", "quote", "certificate", "invitation"],
  },
  bauhaus: { subjects: ["health", "charity", "law"], archetypes: ["notice", "thanks"] },
};

type Occasion = Pick<Brief, "mood" | "subject" | "archetype">;

/** @returns 1 for a style that suits what a brief is about and how it should feel, 0 for one that may do, -1 for one that hurts it. */
export function suitOf(style: StyleId, { mood, subject, archetype }: Occasion): number {
  const isOf = (subjects: readonly Subject[]) => subjects.some((one) => one === subject);
  const hurt = never[style];
  if (hurt && (isOf(hurt.subjects) || (archetype && hurt.archetypes.includes(archetype)))) return -1;
  const isOfMood = mood !== undefined && stylesOfMoods[mood].includes(style);
  const custom = customs.find(({ subjects }) => isOf(subjects));
  if (custom?.unsuited.includes(style) && !isOfMood) return -1;
  const isFeast = isOf(forDeco) || (archetype !== undefined && feasts.includes(archetype));
  if (style === "deco" && !isFeast && !isOfMood) return -1;
  if (mood) return isOfMood ? 1 : 0;
  return custom?.suited.includes(style) ? 1 : 0;
}

/** The styles that a brief may have. */
export const suitedStyles = (brief: Occasion): readonly StyleId[] =>
  styleIds.filter((style) => suitOf(style, brief) >= 0);
