import { type DesignDocument, type TextElement, textSizeMin } from "../document/document.ts";
import type { Frame } from "../geometry/path.ts";
import { refitText } from "../recompose/refit-text.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { boundsOf } from "./bounds.ts";
import { changeTextElement } from "./change-element.ts";
import { cleanText } from "./texts.ts";

/** Letters that would get smaller than this share of what they were may take more lines, where there is room below. */
const smallestInLines = 0.8;

/** Sizes that are looked for are a tenth of a unit too small. */
const rounding = 0.2;

/**
 * Puts other words into a text and sets them in its room, as the rows of a table are. A headline fills its room again; other texts get no
 * larger, so that those of one size keep it.
 * @param room the text as it was before the typing began: letters that got smaller grow again while words are taken out.
 */
export const typeWords = (
  design: DesignDocument,
  id: string,
  given: string,
  typesetter: Typesetter,
  room?: TextElement,
): DesignDocument =>
  changeTextElement(design, id, (element) => {
    const text = cleanText(given);
    if (text === element.text) return element;
    const before = room ?? element;
    if (text === before.text) return { ...element, text, size: before.size };
    if (text.trim() === "" || before.text.trim() === "") return { ...element, text };
    return fitted({ ...element, text }, before, design, typesetter);
  });

function fitted(text: TextElement, room: TextElement, design: DesignDocument, typesetter: Typesetter): TextElement {
  const largest = room.slot === "headline" ? Number.POSITIVE_INFINITY : room.size;
  const inLines = refitText(text, room, design, typesetter);
  if (Math.abs(inLines.size - room.size) < rounding) return { ...text, size: room.size };
  if (inLines.size >= room.size * smallestInLines) return { ...text, size: Math.min(inLines.size, largest) };
  const height = heightBelow(room, design, typesetter);
  const taller = refitText({ ...text, size: room.size }, room, design, typesetter, height);
  return { ...text, size: Math.max(textSizeMin, inLines.size, taller.size) };
}

/** Height down to the next element, or to the margin. @returns undefined if there is no more of it than the text has. */
function heightBelow(room: TextElement, design: DesignDocument, typesetter: Typesetter): number | undefined {
  const own = room.turn ? undefined : boundsOf(room, design, typesetter);
  if (!own) return undefined;
  const unit = Math.min(design.width, design.height) / 100;
  const ends = design.elements.flatMap((element) => {
    const other = element.id === room.id ? undefined : boundsOf(element, design, typesetter);
    return other && isBelow(other, room, own) ? other.y - 3 * unit : [];
  });
  const height = Math.min(design.height - 6 * unit, ...ends) - own.y;
  return height > own.height ? height : undefined;
}

/** A plate or a background is not below a text that it holds. */
const isBelow = (other: Frame, column: TextElement, own: Frame): boolean =>
  other.y >= own.y + own.height && other.x < column.x + column.width && column.x < other.x + other.width;
