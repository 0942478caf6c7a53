import { z } from "zod";
import { faces, isOwnFace } from "../type/faces.ts";

/** The families that designs are set in, by name. */
export const families: readonly string[] = [...new Set(faces.map(({ family }) => family))].toSorted();

const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/);
/** A family, or the face of a font of the user's own. */
const familySchema = z
  .string()
  .refine((name) => families.includes(name) || isOwnFace(name), "There is no such typeface.");

export const brandColorsMax = 6;

/** Settings that make a design look like a company's; what is left out stays the style's. */
export const brandKitSchema = z.object({
  /** The most important first. */
  colors: z.array(hexSchema).max(brandColorsMax),
  /** Face for what is biggest. */
  displayFace: familySchema.optional(),
  textFace: familySchema.optional(),
  logo: z
    .object({
      assetId: z.uuid(),
      /** Its width through its height. */
      ratio: z.number().min(0.01).max(100),
      /** Color that it has most of; none if it brings its own ground. */
      color: hexSchema.optional(),
    })
    .optional(),
});
export type BrandKit = z.infer<typeof brandKitSchema>;

/** Whatever order their fields are in: databases have their own. */
export const isSameKit = (a: BrandKit | undefined, b: BrandKit | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && textOf(a) === textOf(b));

const textOf = (kit: BrandKit): string => JSON.stringify(brandKitSchema.parse(kit));
