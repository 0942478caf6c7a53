import type { Frame } from "../../engine/geometry/path.ts";
import type { Box, Node } from "./node.ts";
import type { LayoutContext } from "./placed.ts";
import { heightOf, rowWidths } from "./sizes.ts";

export function shedUntilFits(box: Box, frame: Frame, context: LayoutContext): Box {
  let fitting = box;
  for (let step = 0; step < 120; step++) {
    if (heightOf({ ...fitting, height: undefined } as Box, frame.width, context) <= frame.height + 0.5) return fitting;
    const highest = highestSpare(fitting);
    if (highest === 0) return fitting;
    fitting = shed(fitting, highest, frame.width, context) ?? fitting;
  }
  return fitting;
}

const highestSpare = (node: Node): number =>
  Math.max(
    0,
    ...(node.kind === "box" ? node.children.map((child) => Math.max(child.spare ?? 0, highestSpare(child))) : []),
  );

/** Takes the last of the parts out that are the first to go; among columns beside each other, of the highest one. */
function shed(box: Box, spare: number, width: number, context: LayoutContext): Box | undefined {
  const [, right, , left] = box.padding ?? [0, 0, 0, 0];
  const room = Math.max(0, width - left - right);
  const widths = box.flow === "row" ? rowWidths(box, room, context).widths : [];
  const heights =
    box.flow === "row" ? box.children.map((child, index) => heightOf(child, widths[index] ?? room, context)) : [];
  const order = [...box.children.keys()].toReversed().toSorted((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  for (const index of order) {
    const child = box.children[index];
    if (!child) continue;
    const inner = child.kind === "box" ? shed(child, spare, widths[index] ?? child.width ?? room, context) : undefined;
    if (inner) {
      const isLeft = inner.children.length >= Math.max(1, inner.childrenMin ?? 1);
      return { ...box, children: isLeft ? box.children.with(index, inner) : box.children.toSpliced(index, 1) };
    }
    if (child.spare === spare) return { ...box, children: box.children.toSpliced(index, 1) };
  }
  return undefined;
}
