import { z } from "zod";
import { briefSchema, choicesSchema, documentSchema, elementsMax, storable } from "#studio/index.ts";
import { canvasRatioMax, canvasSideMax, canvasSideMin, isComposable } from "./canvas-size.ts";

/** Largest document with what belongs to it, as JSON. */
export const documentBytesMax = 2_000_000;

const composableSchema = briefSchema.refine(
  isComposable,
  `its sides must be from ${canvasSideMin} to ${canvasSideMax} pixels, one at most ${canvasRatioMax} times the other`,
);

const editedSchema = z.strictObject({
  document: documentSchema.refine(
    ({ width, height }) => Math.max(width, height) <= canvasSideMax,
    `its sides can have ${canvasSideMax} pixels at most`,
  ),
  brief: composableSchema,
  choices: choicesSchema,
});

export const saveSchema = editedSchema.extend({
  revision: z.number().int().min(1).max(2_000_000_000),
  label: storable(80).optional(),
});

export const brandSchema = editedSchema.extend({ kitId: z.uuid() });

export const recomposeSchema = editedSchema.extend({
  /** Brief and choices that the document was composed from; the stored ones, if left out. */
  from: z.strictObject({ brief: composableSchema, choices: choicesSchema }).optional(),
  /** The ids of the elements that stay as they are. */
  locked: z.array(z.string().max(80)).max(elementsMax),
});
