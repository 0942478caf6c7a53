import { faceFor } from "../../engine/compose/kit.ts";
import { setText } from "../../engine/type/set-text.ts";
import type { Words } from "./node.ts";
import type { LayoutContext } from "./placed.ts";

export function stylized({ voice, text: given }: Words, { look, language, typesetter }: LayoutContext) {
  const style = look.voices[voice];
  const text = style.isCaps ? given.toLocaleUpperCase(language) : given;
  return { text, style: { ...style, faceId: faceFor(typesetter, style.faceId, text) } };
}

/** No smaller than this share of its size is a text set; then it is shortened. */
const shrinkMin = 0.7;

export function setWords(node: Words, width: number, context: LayoutContext) {
  const { typesetter } = context;
  const { style: full, text: shown } = stylized(node, context);
  const linesMax = node.linesMax ?? 12;
  const linesAt = (text: string, size: number) => {
    const { lines, frame } = setText(typesetter, { ...full, size, text, x: 0, y: 0, align: "start", width });
    return lines.length <= linesMax && frame.width <= width + 0.6 ? lines.length : undefined;
  };
  const sizeMin = full.size > 20 ? full.size * shrinkMin : Math.min(full.size, 11);
  for (let { size } = full; size >= sizeMin; size -= size > 20 ? 1 : 0.5) {
    const lines = linesAt(shown, size);
    if (lines) return { text: node.text, lines, style: { ...full, size } };
  }
  const words = node.text.split(" ");
  for (let count = words.length - 1; count > 0; count--) {
    const text = `${words
      .slice(0, count)
      .join(" ")
      .replace(/[\s,.;:–—-]+$/u, "")}…`;
    const lines = linesAt(full.isCaps ? text.toLocaleUpperCase(context.language) : text, sizeMin);
    if (lines) return { text, lines, style: { ...full, size: sizeMin } };
  }
  const letters = [...node.text];
  for (let count = letters.length - 1; count > 0; count--) {
    const text = `${letters.slice(0, count).join("")}…`;
    const lines = linesAt(text, sizeMin);
    if (lines) return { text, lines, style: { ...full, size: sizeMin } };
  }
  return { text: "…", lines: 1, style: { ...full, size: sizeMin } };
}
