import { type DesignDocument, type TextElement, textSizeMin } from "../document/document.ts";
import { fitText, setText } from "../type/set-text.ts";
import type { Typesetter } from "../type/typesetter.ts";

/**
 * Sets a text anew in the room that another took: as large as it fits, at most half larger than that one, in no more lines if it can.
 * @param room the text that stands there.
 * @param height of a higher room, which more lines may fill.
 */
export function refitText(
  text: TextElement,
  room: TextElement,
  { language }: Pick<DesignDocument, "language">,
  typesetter: Typesetter,
  height?: number,
): TextElement {
  const wordsOf = ({ text: words, isCaps }: TextElement) => (isCaps ? words.toLocaleUpperCase(language) : words);
  const { frame, lines } = setText(typesetter, { ...room, text: wordsOf(room) });
  const limits = { width: room.width, height: Math.max(height ?? frame.height, textSizeMin), sizeMin: textSizeMin };
  const words = { ...text, text: wordsOf(text) };
  const inLines =
    height === undefined && fitText(typesetter, words, { ...limits, sizeMax: room.size * 1.5, linesMax: lines.length });
  const size = inLines || (fitText(typesetter, words, { ...limits, sizeMax: room.size, linesMax: 40 }) ?? textSizeMin);
  return { ...text, size };
}
