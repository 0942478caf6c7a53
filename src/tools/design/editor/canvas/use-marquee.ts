import { type PointerEvent, useRef, useState } from "react";
import { withGroups } from "#studio/browser.ts";
import { useEditor } from "../editor-context.ts";
import { selectedWords } from "../element-names.ts";
import { slackPx } from "./drag.ts";
import { elementBounds } from "./element-frames.ts";
import { type Box, isBackground } from "./snapping.ts";
import { useEscape } from "./use-escape.ts";

type Point = readonly [number, number];

interface Marquee {
  readonly box: Box;
  /** Ids of the elements that it touches now. */
  readonly ids: readonly string[];
}

interface Start {
  readonly x: number;
  readonly y: number;
  readonly point: Point;
  /** Ids of the elements that stay selected. */
  readonly ids: readonly string[];
}

/** A box that is drawn on empty canvas: what it touches is selected, but backgrounds and what is locked. */
export function useMarquee(pointAt: (event: PointerEvent) => Point) {
  const { design, fonts, selectAll, announce } = useEditor();
  const start = useRef<Start>(undefined);
  const [marquee, setMarquee] = useState<Marquee>();

  function touchedBy(box: Box): readonly string[] {
    const ids = design.elements.flatMap((element) => {
      const bounds = element.isLocked ? undefined : elementBounds(element, design, fonts.typesetter);
      return bounds && !isBackground(bounds, design) && doTouch(bounds, box) ? [element.id] : [];
    });
    return withGroups(design, ids);
  }

  const end = () => {
    start.current = undefined;
    setMarquee(undefined);
  };

  useEscape(() => start.current !== undefined, end);

  return {
    marquee,
    /** @param ids what stays selected. */
    begin(event: PointerEvent, ids: readonly string[]) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, point: pointAt(event), ids };
    },
    onPointerMove(event: PointerEvent) {
      if (!start.current) return;
      const { x, y } = start.current;
      if (!marquee && Math.hypot(event.clientX - x, event.clientY - y) < slackPx) return;
      const box = boxBetween(start.current.point, pointAt(event));
      setMarquee({ box, ids: [...new Set([...start.current.ids, ...touchedBy(box)])] });
    },
    onPointerUp() {
      if (marquee) {
        selectAll(marquee.ids);
        announce(selectedWords(design.elements.filter(({ id }) => marquee.ids.includes(id))));
      }
      end();
    },
    onPointerCancel: end,
  };
}

const boxBetween = ([ax, ay]: Point, [bx, by]: Point): Box => ({
  x: Math.min(ax, bx),
  y: Math.min(ay, by),
  width: Math.abs(ax - bx),
  height: Math.abs(ay - by),
});

const doTouch = (a: Box, b: Box): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
