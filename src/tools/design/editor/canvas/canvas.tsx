import { type PointerEvent, type RefObject, useId, useRef, useState } from "react";
import { useEditor } from "../editor-context.ts";
import { Drawing } from "./drawing.tsx";
import { elementAt, elementBounds, elementFrame } from "./element-frames.ts";
import { Guides, HoverFrame, SelectionFrame } from "./selection-frame.tsx";
import { isBackground } from "./snapping.ts";
import { useCanvasKeys } from "./use-canvas-keys.ts";
import { useDrag } from "./use-drag.ts";
import { roomBelow, type Zoom } from "./use-zoom.ts";

interface Props {
  readonly stage: RefObject<HTMLElement | null>;
  readonly zoom: Zoom;
}

/** The design, to be worked on. For the keyboard it is one place: Tab goes from element to element within it. */
export function Canvas({ stage, zoom }: Props) {
  const { design, selected, fonts, select, editWords } = useEditor();
  const { scale } = zoom;
  const { typesetter } = fonts;
  const paper = useRef<HTMLDivElement>(null);
  const [hoveredId, setHoveredId] = useState<string>();
  const dragging = useDrag(scale);
  const { drag } = dragging;
  const onKeyDown = useCanvasKeys();
  const helpId = useId();

  const pointAt = (event: PointerEvent | React.MouseEvent): readonly [number, number] => {
    const box = paper.current?.getBoundingClientRect();
    return [(event.clientX - (box?.left ?? 0)) / scale, (event.clientY - (box?.top ?? 0)) / scale];
  };
  const isOnPaper = (event: PointerEvent) => paper.current?.contains(event.target as Node) ?? false;

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (!isOnPaper(event)) return select(undefined);
    const hit = elementAt(design, pointAt(event), typesetter);
    const isOwnFrame = event.pointerType !== "mouse" && selected && isWithinSelection(event.target);
    const element = isOwnFrame ? selected : hit;
    // A finger may be about to scroll: what it presses is selected once it is lifted (onClick).
    if (event.pointerType !== "mouse" && !isOwnFrame) return;
    select(element?.id);
    const box = element && elementBounds(element, design, typesetter);
    const mayMove = element && (element === selected || !box || !isBackground(box, design));
    if (element && mayMove) dragging.begin(event, element);
  };

  const shown = drag?.design ?? design;
  const selectedShown = selected && shown.elements.find(({ id }) => id === selected.id);
  const frame = drag?.frame ?? (selectedShown && elementFrame(selectedShown, shown, typesetter));
  const hovered = drag ? undefined : design.elements.find(({ id }) => id === hoveredId && id !== selected?.id);
  const hoverBox = hovered && elementBounds(hovered, design, typesetter);

  return (
    <section
      ref={stage}
      role="application"
      aria-label="Canvas"
      aria-describedby={helpId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the focus
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        dragging.onPointerMove(event);
        if (event.pointerType === "mouse" && event.buttons === 0) {
          setHoveredId(isOnPaper(event) ? elementAt(design, pointAt(event), typesetter)?.id : undefined);
        }
      }}
      onPointerUp={(event) => {
        const isTap = event.pointerType !== "mouse" && !drag && isOnPaper(event);
        dragging.onPointerUp();
        if (isTap) select(elementAt(design, pointAt(event), typesetter)?.id);
      }}
      onPointerCancel={dragging.onPointerCancel}
      onPointerLeave={() => setHoveredId(undefined)}
      onDoubleClick={(event) => {
        const hit = elementAt(design, pointAt(event), typesetter);
        if (hit?.kind === "text") editWords();
      }}
      className="relative grid min-h-0 min-w-0 overflow-auto bg-sunken outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
    >
      <p id={helpId} className="sr-only">
        Tab goes through the elements, arrow keys move the selected one, Shift and arrow keys by ten. Enter edits its
        words, Delete removes it. Escape selects nothing; then Tab leaves the canvas.
      </p>
      <div className="m-auto p-4" style={{ paddingBottom: roomBelow }}>
        <div
          ref={paper}
          data-canvas
          className="relative shadow-float"
          style={{ width: design.width * scale, height: design.height * scale }}
        >
          {scale > 0 && <Drawing design={shown} moved={drag?.moved} />}
          {hoverBox && <HoverFrame box={hoverBox} scale={scale} />}
          {selectedShown && frame && (
            <SelectionFrame
              element={selectedShown}
              frame={frame}
              scale={scale}
              onHandle={(event, handle) => {
                event.stopPropagation();
                if (selected) dragging.begin(event, selected, handle);
              }}
            />
          )}
          {drag && <Guides guides={drag.guides} scale={scale} />}
        </div>
      </div>
    </section>
  );
}

const isWithinSelection = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("[class*=origin-top-left]") !== null;
