import { z } from "zod";
import { languageSchema, storable } from "../brief/brief.ts";
import { paperSchema } from "../brief/paper.ts";
import { paletteRoles } from "../color/palette.ts";
import { isPathData } from "../geometry/is-path-data.ts";
import { isFace } from "../type/faces.ts";
import { isDrawable } from "./drawing-cost.ts";

/** Slots that a text stands for: it can be filled again with other words. */
export const slots = [
  "headline",
  "subline",
  "list",
  "date",
  "place",
  "price",
  "action",
  "brand",
  "body",
  "label",
] as const;
export type Slot = (typeof slots)[number];

/** In the units of the canvas: from here on, WCAG asks for less contrast. */
export const largeTextSize = 48;

/** In the units of the canvas. */
export const textSizeMin = 4;

export const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/);
const paintSchema = z.union([z.enum(paletteRoles), hexSchema]);
const idSchema = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/);
const number = z.number().min(-100_000).max(100_000);
/** Outline as an SVG's `d`, in the units of the canvas. */
const dataSchema = z.string().max(200_000).refine(isPathData, "it is no outline");
const frameSchema = z.object({ x: number, y: number, width: number.min(0), height: number.min(0) });

/** Clockwise, in degrees. */
const turn = z.number().min(-180).max(180);

const common = {
  /** Unique in the document; the name of its layer in exported files. */
  id: idSchema,
  /** Name as the editor lists it. */
  name: storable(80),
  isLocked: z.boolean().optional(),
  /** Group that a press selects as a whole; it is drawn as if there was none. */
  groupId: idSchema.optional(),
  /** The user has moved or resized it: in the same layout it keeps its place. */
  isPlaced: z.boolean().optional(),
};

const textSchema = z.object({
  ...common,
  kind: z.literal("text"),
  slot: z.enum(slots),
  text: storable(2_000),
  faceId: z.string().refine(isFace, "there is no such face"),
  size: number.min(textSizeMin),
  /** Letter spacing, as a share of the type size. */
  tracking: z.number().min(-0.2).max(1),
  /** Line height, as a share of the type size. */
  lineHeight: z.number().min(0.6).max(3),
  align: z.enum(["start", "middle", "end"]),
  /** The top of the first line's capitals. */
  x: number,
  y: number,
  /** Lines are broken, as even as they can be, so that none is longer. */
  width: number.min(1),
  fill: paintSchema,
  /** Set in capitals; the words stay as they were written. */
  isCaps: z.boolean().optional(),
  /** Clockwise around its top left corner, in degrees. */
  turn: turn.optional(),
});

/** Points are in the units of the canvas; a radial one runs from its center to a point on its edge. */
const gradientSchema = z.object({
  gradient: z.enum(["linear", "radial"]),
  from: z.tuple([number, number]),
  to: z.tuple([number, number]),
  stops: z
    .array(z.object({ at: z.number().min(0).max(1), paint: paintSchema, opacity: z.number().min(0).max(1).optional() }))
    .min(2)
    .max(8),
});

const shapeSchema = z.object({
  ...common,
  kind: z.literal("shape"),
  data: dataSchema,
  fill: z.union([paintSchema, gradientSchema]).optional(),
  stroke: z.object({ paint: paintSchema, width: number.min(0) }).optional(),
  /** True if there is a hole where its outlines overlap. */
  isEvenOdd: z.boolean().optional(),
  /** An outline outside of which nothing of it is drawn. */
  within: dataSchema.optional(),
  /** Outlines that are cut out of it, with a gap around them, or a line of twice the gap alone. */
  cuts: z
    .array(z.object({ data: dataSchema, gap: number.min(0), isLine: z.boolean().optional() }))
    .max(200)
    .optional(),
  opacity: z.number().min(0).max(1).optional(),
  /** True if its colors mix as inks do that are printed over each other. */
  isMultiplied: z.boolean().optional(),
  /** Behind texts, so that they can be read. */
  isPlate: z.boolean().optional(),
  /** Turn around the middle of its frame; of a group’s child, it does not count. */
  turn: turn.optional(),
});

const groupSchema = z.object({
  ...common,
  kind: z.literal("group"),
  children: z.array(shapeSchema).max(5_000),
  /** Turn around the middle of its frame; a pattern’s tile has none. */
  turn: turn.optional(),
  /** Frame outside of which everything is cut off. */
  clip: frameSchema.optional(),
  /** Drawn again to the right and below, each a step further: a pattern's tile. Its children reach beyond the tile to the left and the top only. */
  repeat: z
    .object({
      width: number.min(1),
      height: number.min(1),
      columns: z.number().int().min(1).max(200),
      rows: z.number().int().min(1).max(200),
    })
    .optional(),
});

export const pictureMasks = ["ellipse", "arch", "blob"] as const;
export type PictureMask = (typeof pictureMasks)[number];

const share = z.number().min(0).max(1);

/**
 * A picture from the user's uploads, or one that an engine made. To place one: store its bytes with `addAsset` (tools/design/assets), whose
 * answer has `assetId` and `ratio`; take the frame from the layout, e.g. the whole canvas for a background, and put the element below the texts.
 * Frame and picture may differ in shape: a picture fills its frame, and what reaches out is cut off; a logo stands whole in its frame.
 */
const imageSchema = z.object({
  ...common,
  kind: z.literal("image"),
  assetId: z.uuid(),
  /** Ratio of the whole picture: its width through its height. */
  ratio: z.number().min(0.01).max(100),
  ...frameSchema.shape,
  /** The part of the picture that is shown, in shares of its width and height. */
  crop: z
    .object({ x: share, y: share, width: share.min(0.01), height: share.min(0.01) })
    .refine(({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001, "The crop reaches out.")
    .optional(),
  /** Turn around the middle of its frame. */
  turn: turn.optional(),
  /** Left and right are exchanged. */
  isMirrored: z.boolean().optional(),
  /** Top and bottom are exchanged. */
  isUpsideDown: z.boolean().optional(),
  /** Radius of the frame's corners. */
  radius: number.min(0).optional(),
  /** Outline within the frame that the picture is cut to, instead of the frame with its corners. */
  mask: z.enum(pictureMasks).optional(),
  opacity: share.optional(),
  slot: z.enum(["picture", "logo"]).optional(),
  /** Fit of the picture in its frame: it fills it, or is whole in it; left out, a logo is whole, and others fill. */
  fit: z.enum(["cover", "contain"]).optional(),
  /** Point that stays in sight where the frame is of another shape, in shares of width and height; left out, the middle. */
  focus: z.object({ x: share, y: share }).optional(),
  /** Description of what it shows, for readers who don't see it. */
  alt: storable(300).optional(),
});

export const elementSchema = z.discriminatedUnion("kind", [textSchema, shapeSchema, groupSchema, imageSchema]);

export const elementsMax = 500;
/** Different ones; each is read for every file. */
export const picturesMax = 24;

/** For each page. */
const elementsSchema = z
  .array(elementSchema)
  .max(elementsMax)
  .refine((elements) => new Set(elements.map(({ id }) => id)).size === elements.length, "two of them have one id");

/** The number that networks show in a carousel. */
export const pagesMax = 10;

/** A design as it is stored: everything that the renderer needs but the fonts. Elements are listed from the bottom to the top. */
export const designSchema = z.object({
  version: z.literal(1),
  /** Title of a design without words. */
  title: z.string().max(160).optional(),
  /** A BCP 47 tag: capitals differ by language. */
  language: languageSchema,
  width: z.number().int().min(16).max(8_192),
  height: z.number().int().min(16).max(8_192),
  /** Paper that it is printed on. It counts as long as the pixels are those of this paper. */
  paper: paperSchema.optional(),
  /** Nothing is drawn behind the elements: what the design is put on shows through. */
  isTransparent: z.boolean().optional(),
  palette: z.object(
    Object.fromEntries(paletteRoles.map((role) => [role, hexSchema])) as Record<
      (typeof paletteRoles)[number],
      typeof hexSchema
    >,
  ),
  /** Elements of the main page, which is the one that is composed. */
  elements: elementsSchema,
  /** The other pages in their order, of the same size and in the same colors. Read by `pagesOf`. */
  pages: z
    .array(z.object({ elements: elementsSchema }))
    .min(1)
    .max(pagesMax - 1)
    .optional(),
  /** Place of the main page among all of them, from 0; the first, if left out. */
  mainPage: z
    .number()
    .int()
    .min(0)
    .max(pagesMax - 1)
    .optional(),
});

/** A design that can be drawn in seconds. */
export const documentSchema = designSchema.refine(isDrawable, {
  path: ["elements"],
  message: "they are too much to draw: use fewer texts, repetitions, or shapes that are cut, faded or multiplied",
});

export type Paint = z.infer<typeof paintSchema>;
export type Gradient = z.infer<typeof gradientSchema>;
export type TextElement = z.infer<typeof textSchema>;
export type ShapeElement = z.infer<typeof shapeSchema>;
export type GroupElement = z.infer<typeof groupSchema>;
export type ImageElement = z.infer<typeof imageSchema>;
export type Repeat = NonNullable<GroupElement["repeat"]>;
export type Element = z.infer<typeof elementSchema>;
export type DesignDocument = z.infer<typeof designSchema>;
