import type { Box, Node } from "./node.ts";
import type { LayoutContext } from "./placed.ts";
import { setWords, stylized } from "./set-words.ts";

/** The widths of a row’s children; those that don’t fit are left out, or made narrower. */
export function rowWidths(
  box: Box,
  room: number,
  context: LayoutContext,
): { readonly node: Box; readonly widths: number[] } {
  const { gap = 0, children } = box;
  const natural = children.map((child) => child.width ?? (child.grow ? 0 : widthOf(child, context)));
  const total = (count: number) => natural.slice(0, count).reduce((sum, width) => sum + width + gap, -gap);
  if (box.dropsOverflow) {
    let count = children.length;
    while (count > 1 && total(count) > room + 0.01) count--;
    return { node: { ...box, children: children.slice(0, count) }, widths: natural.slice(0, count) };
  }
  const free = room - total(children.length);
  const shares = children.reduce((sum, { grow = 0 }) => sum + grow, 0);
  if (free >= 0 && shares > 0) {
    return { node: box, widths: natural.map((width, index) => width + (free * (children[index]?.grow ?? 0)) / shares) };
  }
  if (free < -0.01) {
    const widest = natural.reduce((best, width, index) => {
      const isFixed = children[index]?.width !== undefined || children[index]?.kind === "drawing";
      return !isFixed && (best < 0 || width > (natural[best] ?? 0)) ? index : best;
    }, -1);
    if (widest >= 0) natural[widest] = Math.max(24, (natural[widest] ?? 0) + free);
  }
  return { node: box, widths: natural };
}

export const columnWidth = (
  child: Node,
  room: number,
  align: NonNullable<Box["align"]>,
  context: LayoutContext,
): number =>
  child.width !== undefined
    ? Math.min(child.width, room)
    : align === "stretch"
      ? room
      : Math.min(room, widthOf(child, context));

/** The width of a node that is as wide as its content. */
export function widthOf(node: Node, context: LayoutContext): number {
  if (node.width !== undefined) return node.width;
  if (node.kind === "drawing") return node.height;
  if (node.kind === "words") {
    const { style, text } = stylized(node, context);
    return Math.ceil(
      Math.max(...text.split("\n").map((line) => context.typesetter.widthOf({ ...style, text: line }))) + 0.5,
    );
  }
  const { padding: [, right, , left] = [0, 0, 0, 0], gap = 0, children, flow, columns = 2 } = node;
  const widths = children.map((child) => widthOf(child, context));
  const widest = Math.max(0, ...widths);
  const content =
    flow === "row"
      ? widths.reduce((sum, width) => sum + width + gap, -gap)
      : flow === "grid"
        ? widest * columns + gap * (columns - 1)
        : widest;
  return left + right + Math.max(0, content);
}

/** The height of a node at a width. */
export function heightOf(node: Node, width: number, context: LayoutContext): number {
  if (node.kind !== "drawing" && node.height !== undefined) return node.height;
  if (node.kind === "words") {
    const { style, lines } = setWords(node, width, context);
    return lines * style.size * style.lineHeight;
  }
  if (node.kind === "drawing") return node.height;
  const { padding: [top, right, bottom, left] = [0, 0, 0, 0], gap = 0, flow, columns = 2, align = "stretch" } = node;
  const room = Math.max(0, width - left - right);
  const around = top + bottom;
  switch (flow) {
    case "row": {
      const { node: kept, widths } = rowWidths(node, room, context);
      return around + Math.max(0, ...kept.children.map((child, index) => heightOf(child, widths[index] ?? 0, context)));
    }
    case "column": {
      const heights = node.children.map((child) => heightOf(child, columnWidth(child, room, align, context), context));
      return around + heights.reduce((sum, height) => sum + height + gap, heights.length > 0 ? -gap : 0);
    }
    case "grid": {
      const cell = (room - gap * (columns - 1)) / columns;
      let sum = -gap;
      for (let start = 0; start < node.children.length; start += columns) {
        sum +=
          gap + Math.max(...node.children.slice(start, start + columns).map((child) => heightOf(child, cell, context)));
      }
      return around + Math.max(0, sum);
    }
    case "layers":
      return Math.max(
        0,
        ...node.children.map(
          (child, index) => heightOf(child, index === 0 ? width : room, context) + (index === 0 ? 0 : around),
        ),
      );
  }
}
