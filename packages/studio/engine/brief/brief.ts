import { z } from "zod";
import { screenSchema } from "../../art/mockups/app-brief.ts";
import { brandKitSchema } from "../brand/brand-kit.ts";
import { photoLookSchema } from "../photos/photo-look.ts";
import { archetypes } from "./archetypes.ts";
import { paperSchema } from "./paper.ts";

/** Kinds of designs, by what they are for. */
export const kinds = [
  "poster",
  "post",
  "story",
  "banner",
  "cover",
  "card",
  "logo",
  "mockup",
  "pattern",
  "abstract",
  "scene",
  "icons",
] as const;
export type Kind = (typeof kinds)[number];

/** They have no words: what a brief calls its headline is only their title. */
export const wordlessKinds: readonly Kind[] = ["pattern", "abstract", "scene", "icons"];

export const styleIds = [
  "swiss",
  "bauhaus",
  "cut-out",
  "deco",
  "riso",
  "editorial",
  "soft",
  "line",
  "brutal",
  "isometric",
] as const;
export type StyleId = (typeof styleIds)[number];

export const moods = [
  "calm",
  "cheerful",
  "elegant",
  "bold",
  "energetic",
  "warm",
  "fresh",
  "dark",
  "dreamy",
  "festive",
  "nostalgic",
  "romantic",
  "serious",
] as const;
export type Mood = (typeof moods)[number];

/** Names of colors. Their hues are in `color/palette.ts`, which needs more than a browser should load for a form. */
export const colorNames = [
  "red",
  "orange",
  "yellow",
  "lime",
  "green",
  "teal",
  "sky",
  "blue",
  "violet",
  "pink",
] as const;
export type ColorName = (typeof colorNames)[number];

/** Likenesses of all colors of a design, whatever their hues. */
export const tones = ["pastel", "neon", "muted", "earthy", "warm", "cool", "no-beige"] as const;
export type Tone = (typeof tones)[number];

export const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/);

/** Colors that a prompt can name for one design. */
export const namedColorsMax = 3;

/** Text that a database can store: without control characters but line breaks, and without halves of characters. */
export const storable = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text), "it has characters that can’t be shown");

/** A BCP 47 tag. Others make the functions fail that set texts in capitals. */
export const languageSchema = z
  .string()
  .max(20)
  .regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/);

const words = (max: number) => storable(max).trim().optional();

/** Id of a figure of the catalogue. */
export const figureIdSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** Things that a design can show beside each other. */
export const thingsMax = 4;

/** Figures that one prompt can rule out. */
export const withoutMax = 60;

/** Marks that a prompt can want: the name alone, its first letters, a badge around it, or a round one. */
export const markKinds = ["word", "initials", "badge", "round"] as const;
export type MarkKind = (typeof markKinds)[number];

export const letterCases = ["lower", "caps"] as const;

/** Built by the studio around a product. */
export const productSets = ["white", "studio", "podium", "arch", "window", "color"] as const;
export type ProductSet = (typeof productSets)[number];

/** Directions that the light comes from. */
export const productLights = ["left", "right", "above", "soft"] as const;
export type ProductLight = (typeof productLights)[number];

const shareOfWidth = z.number().min(0).max(1);

const productSchema = z.object({
  set: z.enum(productSets),
  light: z.enum(productLights),
  /** Points between which a product that was cut out touches the ground, in shares of its width. Without them, the whole photo is shown. */
  foot: z.tuple([shareOfWidth, shareOfWidth]).optional(),
  /** The words are set beside it; otherwise the headline is its title only. */
  hasWords: z.boolean(),
});

/** Facts understood from a prompt; every field can be corrected. */
export const briefSchema = z.object({
  kind: z.enum(kinds),
  /** Occasion that decides how it is laid out. */
  archetype: z.enum(archetypes).optional(),
  style: z.enum(styleIds),
  width: z.number().int().min(64).max(4_096),
  height: z.number().int().min(64).max(4_096),
  /** Paper that it is printed on. It counts as long as the pixels are those of this paper. */
  paper: paperSchema.optional(),
  language: languageSchema,
  headline: storable(160).trim().min(1),
  subline: words(240),
  /** Dishes with prices, days with hours, times with what happens then: a line for each. */
  list: words(1_000),
  date: words(80),
  place: words(120),
  price: words(60),
  action: words(60),
  brand: words(60),
  /** The name of a motif that stands for what the design is about. */
  subject: words(40),
  /** Ids of the figures of things that its words name, the one that it is about first. Those that there are no more are ignored. */
  things: z.array(figureIdSchema).max(thingsMax).optional(),
  /** The id of the figure that the user chose for it. One that there is no more is ignored. */
  figure: figureIdSchema.optional(),
  /** Feeling that it should give. */
  mood: z.enum(moods).optional(),
  /** Degrees in OKLCH, where the prompt names a color. */
  hue: z.number().min(0).max(360).optional(),
  /** Colors that the prompt names for the design, as `#rrggbb`: they say more than the hue, and win over it. */
  colors: z.array(hexSchema).max(namedColorsMax).optional(),
  tone: z.enum(tones).optional(),
  /** Colors that the prompt rules out. All of them: black, white and gray are left. */
  avoid: z.array(z.enum(colorNames)).max(colorNames.length).optional(),
  /** Ids of figures that the prompt rules out: no mark and no picture shows them. */
  without: z.array(figureIdSchema).max(withoutMax).optional(),
  /** Kind of mark that the prompt wants for a logo. */
  mark: z.enum(markKinds).optional(),
  /** Case of a logo’s letters, where the prompt says it. */
  letters: z.enum(letterCases).optional(),
  /** The asset of a photo that takes the place of drawn figures, and its width through its height. */
  photoId: z.uuid().optional(),
  photoRatio: z.number().min(0.01).max(100).optional(),
  /** Look of that photo, as far as layout and colors need it. */
  photoLook: photoLookSchema.optional(),
  /** Set that a product is shown on, where the photo shows one. */
  product: productSchema.optional(),
  /** 0 to 100: how much there is to see. */
  detail: z.number().int().min(0).max(100),
  /** Screen that a mock-up shows; other designs have none. */
  screen: screenSchema.optional(),
  /** The same brief and seed give the same design. */
  seed: storable(80).min(1),
  brandKit: brandKitSchema.optional(),
});

export type Brief = z.infer<typeof briefSchema>;
