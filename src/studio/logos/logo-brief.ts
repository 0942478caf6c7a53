import { z } from "zod";
import { styleIds } from "../brief/brief.ts";

/** What is known of the one that a logo is for. */
export const logoBriefSchema = z.object({
  name: z.string().trim().min(1).max(60),
  /** What it does, in the customer's words: "bakery", "yoga and pilates". */
  trade: z.string().trim().max(120),
  tagline: z.string().trim().max(80).optional(),
  /** Degrees in OKLCH, where the customer names a color. */
  hue: z.number().min(0).max(360).optional(),
  /** "1987", "since 2012". */
  since: z.string().trim().max(20).optional(),
  style: z.enum(styleIds),
  /** A BCP 47 tag: capitals differ by language. */
  language: z.string().min(2).max(20),
  /** The same brief and seed give the same logo. */
  seed: z.string().min(1).max(80),
});

export type LogoBrief = z.infer<typeof logoBriefSchema>;
