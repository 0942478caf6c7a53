import type { DesignDocument, Element, TextElement } from "../document/document.ts";
import { turnedFrame, turnOf, unturnedFrame } from "../document/turn.ts";
import type { Frame } from "../geometry/path.ts";
import { setText } from "../type/set-text.ts";
import type { Typesetter } from "../type/typesetter.ts";

type Language = Pick<DesignDocument, "language">;

/**
 * The least frame around what can be seen of an element, with its turn. Of a text, from the top of the first line’s capitals to below
 * the last line’s letters. @returns undefined if it shows nothing.
 */
export function boundsOf(element: Element, { language }: Language, typesetter: Typesetter): Frame | undefined {
  if (element.kind === "text") return textBounds(element, language, typesetter);
  const frame = unturnedFrame(element);
  const turn = turnOf(element);
  return frame && turn ? turnedFrame(frame, turn) : frame;
}

/**
 * Frame that an editor’s handles are put on, without the element’s turn: of a text its column, as wide as lines may be, which is turned
 * around its top left corner. @returns undefined if it shows nothing.
 */
export function frameOf(element: Element, design: Language, typesetter: Typesetter): Frame | undefined {
  if (element.kind !== "text") return unturnedFrame(element);
  const { y, height } = setFrame(element, design.language, typesetter);
  return { x: element.x, y, width: element.width, height };
}

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
  return turnedFrame({ x, y, width, height }, { degrees: element.turn, pivot: [element.x, element.y] });
}
