import { contentCompositionsFor, isContentComposition, showsSubjects } from "../../art/content/content-compositions.ts";
import { figuresOfBrief } from "../../art/figures/figures-of-brief.ts";
import type { Composed } from "../../art/kinds/composer.ts";
import { styleOf } from "../../art/styles/styles.ts";
import { type Brief, type Kind, type StyleId, wordlessKinds } from "../brief/brief.ts";
import { composeDesign } from "../compose-design.ts";
import { freeDrawings } from "../outputs/rasterize.ts";
import { photoCompositionsFor } from "../photos/photo-compositions.ts";
import { photoLikeness } from "../photos/photo-worth.ts";
import { createRandom } from "../random.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { type Judgment, judgeDesign } from "./judge-design.ts";
import { suitedStyles, suitOf } from "./suited-styles.ts";

export interface FoundDesign extends Composed {
  readonly style: StyleId;
}

/** Variants of each style that are looked at, and pages for what the brief says. */
const variantsOfStyle = 3;
const pagesOfStyle = 2;
/** Layouts of a photo that are looked at, in all styles together. */
const photosOfSearch = 54;

/** Their compositions differ by style alone, or have no words that could be judged. */
const unjudged: readonly Kind[] = [...wordlessKinds, "logo", "mockup"];

/**
 * Composes a brief in all styles that suit it, leaves out what no customer would take, and returns the best ones, which differ in style first,
 * then in what they show. The same brief gives the same designs; its own style does not count.
 * @param count of designs, in the order in which they are shown.
 * @param styles to compose it in, where the user chose them.
 */
export async function searchDesigns(
  brief: Brief,
  count: number,
  typesetter: Typesetter,
  styles: readonly StyleId[] = suitedStyles(brief),
): Promise<readonly FoundDesign[]> {
  const shuffled = createRandom(`${brief.seed}/${brief.headline}/styles`).shuffled(styles);
  const inOrder = shuffled.toSorted((a, b) => suitOf(b, brief) - suitOf(a, brief));
  const composeIn = (style: StyleId, variant: number, compositionId?: string): FoundDesign => ({
    style,
    ...composeDesign({ ...brief, style }, typesetter, { variant, compositionId }),
  });
  if (unjudged.includes(brief.kind)) {
    return Array.from({ length: count }, (_, index) =>
      // Variants differ in more than their style: a logo's in their families, a pattern's in their layout.
      composeIn(
        inOrder[index % inOrder.length] ?? brief.style,
        brief.kind !== "mockup" ? index : Math.floor(index / inOrder.length),
      ),
    );
  }
  const candidates: Candidate[] = [];
  const chance = createRandom(`${brief.seed}/${brief.headline}/search`);
  const hasPhoto = brief.photoId !== undefined;
  const pages = (hasPhoto ? photoCompositionsFor(brief) : contentCompositionsFor(brief)).map(({ id }) => id);
  for (const style of inOrder) {
    // With a photo, all styles have the same layouts: each is looked at in some of them.
    const shown = chance.shuffled(pages).slice(0, hasPhoto ? Math.ceil(photosOfSearch / styles.length) : pagesOfStyle);
    const ways = [...shown, ...Array.from({ length: hasPhoto ? 0 : variantsOfStyle }, () => undefined)];
    for (const [variant, compositionId] of ways.entries()) {
      const found = composeIn(style, variant, compositionId);
      const judgment = judgeDesign(found.design, brief, typesetter);
      candidates.push({ ...found, score: scoreOf(found, judgment, brief) + chance.between(0, chanceMax) });
      await freeDrawings();
    }
  }
  return pick(candidates, count).map(({ style, design, choices }) => ({ style, design, choices }));
}

interface Candidate extends FoundDesign {
  readonly score: number;
}

/** Designs that are nearly as good take turns: otherwise a few compositions would win for all prompts. */
const chanceMax = 0.9;

/** Weights by eye, over sheets of prompts as customers type them. */
function scoreOf({ style, choices }: FoundDesign, judgment: Judgment, brief: Brief): number {
  const isPlain = figuresOfBrief(brief).length === 0;
  const isOfOccasion = brief.archetype !== undefined && isContentComposition(choices.compositionId);
  const { hero, legible, headline, filled, upright } = judgment;
  const { shows } = styleOf(style).compositions.find(({ id }) => id === choices.compositionId) ?? {};
  const isShown = shows !== undefined || showsSubjects(choices.compositionId);
  const showsSubject = isShown && figuresOfBrief(brief).length > 0;
  return (
    suitOf(style, brief) * 0.8 +
    (showsSubject ? 1 : 0) +
    (isOfOccasion ? 0.7 : 0) +
    (isPlain && choices.compositionId === "statement" ? 0.8 : 0) -
    (grids.includes(choices.compositionId) ? 0.5 : 0) +
    hero * 0.9 +
    legible * 0.8 +
    headline * 0.7 +
    filled * 0.8 +
    judgment.photo * 2 +
    upright * (brief.kind === "poster" ? 0.3 : 0.8) -
    (judgment.isRejected ? 10 : 0)
  );
}

/** The best one, then the best of those that are unlike the chosen ones. */
function pick(candidates: readonly Candidate[], count: number): readonly Candidate[] {
  const chosen: Candidate[] = [];
  while (chosen.length < count && chosen.length < candidates.length) {
    const rest = candidates.filter((one) => !chosen.includes(one));
    const worth = (one: Candidate) => one.score - chosen.reduce((sum, other) => sum + likeness(one, other), 0);
    const [best] = rest.toSorted((a, b) => worth(b) - worth(a));
    if (!best) break;
    chosen.push(best);
  }
  return chosen;
}

/** Compositions that repeat small figures in a grid: one of them says as much as three. */
export const grids: readonly string[] = ["patchwork", "sampler", "tiles", "cells", "board", "wallpaper", "frieze"];
const isPage = ({ choices }: Pick<Candidate, "choices">): boolean => isContentComposition(choices.compositionId);
const isGrid = ({ choices }: Candidate): boolean => grids.includes(choices.compositionId);

const likeness = (one: Candidate, other: Candidate): number =>
  (isPage(one) && isPage(other) ? 0.35 : 0) +
  (isPage(one) && one.choices.compositionId === other.choices.compositionId ? 0.6 : 0) +
  (isGrid(one) && isGrid(other) ? 0.9 : 0) +
  photoLikeness(one.choices.compositionId, other.choices.compositionId) +
  (one.style === other.style ? 1.5 : 0) +
  (one.style === other.style && one.choices.compositionId === other.choices.compositionId ? 1.5 : 0);
