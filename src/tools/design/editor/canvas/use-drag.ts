import { type PointerEvent, useRef, useState } from "react";
import { useEditor } from "../editor-context.ts";
import { type Drag, type DragBy, type DragContext, slackPx } from "./drag.ts";
import { useEscape } from "./use-escape.ts";

interface Start {
  readonly dragBy: DragBy;
  readonly x: number;
  readonly y: number;
}

/** Pixels of the screen. */
const snapPx = 6;

/** Moves and changes elements by a pointer. Escape leaves everything as it was. */
export function useDrag(scale: number) {
  const { design, fonts, edit } = useEditor();
  const start = useRef<Start>(undefined);
  const [drag, setDrag] = useState<Drag>();

  const end = () => {
    start.current = undefined;
    setDrag(undefined);
  };
  useEscape(() => start.current !== undefined, end);

  return {
    drag,
    begin(event: PointerEvent, make: (context: DragContext) => DragBy | undefined) {
      const dragBy = make({ design, typesetter: fonts.typesetter, reach: snapPx / scale });
      if (!dragBy) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { dragBy, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent) {
      if (!start.current) return;
      const { dragBy, x, y } = start.current;
      const [dx, dy] = [event.clientX - x, event.clientY - y];
      if (!drag && Math.hypot(dx, dy) < slackPx) return;
      setDrag(dragBy({ dx: dx / scale, dy: dy / scale }));
    },
    onPointerUp() {
      if (drag) edit(drag.finish, drag.said);
      end();
    },
    onPointerCancel: end,
  };
}
