import type { Frame } from "../../engine/geometry/path.ts";
import type { Box, Node } from "./node.ts";
import type { LayoutContext, Placed, PlacedBox } from "./placed.ts";
import { setWords } from "./set-words.ts";
import { shedUntilFits } from "./shed.ts";
import { columnWidth, heightOf, rowWidths, widthOf } from "./sizes.ts";

/** Places a tree in a frame as CSS’s flexible boxes do, leaving out what finds no room. */
export function placeNode(node: Node, frame: Frame, context: LayoutContext): Placed {
  if (node.kind === "drawing") return { node, frame };
  if (node.kind === "words") {
    const { text, style, lines } = setWords(node, frame.width, context);
    const height = lines * style.size * style.lineHeight;
    const y = frame.y + Math.max(0, (frame.height - height) / 2);
    return { node, text, style, frame: { ...frame, y, height } };
  }
  return placeBox(node, frame, context);
}

const inside = ({ padding: [top, right, bottom, left] = [0, 0, 0, 0] }: Box, frame: Frame): Frame => ({
  x: frame.x + left,
  y: frame.y + top,
  width: Math.max(0, frame.width - left - right),
  height: Math.max(0, frame.height - top - bottom),
});

function placeBox(given: Box, frame: Frame, context: LayoutContext): PlacedBox {
  const inner = inside(given, frame);
  const box = given.flow === "row" ? given : shedUntilFits(given, frame, context);
  switch (box.flow) {
    case "row":
      return placeRow(box, frame, inner, context);
    case "column":
      return placeColumn(box, frame, inner, context);
    case "grid":
      return placeGrid(box, frame, inner, context);
    case "layers": {
      const children = box.children.map((child, index) => {
        if (index === 0) return placeNode(child, frame, context);
        const width =
          child.width ?? (box.align === "stretch" ? inner.width : Math.min(inner.width, widthOf(child, context)));
        const height = heightOf(child, width, context);
        const x = inner.x + shareOf(box.align) * (inner.width - width);
        const y = inner.y + shareOf(box.justify) * (inner.height - height);
        return placeNode(child, { x, y, width, height }, context);
      });
      return { node: box, frame, children };
    }
  }
}

const shareOf = (place: Box["align"] | Box["justify"]): number => (place === "center" ? 0.5 : place === "end" ? 1 : 0);

function placeRow(box: Box, frame: Frame, inner: Frame, context: LayoutContext): PlacedBox {
  const { node, widths } = rowWidths(box, inner.width, context);
  const { gap = 0, justify, align = "center" } = node;
  const used = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
  const free = Math.max(0, inner.width - used);
  const between = justify === "between" && widths.length > 1 ? free / (widths.length - 1) : 0;
  let x = inner.x + (justify === "between" ? 0 : shareOf(justify) * free);
  const children = node.children.map((child, index) => {
    const width = widths[index] ?? 0;
    const own = align === "stretch" && child.height === undefined ? inner.height : heightOf(child, width, context);
    const height = Math.min(own, inner.height);
    const placed = placeNode(
      child,
      { x, y: inner.y + shareOf(align) * (inner.height - height), width, height },
      context,
    );
    x += width + gap + between;
    return placed;
  });
  return { node, frame, children };
}

function placeColumn(box: Box, frame: Frame, inner: Frame, context: LayoutContext): PlacedBox {
  const { gap = 0, children, align = "stretch", justify } = box;
  const widths = children.map((child) => columnWidth(child, inner.width, align, context));
  const heights = children.map((child, index) => heightOf(child, widths[index] ?? 0, context));
  const natural = heights.reduce((sum, height) => sum + height, 0) + gap * Math.max(0, children.length - 1);
  let free = Math.max(0, inner.height - natural);
  const shares = children.reduce((sum, { grow = 0 }) => sum + grow, 0);
  if (shares > 0) {
    const spread = free;
    for (const [index, child] of children.entries()) {
      if (!child.grow) continue;
      const more = (spread * child.grow) / shares;
      const max = child.kind === "drawing" ? Math.max(0, (child.heightMax ?? 10_000) - child.height) : more;
      heights[index] = (heights[index] ?? 0) + Math.min(more, max);
      free -= Math.min(more, max);
    }
  }
  const between = justify === "between" && children.length > 1 ? free / (children.length - 1) : 0;
  let y = inner.y + (justify === "between" ? 0 : shareOf(justify) * free);
  const placed = children.map((child, index) => {
    const [width, height] = [widths[index] ?? 0, heights[index] ?? 0];
    const x = inner.x + (align === "stretch" ? 0 : shareOf(align)) * (inner.width - width);
    const one = placeNode(child, { x, y, width, height }, context);
    y += height + gap + between;
    return one;
  });
  return { node: box, frame, children: placed };
}

function placeGrid(box: Box, frame: Frame, inner: Frame, context: LayoutContext): PlacedBox {
  const { gap = 0, columns = 2, children } = box;
  const width = (inner.width - gap * (columns - 1)) / columns;
  let y = inner.y;
  const placed: Placed[] = [];
  for (let start = 0; start < children.length; start += columns) {
    const line = children.slice(start, start + columns);
    const height = Math.max(...line.map((child) => heightOf(child, width, context)));
    for (const [index, child] of line.entries()) {
      placed.push(placeNode(child, { x: inner.x + index * (width + gap), y, width, height }, context));
    }
    y += height + gap;
  }
  return { node: box, frame, children: placed };
}
