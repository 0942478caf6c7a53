import {
  contentCompositionsFor,
  isContentComposition,
  isOfKind,
  showsSubjects,
} from "../../art/content/content-compositions.ts";
import { figuresOfBrief, isOfSymbols } from "../../art/figures/figures-of-brief.ts";
import type { Composed } from "../../art/kinds/composer.ts";
import { styleOf } from "../../art/styles/styles.ts";
import { type Brief, type Kind, type StyleId, wordlessKinds } from "../brief/brief.ts";
import { composeDesign } from "../compose-design.ts";
import { freeDrawings } from "../outputs/rasterize.ts";
import { photoCompositionsFor } from "../photos/photo-compositions.ts";
import { photoLikeness } from "../photos/photo-worth.ts";
import { createRandom, type Random } from "../random.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { type Judgment, judgeDesign } from "./judge-design.ts";
import { lookOf } from "./look.ts";
import { suitedStyles, suitOf } from "./suited-styles.ts";

export interface FoundDesign extends Composed {
  readonly style: StyleId;
}

/** Variants of each style that are looked at, and pages for what the brief says. */
const variantsOfStyle = 5;
const pagesOfStyle = 3;
/** Styles that suit most briefs, and the number of times as many variants that a single one is looked at in. */
const stylesUsual = 8;
const depthMax = 4;
/** Pages of each style for what a brief asks for as such, which come before all others. */
const ofKindOfStyle = 3;
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
  // Few styles are looked at closer: with one, its designs differ in what they show.
  const depth = Math.min(depthMax, Math.max(1, Math.round(stylesUsual / styles.length)));
  for (const style of inOrder) {
    // With a photo, all styles have the same layouts: each is looked at in some of them.
    const ways = hasPhoto
      ? chance.shuffled(pages).slice(0, Math.ceil(photosOfSearch / styles.length))
      : waysFor(brief, { pages, style, chance, depth });
    for (const [variant, compositionId] of ways.entries()) {
      const found = composeIn(style, variant, compositionId);
      const judgment = judgeDesign(found.design, brief, typesetter);
      candidates.push({
        ...found,
        score: scoreOf(found, judgment, brief) + chance.between(0, chanceMax),
        isOfSymbol: isOfSymbols(brief) && showsFigure(found),
      });
      await freeDrawings();
    }
  }
  return pick(candidates, count).map(({ style, design, choices }) => ({ style, design, choices }));
}

/** Compositions of one style that are looked at: pages for what the brief says, then the style's own, which are undefined. */
function waysFor(brief: Brief, { pages, style, chance, depth }: Ways): readonly (string | undefined)[] {
  const ofKind = chance.shuffled(pages.filter(isOfKind)).slice(0, ofKindOfStyle * depth);
  const others = chance.shuffled(pages.filter((id) => !isOfKind(id)));
  const shown = [...ofKind, ...others.slice(0, Math.max(0, pagesOfStyle * depth - ofKind.length))];
  const free = (ofKind.length >= ofKindOfStyle ? variantsOfStyle - 1 : variantsOfStyle) * depth;
  const own = isOfSymbols(brief) ? withoutFigures(style, chance) : Array.from({ length: free }, () => undefined);
  return [...shown, ...own];
}

interface Ways {
  /** Ids of the pages that the brief can have. */
  readonly pages: readonly string[];
  readonly style: StyleId;
  readonly chance: Random;
  /** Number of times as many as usual. */
  readonly depth: number;
}

interface Candidate extends FoundDesign {
  readonly score: number;
  /** It shows a megaphone or a percent sign: one of those says as much as four. */
  readonly isOfSymbol: boolean;
}

/** Designs that are nearly as good take turns: otherwise a few compositions would win for all prompts. */
const chanceMax = 0.5;

/** Compositions of one style, of which the first may show a sign: the others are of forms and words. */
const withoutFigures = (style: StyleId, chance: Random): readonly (string | undefined)[] => [
  undefined,
  ...chance
    .shuffled(styleOf(style).compositions.filter(({ shows }) => shows === undefined))
    .slice(0, variantsOfStyle - 1)
    .map(({ id }) => id),
];

/** Tells whether a design has a picture of its subject. */
export function showsFigure({ style, choices }: Pick<FoundDesign, "style" | "choices">): boolean {
  const { shows } = styleOf(style).compositions.find(({ id }) => id === choices.compositionId) ?? {};
  return shows !== undefined || showsSubjects(choices.compositionId);
}

/** Weight of facts that are too small; by eye, as reviewers refused designs for nothing more often but a wrong figure. */
const smallFacts = 3;

/** Weight of how it looks, beside what it shows; by eye, over sheets of prompts as customers type them. */
const lookWeight = 5;

function scoreOf({ style, choices }: FoundDesign, judgment: Judgment, brief: Brief): number {
  const hasFigure = figuresOfBrief(brief).length > 0;
  const isOfOccasion = brief.archetype !== undefined && isPage({ choices });
  const showsSubject = hasFigure && showsFigure({ style, choices });
  const ratio = brief.width / brief.height;
  const features = {
    ...judgment.features,
    isPage: isPage({ choices }) ? 1 : 0,
    isShown: showsSubject ? 1 : 0,
    wide: ratio > 1.2 ? 1 : 0,
    tall: ratio < 1 / 1.2 ? 1 : 0,
  };
  return (
    lookOf(features, { style, compositionId: choices.compositionId }) * lookWeight +
    (judgment.features.hero ?? 0) * 0.6 +
    suitOf(style, brief) * 0.8 +
    (showsSubject ? 1 : 0) +
    (isOfOccasion || isOfKind(choices.compositionId) ? 0.7 : 0) +
    (isOfKind(choices.compositionId) ? 0.5 : 0) +
    (!hasFigure && choices.compositionId === "statement" ? 0.8 : 0) +
    judgment.photo * 2 -
    (1 - judgment.facts) * smallFacts -
    (grids.includes(choices.compositionId) ? 0.5 : 0) -
    (judgment.isRejected ? 10 : 0)
  );
}

/** So many of the designs at least are laid out as what the brief asks for, where there are pages for that. */
const ofKindShown = 2;

/** The best one, then the best of those that are unlike the chosen ones. */
function pick(candidates: readonly Candidate[], count: number): readonly Candidate[] {
  const chosen: Candidate[] = [];
  const ofKind = candidates.filter(({ score, choices }) => score > 0 && isOfKind(choices.compositionId));
  const ofKindMin = Math.min(ofKindShown, ofKind.length);
  while (chosen.length < count && chosen.length < candidates.length) {
    const missing = ofKindMin - chosen.filter((one) => ofKind.includes(one)).length;
    const open = missing > 0 && missing >= count - chosen.length ? ofKind : candidates;
    const rest = open.filter((one) => !chosen.includes(one));
    const worth = (one: Candidate) => one.score - chosen.reduce((sum, other) => sum + likeness(one, other), 0);
    const [best] = rest.toSorted((a, b) => worth(b) - worth(a));
    if (!best) break;
    chosen.push(best);
  }
  return chosen;
}

/** Compositions that repeat small figures in a grid: one of them says as much as three. */
export const grids: readonly string[] = ["patchwork", "sampler", "tiles", "cells", "board", "wallpaper"];
const isPage = ({ choices }: Pick<Candidate, "choices">): boolean => isContentComposition(choices.compositionId);
const isGrid = ({ choices }: Candidate): boolean => grids.includes(choices.compositionId);

const likeness = (one: Candidate, other: Candidate): number =>
  (isPage(one) && isPage(other) ? 0.35 : 0) +
  (isPage(one) && one.choices.compositionId === other.choices.compositionId ? 0.8 : 0) +
  (isGrid(one) && isGrid(other) ? 0.9 : 0) +
  photoLikeness(one.choices.compositionId, other.choices.compositionId) +
  (one.isOfSymbol && other.isOfSymbol ? 3 : 0) +
  (one.style === other.style ? 1.5 : 0) +
  (one.style === other.style && one.choices.compositionId === other.choices.compositionId ? 1.5 : 0);
