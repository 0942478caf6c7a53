import { z } from "zod";
import type { Brief } from "../../engine/brief/brief.ts";
import { type Palette, paletteRoles } from "../../engine/color/palette.ts";
import { type DesignDocument, hexSchema } from "../../engine/document/document.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";

/** Choices where several would do; the studio makes those that are left out. */
export const choicesSchema = z.strictObject({
  /** 0 for the first; others differ in their composition first, then in colors, type and figure. */
  variant: z.number().int().min(0).max(10_000),
  compositionId: z.string().max(80).optional(),
  palette: z.record(z.enum(paletteRoles), hexSchema).optional(),
  /** Number of one of the style's type pairs. */
  voices: z.number().int().min(0).max(100).optional(),
});
export interface Choices extends z.infer<typeof choicesSchema> {
  readonly palette?: Palette | undefined;
}

export interface Composed {
  readonly design: DesignDocument;
  /** Choices that were made: the same brief with them gives the same design. */
  readonly choices: Choices & Required<Pick<Choices, "compositionId" | "palette" | "voices">>;
}

/** Designs what a brief of its kinds asks for. The same brief and choices give the same design. */
export type Composer = (brief: Brief, typesetter: Typesetter, choices: Choices) => Composed;
