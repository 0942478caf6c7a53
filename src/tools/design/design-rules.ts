import { z } from "zod";
import { priceOf } from "#credits/rules.ts";
import {
  archetypes,
  aspectRatios,
  type Format,
  formatOf,
  type Kind,
  sizeOf,
  styleIds,
  wordlessKinds,
} from "#studio/rules.ts";

export const imageGeneratorPath = "/image-generator";
export const designsPath = "/api/designs";
/** File name of a logo’s brand pack, below the logo’s address. */
export const brandPackFile = "brand-pack.zip";
/** File name of all pages of a design as PNGs, below the design’s address. */
export const pagesFile = "pages.zip";
export const fontsPath = "/api/studio/fonts";
/** Figures to choose from: `q` searches, `logos=yes` leaves out those that can’t be a logo. */
export const figuresPath = "/api/studio/figures";
/** A figure as an element of a design, as the design’s style draws it. */
export const drawnFigurePath = (designId: string, figure: string): string =>
  `${designsPath}/${designId}/figures/${figure}`;

/** Name of its runs, also in the history of credits. */
export const imageGenerator = "image-generator";

/** Kinds of designs that the image generator makes. */
export const offeredKinds = [
  "poster",
  "post",
  "story",
  "banner",
  "cover",
  "logo",
  "card",
  "pattern",
  "abstract",
  "scene",
  "icons",
] as const satisfies readonly Kind[];
export type OfferedKind = (typeof offeredKinds)[number];

const kindsOfOneSize: readonly OfferedKind[] = ["logo", "card"];

/** Tells whether the kind alone fixes the size. */
export const hasOneSize = (kind: OfferedKind): boolean => kindsOfOneSize.includes(kind);

/** Tells whether a design that is already made can be put into a brand’s look: screens are composed in theirs. */
export const canHaveKit = (kind: Kind): boolean => kind !== "mockup";

/** Tells whether a design can have more than one page: brand packs and HTML files are of one. */
export const hasPages = (kind: Kind): boolean => kind !== "logo" && kind !== "mockup";

/** Names what a design of a kind takes from a brand kit. */
export const kitParts = (kind: Kind): string =>
  wordlessKinds.includes(kind)
    ? "colors"
    : kind === "logo" || kind === "mockup"
      ? "colors and typefaces"
      : "colors, typefaces and logo";

/** Tells whether a design shows a figure that the user can choose: a photo takes its place. */
export const canHaveSymbol = ({
  kind,
  photoId,
}: {
  readonly kind: Kind;
  readonly photoId?: string | undefined;
}): boolean => kind !== "mockup" && !wordlessKinds.includes(kind) && photoId === undefined;

/** In pixels. */
export const sizeOfDesigns = ({ kind, aspectRatio }: Pick<DesignSettings, "kind" | "aspectRatio">): Format =>
  hasOneSize(kind) ? formatOf(kind) : sizeOf(aspectRatio);

export const promptMax = 2_000;
export const counts = [1, 2, 4] as const;
export const detailStep = 5;

const corrected = (max: number) => z.string().trim().max(max).optional();

/** Corrections by the user of what was understood of the prompt; an empty text takes it out. */
export const correctionsSchema = z.strictObject({
  headline: corrected(160),
  subline: corrected(240),
  list: corrected(1_000),
  date: corrected(80),
  place: corrected(120),
  price: corrected(60),
  action: corrected(60),
  brand: corrected(60),
});
export type Corrections = z.infer<typeof correctionsSchema>;
export type CorrectedField = keyof Corrections;

/** Laid out as a plain design, whatever the prompt is read as. */
export const noOccasion = "none";
export const occasions = [noOccasion, ...archetypes] as const;
export type Occasion = (typeof occasions)[number];

export const designSettingsSchema = z.strictObject({
  prompt: z
    .string()
    .trim()
    .min(1, "describe what you need")
    .max(promptMax, `it can have ${promptMax} characters at most`),
  kind: z.enum(offeredKinds),
  style: z.enum(styleIds),
  aspectRatio: z.enum(aspectRatios),
  count: z.union(counts.map((count) => z.literal(count))),
  detail: z.number().int().min(0).max(100).multipleOf(detailStep),
  /** The same prompt and seed give the same designs. */
  seed: z.string().trim().min(1).max(60),
  corrections: correctionsSchema.default({}),
  /** Occasion that the user laid it out for; the prompt's, if left out. */
  occasion: z.enum(occasions).optional(),
  /** Brand kit that gives the design its look; without one, the style's own look is used. */
  brandKitId: z.uuid().optional(),
  /** The user's own photo, an uploaded picture, that the designs are composed around. Kinds without a place for one leave it out. */
  photoId: z.uuid().optional(),
  /** True if the kind is the one that the prompt names. Kept with a run, so that the next prompt can name another. */
  isKindAuto: z.boolean().optional(),
  /** True if designs have the size that the prompt names, or else their kind's. `aspectRatio` then counts for connected engines alone. */
  isFormatAuto: z.boolean().optional(),
  /** True if each design has a style that suits the prompt: `style` does not count then. */
  isStyleAuto: z.boolean().optional(),
});
export type DesignSettings = z.infer<typeof designSettingsSchema>;

export const startDesignsSchema = designSettingsSchema.extend({
  /** Chosen by the browser: the same press is one run. */
  idempotencyKey: z.string().regex(/^[\x21-\x7e]{8,100}$/),
  /** A project of the library, which the designs are put in. */
  projectId: z.uuid().optional(),
  /** Price that the user was told. */
  maxAic: z.number().int().min(0).max(10_000).optional(),
});

/** AIC; exact. */
export const priceOfDesigns = (count: number): number => priceOf({ service: "image", images: count });

export const initialDesignSettings = {
  prompt: "",
  kind: "poster",
  style: "swiss",
  aspectRatio: "3:4",
  count: 4,
  detail: 50,
  corrections: {},
} as const satisfies Omit<DesignSettings, "seed">;
