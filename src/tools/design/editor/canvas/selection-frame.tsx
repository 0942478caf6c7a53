import { RotateCw } from "lucide";
import { memo, type PointerEvent } from "react";
import { canTurn, type Element } from "#studio/browser.ts";
import { Icon } from "#ui/icon.tsx";
import { type Handle, handles } from "./resize-frame.ts";
import type { Box, Guide } from "./snapping.ts";

const places: Readonly<Record<Handle, { readonly x: number; readonly y: number; readonly cursor: string }>> = {
  nw: { x: 0, y: 0, cursor: "cursor-nwse-resize" },
  n: { x: 0.5, y: 0, cursor: "cursor-ns-resize" },
  ne: { x: 1, y: 0, cursor: "cursor-nesw-resize" },
  e: { x: 1, y: 0.5, cursor: "cursor-ew-resize" },
  se: { x: 1, y: 1, cursor: "cursor-nwse-resize" },
  s: { x: 0.5, y: 1, cursor: "cursor-ns-resize" },
  sw: { x: 0, y: 1, cursor: "cursor-nesw-resize" },
  w: { x: 0, y: 0.5, cursor: "cursor-ew-resize" },
};

/** Pixels of the screen: handles of the sides need some room between those of the corners. */
const sidePxMin = 44;

/**
 * A text’s sides change where its lines break, its corners the size of its letters. One that is turned keeps the corner that it is turned
 * around.
 */
function handlesOf(element: Element, width: number, height: number): readonly Handle[] {
  if (element.isLocked) return [];
  if (element.kind === "text") {
    if (element.turn) return ["e", "se"];
    return height < 20 ? ["e", "w", "se"] : ["nw", "ne", "se", "sw", "e", "w"];
  }
  return handles.filter(
    (handle) => handle.length === 2 || (handle === "n" || handle === "s" ? width : height) >= sidePxMin,
  );
}

interface Props {
  readonly element: Element;
  readonly frame: Box;
  readonly scale: number;
  readonly onHandle: (event: PointerEvent, handle: Handle) => void;
  readonly onTurn: (event: PointerEvent) => void;
}

/** Pixels of the screen from the frame to the handle that turns it. */
export const turnHandlePx = 26;

/** Around the selected element, with its handles. Fingers drag it; on the rest of the canvas they scroll. */
export function SelectionFrame({ element, frame, scale, onHandle, onTurn }: Props) {
  const [width, height] = [frame.width * scale, frame.height * scale];
  const { turn } = element;
  return (
    <div
      aria-hidden
      data-selection
      className={`absolute top-0 left-0 touch-none outline-2 outline-accent ${element.kind === "text" ? "origin-top-left" : "origin-center"} ${element.isLocked ? "outline-dashed" : "cursor-move"}`}
      style={{
        width,
        height,
        transform: `translate(${frame.x * scale}px, ${frame.y * scale}px)${turn ? ` rotate(${turn}deg)` : ""}`,
      }}
    >
      {handlesOf(element, width, height).map((handle) => (
        <span
          key={handle}
          data-handle={handle}
          onPointerDown={(event) => onHandle(event, handle)}
          className={`absolute grid size-6 -translate-1/2 touch-none place-items-center pointer-coarse:size-9 ${places[handle].cursor}`}
          style={{ left: places[handle].x * width, top: places[handle].y * height }}
        >
          <span className="size-2.5 rounded-full border-2 border-accent bg-tile pointer-coarse:size-3.5" />
        </span>
      ))}
      {!element.isLocked && canTurn(element) && (
        <span
          data-turn
          onPointerDown={onTurn}
          className="absolute grid size-6 -translate-1/2 cursor-grab touch-none place-items-center pointer-coarse:size-9"
          style={{ left: width / 2, top: -turnHandlePx }}
        >
          <Icon icon={RotateCw} className="size-4 rounded-full bg-tile text-accent-text pointer-coarse:size-5" />
        </span>
      )}
    </div>
  );
}

interface SeveralProps {
  readonly elements: readonly Element[];
  readonly frames: readonly Box[];
  readonly scale: number;
}

/** Around each of several selected elements; a finger drags all of them by any. Drawn again only when what is selected changes. */
export const SelectionFrames = memo(function SelectionFrames({ elements, frames, scale }: SeveralProps) {
  return frames.map((frame, index) => (
    <div
      key={elements[index]?.id}
      aria-hidden
      data-selection
      className={`absolute top-0 left-0 touch-none outline-2 outline-accent ${elements[index]?.isLocked ? "outline-dashed" : "cursor-move"}`}
      style={boxStyle(frame, scale)}
    />
  ));
});

/** Lines that show what a dragged element is aligned with. */
export function Guides({ guides, scale }: { readonly guides: readonly Guide[]; readonly scale: number }) {
  return guides.map(({ axis, at }) => (
    <div
      key={`${axis}${at}`}
      aria-hidden
      data-guide={axis}
      className={`pointer-events-none absolute bg-accent ${axis === "x" ? "inset-y-0 w-px" : "inset-x-0 h-px"}`}
      style={axis === "x" ? { left: at * scale } : { top: at * scale }}
    />
  ));
}

/** Around what a press would select. */
export function HoverFrame({ box, scale }: { readonly box: Box; readonly scale: number }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-0 left-0 outline outline-accent"
      style={boxStyle(box, scale)}
    />
  );
}

/** The box that is drawn to select what it touches. */
export function MarqueeFrame({ box, scale }: { readonly box: Box; readonly scale: number }) {
  return (
    <div
      aria-hidden
      data-marquee
      className="pointer-events-none absolute top-0 left-0 border border-accent bg-accent/10"
      style={boxStyle(box, scale)}
    />
  );
}

const boxStyle = (box: Box, scale: number) => ({
  width: box.width * scale,
  height: box.height * scale,
  transform: `translate(${box.x * scale}px, ${box.y * scale}px)`,
});
