import { z } from "zod";
import { brandKitSchema } from "../../engine/brand/brand-kit.ts";
import {
  type Brief,
  colorNames,
  figureIdSchema,
  hexSchema,
  letterCases,
  markKinds,
  namedColorsMax,
  styleIds,
  withoutMax,
} from "../../engine/brief/brief.ts";

/** Facts about the customer that a logo is for. */
export const logoBriefSchema = z.object({
  name: z.string().trim().min(1).max(160),
  /** Trade, in the customer's words: "bakery", "yoga and pilates". */
  trade: z.string().trim().max(240),
  /** One word for what it is about, where it is known. */
  subject: z.string().trim().max(40).optional(),
  /** The id of the motif that the user chose. */
  figure: figureIdSchema.optional(),
  tagline: z.string().trim().max(240).optional(),
  /** Degrees in OKLCH, where the customer names a color. */
  hue: z.number().min(0).max(360).optional(),
  /** Colors that the customer names, as `#rrggbb`. */
  colors: z.array(hexSchema).max(namedColorsMax).optional(),
  /** Colors that the customer rules out. */
  avoid: z.array(z.enum(colorNames)).max(colorNames.length).optional(),
  /** Ids of the figures that the customer rules out. */
  without: z.array(figureIdSchema).max(withoutMax).optional(),
  /** Kind of mark that the customer wants. */
  mark: z.enum(markKinds).optional(),
  /** Case of the name that the customer wants. */
  letters: z.enum(letterCases).optional(),
  /** "1987", "since 2012". */
  since: z.string().trim().max(20).optional(),
  style: z.enum(styleIds),
  /** A BCP 47 tag: capitals differ by language. */
  language: z.string().min(2).max(20),
  /** The same brief and seed give the same logo. */
  seed: z.string().min(1).max(80),
  /** The name for which the mark was drawn, where the name has changed since: chance stays the same. */
  drawnFor: z.string().max(160).optional(),
  /** Brand whose colors and typefaces the logo has. */
  brandKit: brandKitSchema.optional(),
});

export type LogoBrief = z.infer<typeof logoBriefSchema>;

const years =
  /\b((?:since|est\.?|established|founded|seit|gegründet|depuis|fondée? en|desde|fundad[oa] en)\s+\d{4})\b/i;

/** The headline is the name, the line below it the tagline, which mostly says the trade. */
export const logoBriefOf = ({
  headline,
  subline,
  subject,
  figure,
  date,
  hue,
  colors,
  avoid,
  without,
  mark,
  letters,
  style,
  language,
  seed,
  brandKit,
}: Brief): LogoBrief => ({
  name: headline,
  trade: subline ?? "",
  style,
  language,
  seed,
  ...(brandKit && { brandKit }),
  ...(subject && { subject }),
  ...(figure && { figure }),
  ...(subline && { tagline: subline }),
  ...(hue !== undefined && { hue }),
  ...(colors && { colors }),
  ...(avoid && { avoid }),
  ...(without && { without }),
  ...(mark && { mark }),
  ...(letters && { letters }),
  ...(years.test(`${subline} ${date}`) && { since: years.exec(`${subline} ${date}`)?.[1] }),
});
