import { z } from "zod";
import { paletteRoles } from "../color/palette.ts";
import { type DesignDocument, type Element, elementSchema, hexSchema } from "../document/document.ts";
import { facesOf } from "../document/faces-of.ts";
import { withOwnColors } from "../recompose/recolor.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { addText } from "./add-element.ts";
import { boundsOf } from "./bounds.ts";
import { freeId, putOnTop } from "./change-element.ts";
import { regroup } from "./groups.ts";
import { withChildIds } from "./layers.ts";
import { hasRoomFor } from "./pictures.ts";
import { transformElement } from "./transform-element.ts";

const copiedMax = 100;
/** Beginning of what is ours. */
const opening = '{"easel":';
/** In characters; what is longer is not even read. */
const copiedLengthMax = 1_000_000;
const side = z.number().int().min(16).max(8_192);

/** Content of the clipboard: elements with the canvas and the colors that they come from. Anyone can write it. */
const copiedSchema = z.strictObject({
  easel: z.literal("elements"),
  version: z.literal(1),
  width: side,
  height: side,
  palette: z.record(z.enum(paletteRoles), hexSchema),
  elements: z.array(elementSchema).min(1).max(copiedMax),
});
type Copied = z.infer<typeof copiedSchema>;

/** Elements as text for the clipboard, from the bottom to the top. */
export function copyElements({ width, height, palette, elements }: DesignDocument, ids: readonly string[]): string {
  const chosen = elements.filter(({ id }) => ids.includes(id)).slice(0, copiedMax);
  return JSON.stringify({ easel: "elements", version: 1, width, height, palette, elements: chosen } satisfies Copied);
}

/** @returns undefined for other text. */
function readCopied(text: string): Copied | undefined {
  if (text.length > copiedLengthMax || !text.startsWith(opening)) return undefined;
  try {
    return copiedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The ids of faces that pasted elements are set in. */
export const copiedFaces = (text: string): readonly string[] => facesOf({ elements: readCopied(text)?.elements ?? [] });

/**
 * Puts copied elements on top: where they were, or a little beside what is there already, and in the colors that they had. On a canvas of
 * another size, they are larger or smaller. Other text becomes a text element. @returns no ids if there is no room, or nothing that can be pasted.
 */
export function paste(
  design: DesignDocument,
  text: string,
  typesetter: Typesetter,
): { readonly design: DesignDocument; readonly ids: readonly string[] } {
  const copied = readCopied(text);
  if (!copied) {
    const words = text.startsWith(opening) ? "" : text.trim();
    const added = words === "" ? { design, id: undefined } : addText(design, words.slice(0, 2_000));
    return { design: added.design, ids: added.id === undefined ? [] : [added.id] };
  }
  const ids: string[] = [];
  let pasted = design;
  for (const element of placeOn(design, copied, typesetter)) {
    if (element.kind === "image" && !hasRoomFor(pasted, element.assetId)) continue;
    const id = freeId(pasted, element.id);
    const next = putOnTop(pasted, { ...withChildIds(element, id), id, isLocked: false });
    if (next !== pasted) ids.push(id);
    pasted = next;
  }
  return { design: regroup(pasted, ids), ids };
}

function placeOn(design: DesignDocument, copied: Copied, typesetter: Typesetter): readonly Element[] {
  const { width, height } = design;
  const scale =
    width === copied.width && height === copied.height ? 1 : Math.min(width / copied.width, height / copied.height);
  const [dx, dy] = [(width - copied.width * scale) / 2, (height - copied.height * scale) / 2];
  const placed = copied.elements.map((element) => {
    const own = withOwnColors(element, copied, design);
    return scale === 1 ? own : transformElement(own, { scaleX: scale, scaleY: scale, dx, dy });
  });
  const step = Math.min(width, height) / 40;
  const taken = design.elements.flatMap((element) => boundsOf(element, design, typesetter) ?? []);
  const [first] = placed.flatMap((element) => boundsOf(element, design, typesetter) ?? []);
  let steps = 0;
  while (
    steps < 20 &&
    first &&
    taken.some(({ x, y }) => isAt(first.x + steps * step, x) && isAt(first.y + steps * step, y))
  ) {
    steps++;
  }
  return steps === 0
    ? placed
    : placed.map((element) => transformElement(element, { scaleX: 1, scaleY: 1, dx: steps * step, dy: steps * step }));
}

const isAt = (one: number, other: number): boolean => Math.abs(one - other) < 1;
