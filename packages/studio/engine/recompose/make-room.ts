import type { DesignDocument, Element, TextElement } from "../document/document.ts";
import { boundsOf } from "../edit/bounds.ts";
import { moveOf, transformElement } from "../edit/transform-element.ts";
import type { Frame } from "../geometry/path.ts";
import { fitText, setText } from "../type/set-text.ts";
import type { Typesetter } from "../type/typesetter.ts";

/**
 * Makes room for kept texts: others that would stand over them become narrower, or move a little up or down. A text for which neither helps
 * stays.
 * @param kept ids.
 */
export function makeRoom(design: DesignDocument, kept: ReadonlySet<string>, typesetter: Typesetter): DesignDocument {
  const frameOf = (element: Element) => boundsOf(element, design, typesetter);
  const placed = new Map<string, Frame>();
  for (const element of design.elements) {
    const frame = element.kind === "text" ? frameOf(element) : undefined;
    if (frame) placed.set(element.id, frame);
  }
  const elements = design.elements.map((element) => {
    const frame = placed.get(element.id);
    if (element.kind !== "text" || !frame || kept.has(element.id) || element.turn) return element;
    const inTheWay = [...kept].flatMap((id) => placed.get(id) ?? []).filter((other) => overlap(frame, other));
    if (inTheWay.length === 0) return element;
    const others = [...placed].filter(([id]) => id !== element.id).map(([, other]) => other);
    const isFree = (candidate: Element) => {
      const room = frameOf(candidate);
      return room !== undefined && others.every((other) => !overlap(room, other));
    };
    const found = [
      ...inTheWay.flatMap((other) => narrowed(element, frame, other, design, typesetter) ?? []),
      ...movesWithin(frame, design).map((dy) => transformElement(element, moveOf(0, dy))),
    ].find(isFree);
    if (!found) return element;
    placed.set(element.id, frameOf(found) ?? frame);
    return found;
  });
  return { ...design, elements };
}

/** Ends its column beside another frame, in no more height than before. @returns undefined if it would be much smaller. */
function narrowed(
  text: TextElement,
  frame: Frame,
  other: Frame,
  { width, height, language }: DesignDocument,
  typesetter: Typesetter,
): TextElement | undefined {
  const gap = Math.min(width, height) * 0.03;
  const right = text.x + text.width;
  const isOnRight = other.x + other.width / 2 > frame.x + frame.width / 2;
  const column = isOnRight
    ? { x: text.x, width: other.x - gap - text.x }
    : { x: other.x + other.width + gap, width: right - other.x - other.width - gap };
  if (column.width < text.width * 0.5) return undefined;
  const words = text.isCaps ? text.text.toLocaleUpperCase(language) : text.text;
  const set = setText(typesetter, { ...text, text: words });
  const limits = { width: column.width, height: set.frame.height, linesMax: set.lines.length + 2 };
  const sizeMin = Math.max(4, text.size * 0.6);
  const size = fitText(typesetter, { ...text, text: words }, { ...limits, sizeMin, sizeMax: text.size });
  return size === undefined ? undefined : { ...text, ...column, size };
}

/** Nearest first; farther away a text would be among other things. */
function movesWithin(frame: Frame, { width, height }: Pick<DesignDocument, "width" | "height">): readonly number[] {
  const step = Math.min(width, height) / 100;
  const margin = step * 4;
  return Array.from({ length: 12 }, (_, index) => [(index + 1) * step, -(index + 1) * step])
    .flat()
    .filter((dy) => frame.y + dy >= margin && frame.y + frame.height + dy <= height - margin);
}

const overlap = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
