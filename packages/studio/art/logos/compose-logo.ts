import { normalizeText } from "#text/normalize-text.ts";
import type { Palette } from "../../engine/color/palette.ts";
import { faceFor } from "../../engine/compose/kit.ts";
import { createRandom, type Random } from "../../engine/random.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import type { Motif } from "../figures/figure.ts";
import { emblemRecipes } from "./families/emblem.ts";
import { type DrawnMark, type FamilyId, familyIds, type MarkContext, type Recipe } from "./families/family.ts";
import { geometricRecipes } from "./families/geometric.ts";
import { isUnlike } from "./families/likenesses.ts";
import { monogramRecipes } from "./families/monogram.ts";
import { pictorialRecipes } from "./families/pictorial.ts";
import { recipesWanted } from "./families/wanted.ts";
import { wordmarkRecipes } from "./families/wordmark.ts";
import { glyphPath, graphemesOf } from "./glyphs.ts";
import { isNearHate } from "./hate-marks.ts";
import type { LogoBrief } from "./logo-brief.ts";
import { type LogoColors, logoColors, logoPaletteInBrand, recolored } from "./logo-palettes.ts";
import { type LogoVoice, settingOf, suitsName, voiceInBrand, voicesOf } from "./logo-voices.ts";
import { fitMark, type Mark } from "./mark.ts";
import { findMotif, motifsOf } from "./motifs-for.ts";

export interface Logo {
  readonly brief: LogoBrief;
  readonly family: FamilyId;
  readonly recipeId: string;
  /** One sentence: what is seen and why. */
  readonly reason: string;
  readonly mark: Mark;
  /** The thing that it shows, if it shows one. */
  readonly motif?: Motif | undefined;
  /** The mark for 16 pixels; the same one, unless it has letters that are too small there. */
  readonly icon: Mark;
  /** The name with one letter altered, its baseline at 0, in thousandths of the type size; set plainly, if left out. */
  readonly word?: Mark | undefined;
  readonly voice: LogoVoice;
  /** Number of that voice among the style's voices. */
  readonly voices: number;
  readonly colors: LogoColors;
  /** Characters of the name and the tagline that no face has. */
  readonly missing: readonly string[];
}

const recipes: Readonly<Record<FamilyId, readonly Recipe[]>> = {
  monogram: monogramRecipes,
  geometric: geometricRecipes,
  pictorial: pictorialRecipes,
  emblem: emblemRecipes,
  wordmark: wordmarkRecipes,
};

/** Frequency with which each family comes, where several may. */
const shares: Readonly<Record<FamilyId, number>> = {
  pictorial: 1.5,
  monogram: 1.3,
  geometric: 0.4,
  emblem: 0.6,
  wordmark: 0.8,
};

export interface LogoChoices {
  /** 0 for the first; others are of other families first, then drawn otherwise. */
  readonly variant: number;
  /** `family/recipe`. */
  readonly compositionId?: string | undefined;
  /** Palette of the version on light. */
  readonly palette?: Palette | undefined;
  readonly voices?: number | undefined;
}

/** Designs a logo: a mark, the name in type, colors. The same brief and choices give the same logo. */
export function composeLogo(brief: LogoBrief, typesetter: Typesetter, choices: LogoChoices = { variant: 0 }): Logo {
  const { variant } = choices;
  const name = brief.drawnFor ?? brief.name;
  const seed = `${brief.seed}/${name}/${brief.style}/logo`;
  // The same in all styles: the first four designs are of several.
  const base = createRandom(`${brief.seed}/${name}/logo`);
  const random = createRandom(`${seed}/${variant}`);
  const ofStyle = voicesOf(brief.style);
  const fittingVoices = ofStyle.filter((one) => suitsName(one, name));
  const drawnVoice = random.fork("voice").pick(fittingVoices.length > 0 ? fittingVoices : ofStyle);
  const voices = choices.voices === undefined ? ofStyle.indexOf(drawnVoice) : choices.voices % ofStyle.length;
  const own = ofStyle[voices] ?? drawnVoice;
  const { brandKit } = brief;
  const inBrand = brandKit ? voiceInBrand(own, brandKit) : own;
  const voice = voiceFor(brief, typesetter, brief.letters ? { ...inBrand, setting: brief.letters } : inBrand);
  const known = motifsOf(brief);
  const order = familiesInTurn(base.fork("families"), known.length > 0);
  const pictures = Array.from({ length: variant }, (_, index) => order[index % order.length] ?? "monogram");
  const motifs = inTurn(
    base.fork("motifs"),
    known,
    brief.mark ? variant : pictures.filter((family) => familiesOfMotifs.includes(family)).length,
  );
  const context: MarkContext = {
    brief,
    typesetter,
    voice,
    motifs,
    random: random.fork("mark"),
    initials: initialsOf(brief.name, brief.language)
      .map((initial) => (brief.letters === "lower" ? initial.toLocaleLowerCase(brief.language) : initial))
      .filter((initial) => typesetter.missingFrom(voice.letterFaceId, initial).length === 0),
    letter: (text) => glyphPath(typesetter, voice.letterFaceId, text),
  };
  const isOffered = (family: FamilyId) => findMotif(brief.figure) === undefined || familiesOfMotifs.includes(family);
  const canBe = (recipe: Recipe) =>
    isOffered(recipe.family) && isUnlike(recipe, brief.without) && recipe.suits(context);
  const asked = wantedRecipes(brief, canBe);
  const fitting = (family: FamilyId) => (asked ?? recipes[family]).filter((one) => one.family === family && canBe(one));
  const inOrder = asked ? [...new Set(asked.map(({ family }) => family))] : order;
  const families = inOrder.filter((family) => fitting(family).length > 0);
  const first = families[variant % families.length] ?? "geometric";
  const wanted = families.flatMap(fitting).find((recipe) => compositionIdOf(recipe) === choices.compositionId);
  const earlier = Array.from({ length: variant }, (_, index) => families[index % families.length]);
  const turn = earlier.filter((family) => family === first).length;
  const inTurns = recipesInTurn(base.fork(first), fitting(first), turn);
  const { recipe, mark, icon, word, reason, motif } = drawnWell(wanted ? [wanted, ...inTurns] : inTurns, context);
  const colors = logoColors(random.fork("colors"), brief, motif ? [motif] : motifs);
  const named = brandKit?.colors ?? brief.colors;
  const palette = choices.palette ?? (named ? logoPaletteInBrand(colors.palettes.light, named) : undefined);
  return {
    brief,
    family: recipe.family,
    recipeId: recipe.id,
    reason,
    motif,
    mark: fitMark(mark),
    icon: fitMark(icon ?? mark),
    word,
    voice,
    voices,
    colors: palette ? recolored(colors, palette) : colors,
    missing: [
      ...typesetter.missingFrom(voice.faceId, settingOf(voice, brief.name, brief.language)),
      ...(brief.tagline ? typesetter.missingFrom(voice.textFaceId, brief.tagline) : []),
    ],
  };
}

/** Recipes of the mark that a prompt wants, as far as they suit the name and a chosen figure; undefined if there is no such wish or none suits. */
function wantedRecipes({ mark }: LogoBrief, suits: (recipe: Recipe) => boolean): readonly Recipe[] | undefined {
  const all = Object.values(recipes).flat().filter(suits);
  return (mark ? recipesWanted[mark] : [])
    .map((ids) => all.filter((recipe) => ids.includes(recipe.family) || ids.includes(compositionIdOf(recipe))))
    .find((found) => found.length > 0);
}

/** Families that show the motif that the user chose. */
const familiesOfMotifs: readonly FamilyId[] = ["pictorial", "emblem"];

const compositionIdOf = ({ family, id }: Pick<Recipe, "family" | "id">): string => `${family}/${id}`;

/** The motifs from that of a turn on: the ones that say the most come more often, and each turn has another. */
function inTurn(random: Random, motifs: readonly Motif[], turn: number): readonly Motif[] {
  const order = motifs
    .map((motif, index) => ({ motif, order: random.next() ** (1 + index * 1.5) }))
    .toSorted((a, b) => b.order - a.order)
    .map(({ motif }) => motif);
  const from = order.length > 0 ? turn % order.length : 0;
  return [...order.slice(from), ...order.slice(0, from)];
}

/** The voice, with faces that have the letters. */
function voiceFor({ name, tagline = "", language }: LogoBrief, typesetter: Typesetter, voice: LogoVoice): LogoVoice {
  const initials = initialsOf(name, language).join("");
  return {
    ...voice,
    faceId: faceFor(typesetter, voice.faceId, settingOf(voice, name, language) + name.toLocaleUpperCase(language)),
    letterFaceId: sturdyFace(typesetter, voice.letterFaceId, initials + initials.toLocaleLowerCase(language)),
    textFaceId: faceFor(typesetter, voice.textFaceId, tagline),
  };
}

/** Other faces with serifs have hairlines, which 16 pixels don't show. */
const sturdyFace = (typesetter: Typesetter, wanted: string, letters: string): string =>
  [wanted, "playfair-display-900", "inter-900"].find((id) => typesetter.missingFrom(id, letters).length === 0) ??
  wanted;

/** The families of variants, by turns: of four, at least two show what the logo is about, and the first three differ. */
function familiesInTurn(random: Random, hasMotifs: boolean): readonly FamilyId[] {
  const weighted = (families: readonly FamilyId[]) =>
    families
      // The more frequent ones come first more often (Efraimidis and Spirakis).
      .map((family) => ({ family, order: random.next() ** (1 / shares[family]) }))
      .toSorted((a, b) => b.order - a.order)
      .map(({ family }) => family);
  if (!hasMotifs) return weighted(familyIds.filter((family) => family !== "pictorial"));
  const [letters = "monogram"] = weighted(["monogram", "wordmark"]);
  const [fourth = "pictorial"] = weighted(["pictorial", letters === "monogram" ? "wordmark" : "monogram", "geometric"]);
  const inOrder = random.shuffled(["pictorial", "emblem", letters, fourth] as const);
  return fourth === "pictorial"
    ? ["pictorial", ...random.shuffled(["emblem", letters] as const), "pictorial"]
    : inOrder;
}

/** Recipes from that of a turn on: the more frequent ones come earlier more often, and none again before all others. */
function recipesInTurn(random: Random, candidates: readonly Recipe[], turn: number): readonly Recipe[] {
  const order = candidates
    .map((recipe) => ({ recipe, order: random.next() ** (1 / (recipe.share ?? 1)) }))
    .toSorted((a, b) => b.order - a.order)
    .map(({ recipe }) => recipe);
  const from = order.length > 0 ? turn % order.length : 0;
  return [...order.slice(from), ...order.slice(0, from)];
}

/** The first mark that doesn't come near a symbol of hate: shapes around a center and letters could by chance. */
function drawnWell(candidates: readonly Recipe[], context: MarkContext): DrawnMark & { readonly recipe: Recipe } {
  for (const recipe of candidates) {
    const drawn = recipe.draw(context);
    const isByChance = recipe.family === "geometric" || recipe.family === "monogram";
    if (!isByChance || !isNearHate(drawn.mark)) return { ...drawn, recipe };
  }
  throw new Error("no mark suits the name");
}

/** Words that have no part in an abbreviation of a name. */
const small = new Set(
  "dr prof mr mrs ms st a an and at by for of the to und der die das den am im le la les de du des et il lo gli e y el los las del i w z na o ve ile и в на о και το η ο".split(
    " ",
  ),
);

/** The first letters of a name's words, in capitals, at most three; none if there are no letters. */
function initialsOf(name: string, language: string): readonly string[] {
  const words = normalizeText(name, "NFC")
    .split(/[\s\-–—&+/.,·|_()]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ""))
    .filter((word) => word !== "");
  const telling = words.filter((word) => !small.has(word.toLocaleLowerCase(language)));
  const initials = (telling.length > 0 ? telling : words)
    .slice(0, 3)
    .map((word) => (graphemesOf(word)[0] ?? "").toLocaleUpperCase(language));
  // Abbreviations that no brand wants to be taken for.
  return /^(?:SS|KKK)$/.test(initials.join("")) ? initials.slice(0, 1) : initials;
}
