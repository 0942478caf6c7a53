import { canTurn, type Element, middleOf, setTurn, turnPoint } from "#studio/browser.ts";
import type { DragBy, DragContext } from "./drag.ts";
import { elementFrame } from "./element-frames.ts";

/** In degrees: angles that a turn is drawn to, and from how far. */
const [stepDegrees, reachDegrees] = [45, 4];

/** Turns one element around its middle. @param distance of the handle above its frame, in the units of the canvas. */
export function turning(element: Element, distance: number, context: DragContext): DragBy | undefined {
  const { design, typesetter } = context;
  const frame = elementFrame(element, design, typesetter);
  if (!frame || !canTurn(element)) return undefined;
  const first = element.turn ?? 0;
  const corner = element.kind === "text" ? ([element.x, element.y] as const) : middleOf(frame);
  const pivot = turnPoint(middleOf(frame), first, corner);
  const handle = turnPoint([frame.x + frame.width / 2, frame.y - distance], first, corner);
  const angleOf = (x: number, y: number) => (Math.atan2(y - pivot[1], x - pivot[0]) * 180) / Math.PI;
  const from = angleOf(...handle);
  return ({ dx, dy }) => {
    const degrees = snapped(first + angleOf(handle[0] + dx, handle[1] + dy) - from);
    const finish = (before: typeof design) => setTurn(before, element.id, degrees, typesetter);
    return { design: finish(design), guides: [], finish, said: `${element.name} turned.` };
  };
}

function snapped(degrees: number): number {
  const near = Math.round(degrees / stepDegrees) * stepDegrees;
  return Math.abs(degrees - near) < reachDegrees ? near : Math.round(degrees);
}
