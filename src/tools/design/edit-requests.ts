import { z } from "zod";
import { briefSchema, choicesSchema, documentSchema, elementsMax, storable } from "#studio/index.ts";

/** Largest document with what belongs to it, as JSON. */
export const documentBytesMax = 2_000_000;

/** In the units of the canvas, which are pixels of the files. */
const sideMax = 4_096;

/** Compositions fill what is longer with figures by the thousand. */
const ratioMax = 4;
const sideMin = 160;

const composableSchema = briefSchema.refine(
  ({ width, height }) =>
    Math.min(width, height) >= sideMin && Math.max(width, height) <= Math.min(width, height) * ratioMax,
  `its sides must be from ${sideMin} to ${sideMax} pixels, one at most ${ratioMax} times the other`,
);

const editedSchema = z.strictObject({
  document: documentSchema.refine(
    ({ width, height }) => Math.max(width, height) <= sideMax,
    `its sides can have ${sideMax} pixels at most`,
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
