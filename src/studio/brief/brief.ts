import { z } from "zod";

/** What a design is for. */
export const kinds = ["poster", "post", "story", "banner", "cover", "card", "logo"] as const;
export type Kind = (typeof kinds)[number];

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

const words = (max: number) => z.string().trim().max(max).optional();

/** What was understood of a prompt; every field can be corrected. */
export const briefSchema = z.object({
  kind: z.enum(kinds),
  style: z.enum(styleIds),
  width: z.number().int().min(64).max(4_096),
  height: z.number().int().min(64).max(4_096),
  /** A BCP 47 tag. */
  language: z.string().min(2).max(20),
  headline: z.string().trim().min(1).max(160),
  subline: words(240),
  date: words(80),
  place: words(120),
  price: words(60),
  action: words(60),
  brand: words(60),
  /** The name of a motif that stands for what the design is about. */
  subject: words(40),
  /** How it should feel. */
  mood: z.enum(moods).optional(),
  /** Degrees in OKLCH, where the prompt names a color. */
  hue: z.number().min(0).max(360).optional(),
  /** 0 to 100: how much there is to see. */
  detail: z.number().int().min(0).max(100),
  /** The same brief and seed give the same design. */
  seed: z.string().min(1).max(80),
});

export type Brief = z.infer<typeof briefSchema>;
