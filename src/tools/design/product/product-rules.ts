/** Rules of the product picture’s form: what it holds, costs, and tells engines. Pure: the page says with it what will happen. */
import { z } from "zod";
import { creditsInWords } from "#credits/rules.ts";
import type { Payer } from "#models/rules.ts";
import { quoteMedia } from "#runs/rules.ts";
import { aspectRatios, type ProductSet, productLights, productSets, type StyleId } from "#studio/rules.ts";
import { type KeyOwner, ownApiKey } from "#teams/rules.ts";
import { counts, priceOfDesigns } from "../design-rules.ts";
import { studioId } from "../engine-rules.ts";

/** Name of its runs. */
export const productPicture = "product-picture";
export const productPath = "/home/product-picture";
export const productRunsPath = "/api/product-pictures";
export const productPhotosPath = `${productRunsPath}/photos`;

export const photoTypes = ["image/png", "image/jpeg", "image/webp"] as const;
export const photoFormats = "PNG, JPEG or WebP";
export const wordsMax = 400;

/** A set of the user’s own words, beside the studio’s. */
export const setIds = [...productSets, "own"] as const;
export type SetId = (typeof setIds)[number];

const text = (max: number) => z.string().trim().max(max).default("");
const share = z.number().min(0).max(1);

const productSettingsSchema = z.strictObject({
  /** `studio`, or the id of a connected engine that takes pictures. */
  engine: z.string().min(1).max(250),
  photoId: z.uuid(),
  /** The product without its background; the whole photo is shown without it. */
  cutOutId: z.uuid().optional(),
  /** Point on which the product stands, in shares of the cut-out’s width. */
  foot: z.tuple([share, share]).optional(),
  set: z.enum(setIds),
  light: z.enum(productLights),
  /** About the set. */
  words: text(wordsMax),
  /** Set in type by the studio, beside the product. */
  headline: text(160),
  price: text(60),
  aspectRatio: z.enum(aspectRatios),
  count: z.union(counts.map((count) => z.literal(count))),
  seed: z.string().trim().min(1).max(60),
  brandKitId: z.uuid().optional(),
});
export type ProductSettings = z.infer<typeof productSettingsSchema>;

export const startProductSchema = productSettingsSchema
  .extend({
    idempotencyKey: z.string().regex(/^[\x21-\x7e]{8,100}$/),
    /** A project of the library, which the pictures are put in. */
    projectId: z.uuid().optional(),
    /** Price that the user was told. */
    maxAic: z.number().int().min(0).max(10_000).optional(),
  })
  .refine(({ set, words }) => set !== "own" || words !== "", { path: ["words"], message: "describe your set" });

export const isByStudio = ({ engine }: Pick<ProductSettings, "engine">): boolean => engine === studioId;

/** Returns the set that the studio builds, and in whose type the words are set. */
export const builtSetOf = (set: SetId): ProductSet => (set === "own" ? "studio" : set);

export const styleOfSet: Readonly<Record<ProductSet, StyleId>> = {
  white: "swiss",
  studio: "editorial",
  podium: "deco",
  arch: "editorial",
  window: "soft",
  color: "swiss",
};

/** Sets, as the page names them and as engines are told about them. */
export const sets: Readonly<Record<SetId, { readonly name: string; readonly about: string; readonly told: string }>> = {
  white: {
    name: "White",
    about: "Plain white, as online shops require",
    told: "on a pure white seamless background with a soft shadow, as in an online shop",
  },
  studio: {
    name: "Studio",
    about: "A backdrop that runs into the floor",
    told: "in a photo studio, on a seamless paper backdrop in one soft color",
  },
  podium: {
    name: "Podium",
    about: "A round pedestal in front of a disc",
    told: "on a round matte plinth, before a large disc on the wall",
  },
  arch: {
    name: "Arch",
    about: "A plaster step under an arch",
    told: "on a plaster step in an arched niche",
  },
  window: {
    name: "Window",
    about: "Sunlight from a window",
    told: "on a table before a plain wall, on which the sun draws the panes of a window",
  },
  color: {
    name: "Color",
    about: "Two strong fields of one color",
    told: "on a set of one strong color, wall and floor in two shades of it",
  },
  own: { name: "Your own", about: "Described in your words", told: "" },
};

export const lights: Readonly<Record<ProductSettings["light"], { readonly name: string; readonly told: string }>> = {
  left: { name: "From the left", told: "light from the left" },
  right: { name: "From the right", told: "light from the right" },
  above: { name: "From above", told: "light from above" },
  soft: { name: "Soft", told: "soft, even light" },
};

type Described = Pick<ProductSettings, "set" | "light" | "words">;

/** Returns the title of a run in the history: the user's own words first. */
export const titleOf = ({ set, light, words, headline }: Described & Pick<ProductSettings, "headline">): string =>
  [headline || words, sets[set].name, lights[light].told, headline && words].filter(Boolean).join(", ");

/** Returns the prompt that an engine gets with the photo. */
export const enginePromptOf = ({ set, light, words }: Described): string =>
  [
    "Make a product photograph of the product in the attached picture.",
    "Keep the product exactly as it is: its shape, proportions, colors, material, label and lettering.",
    `Show it ${[sets[set].told, words].filter(Boolean).join(". ")}.`,
    `Use ${lights[light].told}, with a shadow that fits. Add no other text, logo or watermark.`,
  ].join(" ");

interface PayingEngine {
  readonly payer: Payer;
}

/** AIC; exact. @param engine undefined for the studio. */
export function priceOfProducts(engine: PayingEngine | undefined, count: number): number {
  if (!engine) return priceOfDesigns(count);
  return engine.payer === "own-key" ? 0 : quoteMedia({ kind: "image", images: count, inputPictures: 1 });
}

/** The price of a press, and how it comes about. */
export function productPriceLine(engine: PayingEngine | undefined, count: number, keyOwner: KeyOwner): string {
  if (engine?.payer === "own-key") return `0 AI credits: this runs on ${ownApiKey(keyOwner)}`;
  const how = engine
    ? `10 for each image, ${quoteMedia({ kind: "image", images: 0, inputPictures: 1 })} for the photo`
    : "10 for each image";
  return `${creditsInWords(priceOfProducts(engine, count))}: ${how}`;
}

/** @param stored as a run’s row has them. @returns undefined for what isn’t of this screen. */
export function readProductSettings(stored: Readonly<Record<string, unknown>>): ProductSettings | undefined {
  const { prompt: _, kind: __, style: ___, modelName: ____, ...settings } = stored;
  return productSettingsSchema.safeParse(settings).data;
}
