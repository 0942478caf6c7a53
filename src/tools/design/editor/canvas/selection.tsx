import { type PointerEvent, useMemo } from "react";
import { useEditor } from "../editor-context.ts";
import type { Drag } from "./drag.ts";
import { elementBounds, elementFrame } from "./element-frames.ts";
import type { Handle } from "./resize-frame.ts";
import { SelectionFrame, SelectionFrames } from "./selection-frame.tsx";

interface Props {
  readonly drag: Drag | undefined;
  readonly scale: number;
  readonly onHandle: (event: PointerEvent, handle: Handle) => void;
  readonly onTurn: (event: PointerEvent) => void;
}

/** The frames of what is selected: with handles around one element, without around several. */
export function Selection({ drag, scale, onHandle, onTurn }: Props) {
  const { design, selection, selected, fonts } = useEditor();
  const { typesetter } = fonts;
  const parts = useMemo(() => {
    const framed = selection.flatMap((element) => {
      // The frames of several are upright.
      const frame = (element.turn ? elementBounds : elementFrame)(element, design, typesetter);
      return frame ? [{ element, frame }] : [];
    });
    const of = (isLocked: boolean) => {
      const some = framed.filter(({ element }) => (element.isLocked ?? false) === isLocked);
      return { elements: some.map(({ element }) => element), frames: some.map(({ frame }) => frame) };
    };
    return { framed, free: of(false), locked: of(true) };
  }, [selection, design, typesetter]);
  const { dx, dy } = drag?.shift ?? { dx: 0, dy: 0 };
  const shown = drag?.design.elements.find(({ id }) => id === selected?.id) ?? selected;
  const frame = drag?.frame ?? (shown && elementFrame(shown, drag?.design ?? design, typesetter));
  return (
    <>
      {!selected && <SelectionFrames {...parts.locked} scale={scale} />}
      <div
        className="absolute top-0 left-0"
        style={{ transform: dx || dy ? `translate(${dx * scale}px, ${dy * scale}px)` : undefined }}
      >
        {shown && frame && <SelectionFrame element={shown} {...{ frame, scale, onHandle, onTurn }} />}
        {!selected && <SelectionFrames {...parts.free} scale={scale} />}
      </div>
    </>
  );
}
