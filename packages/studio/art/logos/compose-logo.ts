import { normalizeText } from "#text/normalize-text.ts";
import type { StyleId } from "../../engine/brief/brief.ts";
import type { Palette } from "../../engine/color/palette.ts";
import { faceFor } from "../../engine/compose/kit.ts";
import { createRandom, type Random } from "../../engine/random.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import type { Motif } from "../figures/figure.ts";
import { emblemRecipes } from "./families/emblem.ts";
import { type FamilyId, familyIds, type MarkContext, type Recipe } from "./families/family.ts";
import { geometricRecipes } from "./families/geometric.ts";
import { monogramRecipes } from "./families/monogram.ts";
import { pictorialRecipes } from "./families/pictorial.ts";
import { wordmarkRecipes } from "./families/wordmark.ts";
import { glyphPath, graphemesOf } from "./glyphs.ts";
import type { LogoBrief } from "./logo-brief.ts";
import { type LogoColors, logoColors, logoPaletteInBrand, recolored } from "./logo-palettes.ts";
import { leaningOf } from "./logo-styles.ts";
import { type LogoVoice, settingOf, voiceInBrand, voicesOf } from "./logo-voices.ts";
import { fitMark, type Mark } from "./mark.ts";
import { findMotif, motifsFor } from "./motifs-for.ts";

export interface Logo {
  readonly brief: LogoBrief;
  readonly family: FamilyId;
  readonly recipeId: string;
  /** One sentence: what is seen and why. */
  readonly reason: string;
  readonly mark: Mark;
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

/** Frequency with which each family comes first. */
const shares: Readonly<Record<FamilyId, number>> = {
  /** At most: the fewer motifs a trade has, the sooner they are seen again. */
  pictorial: 1.5,
  monogram: 1.3,
  geometric: 1,
  emblem: 0.6,
  wordmark: 0.6,
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
  const base = createRandom(seed);
  const random = createRandom(`${seed}/${variant}`);
  const ofStyle = voicesOf(brief.style);
  const voices = (choices.voices ?? random.fork("voice").integer(0, ofStyle.length - 1)) % ofStyle.length;
  const own = ofStyle[voices] as LogoVoice;
  const { brandKit } = brief;
  const voice = voiceFor(brief, typesetter, brandKit ? voiceInBrand(own, brandKit) : own);
  const motifs = motifsOf(brief);
  const context: MarkContext = {
    brief,
    typesetter,
    voice,
    motifs,
    random: random.fork("mark"),
    initials: initialsOf(brief.name, brief.language).filter(
      (initial) => typesetter.missingFrom(voice.letterFaceId, initial).length === 0,
    ),
    letter: (text) => glyphPath(typesetter, voice.letterFaceId, text),
  };
  const fitting = (family: FamilyId) => recipes[family].filter(({ suits }) => suits(context));
  const isOffered = (family: FamilyId) => findMotif(brief.figure) === undefined || familiesOfMotifs.includes(family);
  const families = familiesInOrder(base, brief.style, choiceOf(motifs)).filter(
    (family) => isOffered(family) && recipes[family].some(({ suits }) => suits(context)),
  );
  const first = families[variant % families.length] ?? "geometric";
  const wanted = families.flatMap(fitting).find((recipe) => compositionIdOf(recipe) === choices.compositionId);
  const recipe = wanted ?? pickWeighted(random.fork("recipe"), fitting(first));
  const { mark, icon, word, reason, motif } = recipe.draw(context);
  const colors = logoColors(random.fork("colors"), brief, motif ? [motif] : motifs);
  const palette =
    choices.palette ?? (brandKit ? logoPaletteInBrand(colors.palettes.light, brandKit.colors) : undefined);
  return {
    brief,
    family: recipe.family,
    recipeId: recipe.id,
    reason,
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

/** Families that show the motif that the user chose. */
const familiesOfMotifs: readonly FamilyId[] = ["pictorial", "emblem"];

const compositionIdOf = ({ family, id }: Pick<Recipe, "family" | "id">): string => `${family}/${id}`;

/** Motifs by the user's choice; by what the customer does; by the name, if that says nothing. */
function motifsOf({ trade, subject = "", name, figure }: LogoBrief): readonly Motif[] {
  const chosen = findMotif(figure);
  if (chosen) return [chosen];
  const known = motifsFor(`${trade} ${subject}`);
  return known.length > 0 ? known : motifsFor(name);
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

/** Among how many motifs it feels as if one were picked, where some come more often than others. */
function choiceOf(motifs: readonly Motif[]): number {
  const shares = [...new Set(motifs)].map((motif) => motifs.filter((other) => other === motif).length / motifs.length);
  return shares.length === 0 ? 0 : 1 / shares.reduce((sum, share) => sum + share ** 2, 0);
}

/** Shuffled, the more frequent ones more often first (Efraimidis and Spirakis). */
const familiesInOrder = (random: Random, style: StyleId, motifCount: number): FamilyId[] =>
  familyIds
    .map((family) => {
      const share = family === "pictorial" ? Math.min(shares.pictorial, 0.3 + motifCount * 0.2) : shares[family];
      return { family, order: random.next() ** (1 / (share * leaningOf(style, family))) };
    })
    .toSorted((a, b) => b.order - a.order)
    .map(({ family }) => family);

function pickWeighted(random: Random, candidates: readonly Recipe[]): Recipe {
  const at = random.next() * candidates.reduce((sum, { share = 1 }) => sum + share, 0);
  let sum = 0;
  for (const recipe of candidates) {
    sum += recipe.share ?? 1;
    if (at < sum) return recipe;
  }
  throw new Error("no mark suits the name");
}

/** Words that have no part in an abbreviation of a name. */
const small = new Set(
  "a an and at by for of the to und der die das den am im le la les de du des et il lo gli e y el los las del i w z na o ve ile и в на о και το η ο".split(
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
  return (telling.length > 0 ? telling : words)
    .slice(0, 3)
    .map((word) => (graphemesOf(word)[0] ?? "").toLocaleUpperCase(language));
}
