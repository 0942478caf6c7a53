import type { DesignDocument, Element, ShapeElement, TextElement } from "../document/document.ts";
import type { Frame, Point } from "../geometry/path.ts";
import { frameAround, pathExtent } from "../geometry/path-extent.ts";
import { readPath } from "../geometry/read-path.ts";
import { setText } from "../type/set-text.ts";
import type { Typesetter } from "../type/typesetter.ts";

type Language = Pick<DesignDocument, "language">;

/**
 * The least frame around what can be seen of an element, with its turn. Of a text, from the top of the first line’s capitals to below
 * the last line’s letters. @returns undefined if it shows nothing.
 */
export function boundsOf(element: Element, { language }: Language, typesetter: Typesetter): Frame | undefined {
  switch (element.kind) {
    case "text":
      return textBounds(element, language, typesetter);
    case "shape":
      return shapeBounds(element);
    case "group": {
      const frame = unionOf(element.children.flatMap((child) => shapeBounds(child) ?? []));
      return frame && element.clip ? intersectionOf(frame, element.clip) : frame;
    }
    case "image": {
      const { x, y, width, height } = element;
      return { x, y, width, height };
    }
  }
}

/**
 * Frame that an editor’s handles are put on: of a text its column, as wide as lines may be, without its turn, which is around the frame’s
 * top left corner. @returns undefined if it shows nothing.
 */
export function frameOf(element: Element, design: Language, typesetter: Typesetter): Frame | undefined {
  if (element.kind !== "text") return boundsOf(element, design, typesetter);
  const { y, height } = setFrame(element, design.language, typesetter);
  return { x: element.x, y, width: element.width, height };
}

/** The least frame around frames. @returns undefined without any. */
export const unionOf = (frames: readonly Frame[]): Frame | undefined =>
  frameAround(
    frames.flatMap(({ x, width }) => [x, x + width]),
    frames.flatMap(({ y, height }) => [y, y + height]),
  );

/** Letters go below their line by about so much of the type size. */
const descent = 0.22;

function setFrame(element: TextElement, language: string, typesetter: Typesetter): Frame {
  const text = element.isCaps ? element.text.toLocaleUpperCase(language) : element.text;
  const { frame } = setText(typesetter, { ...element, text });
  if (!Number.isFinite(frame.x)) return { x: element.x, y: element.y, width: 0, height: element.size };
  return { ...frame, height: frame.height + element.size * descent };
}

function textBounds(element: TextElement, language: string, typesetter: Typesetter): Frame | undefined {
  if (element.text.trim() === "") return undefined;
  const { x, y, width, height } = setFrame(element, language, typesetter);
  if (!element.turn) return { x, y, width, height };
  const turn = (element.turn / 180) * Math.PI;
  const corners: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const turned = corners.map(([cornerX, cornerY]): Point => {
    const [dx, dy] = [cornerX - element.x, cornerY - element.y];
    return [
      element.x + dx * Math.cos(turn) - dy * Math.sin(turn),
      element.y + dx * Math.sin(turn) + dy * Math.cos(turn),
    ];
  });
  return frameAround(
    turned.map(([cornerX]) => cornerX),
    turned.map(([, cornerY]) => cornerY),
  );
}

function shapeBounds({ data, stroke, within }: ShapeElement): Frame | undefined {
  const frame = pathExtent(readPath(data));
  if (!frame) return undefined;
  const half = (stroke?.width ?? 0) / 2;
  const drawn = {
    x: frame.x - half,
    y: frame.y - half,
    width: frame.width + 2 * half,
    height: frame.height + 2 * half,
  };
  const limit = within === undefined ? undefined : pathExtent(readPath(within));
  return limit ? intersectionOf(drawn, limit) : drawn;
}

function intersectionOf(a: Frame, b: Frame): Frame | undefined {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)];
  return right >= x && bottom >= y ? { x, y, width: right - x, height: bottom - y } : undefined;
}
