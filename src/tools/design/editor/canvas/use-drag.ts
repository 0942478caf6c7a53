import { type PointerEvent, useEffect, useRef, useState } from "react";
import { type DesignDocument, type Element, moveBy, resizeTo } from "#studio/browser.ts";
import { useEditor } from "../editor-context.ts";
import { elementBounds, elementFrame } from "./element-frames.ts";
import { type Handle, resizeFrame, transformBetween } from "./resize-frame.ts";
import { type Box, type Guide, isBackground, snapEdge, snapMove, snapTargets } from "./snapping.ts";

interface Start {
  readonly element: Element;
  readonly handle: Handle | undefined;
  readonly x: number;
  readonly y: number;
}

/** What is under way, as it is shown; the document changes at its end. */
export interface Drag {
  readonly design: DesignDocument;
  readonly moved: { readonly id: string; readonly transform: string } | undefined;
  readonly frame: Box;
  readonly guides: readonly Guide[];
  /** What the end of it does to the document. */
  readonly finish: (design: DesignDocument) => DesignDocument;
}

/** Pixels of the screen: what moves less was a press. */
const slackPx = 3;
const snapPx = 6;

/** Moves and resizes elements by a pointer. Escape leaves everything as it was. */
export function useDrag(scale: number) {
  const { design, fonts, edit } = useEditor();
  const { typesetter } = fonts;
  const start = useRef<Start>(undefined);
  const [drag, setDrag] = useState<Drag>();

  const end = () => {
    start.current = undefined;
    setDrag(undefined);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !start.current) return;
      event.stopPropagation();
      end();
    };
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  });

  function targetsFor(element: Element) {
    const others = design.elements.flatMap((other) =>
      other.id === element.id ? [] : (elementBounds(other, design, typesetter) ?? []),
    );
    return snapTargets(design, others);
  }

  function move(element: Element, dx: number, dy: number): Drag | undefined {
    const bounds = elementBounds(element, design, typesetter);
    const frame = elementFrame(element, design, typesetter);
    if (!bounds || !frame) return undefined;
    const at = { ...bounds, x: bounds.x + dx, y: bounds.y + dy };
    const snap = isBackground(bounds, design) ? undefined : snapMove(at, targetsFor(element), snapPx / scale);
    const by = { dx: round(dx + (snap?.dx ?? 0)), dy: round(dy + (snap?.dy ?? 0)) };
    return {
      design,
      moved: { id: element.id, transform: `translate(${by.dx} ${by.dy})` },
      frame: { ...frame, x: frame.x + by.dx, y: frame.y + by.dy },
      guides: snap?.guides ?? [],
      finish: (before) => moveBy(before, [element.id], by),
    };
  }

  function resize(element: Element, handle: Handle, dx: number, dy: number): Drag | undefined {
    const from = elementFrame(element, design, typesetter);
    if (!from) return undefined;
    const turn = element.kind === "text" ? ((element.turn ?? 0) / 180) * Math.PI : 0;
    const [alongX, alongY] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
    const free = resizeFrame(from, handle, { dx: alongX, dy: alongY });
    const { frame, guides } =
      turn === 0 && handle.length === 1
        ? snapSide(free, handle, targetsFor(element), snapPx / scale)
        : { frame: free, guides: [] };
    const finish = (before: DesignDocument) => resizeTo(before, element.id, frame, typesetter);
    if (element.kind !== "text") {
      return { design, moved: { id: element.id, transform: transformBetween(from, frame) }, frame, guides, finish };
    }
    // Letters are never stretched: a text is set again while its column changes.
    const shown = finish(design);
    const text = shown.elements.find(({ id }) => id === element.id);
    return {
      design: shown,
      moved: undefined,
      frame: (text && elementFrame(text, shown, typesetter)) ?? frame,
      guides,
      finish,
    };
  }

  return {
    drag,
    begin(event: PointerEvent, element: Element, handle?: Handle) {
      if (element.isLocked) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { element, handle, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent) {
      if (!start.current) return;
      const { element, handle, x, y } = start.current;
      const [dx, dy] = [event.clientX - x, event.clientY - y];
      if (!drag && Math.hypot(dx, dy) < slackPx) return;
      setDrag(handle ? resize(element, handle, dx / scale, dy / scale) : move(element, dx / scale, dy / scale));
    },
    onPointerUp() {
      const element = start.current?.element;
      if (drag && element) {
        edit(drag.finish, `${element.name} ${start.current?.handle ? "resized" : "moved"}.`);
      }
      end();
    },
    onPointerCancel: end,
  };
}

/** Fractions that no eye sees would only make documents longer. */
const round = (value: number): number => Math.round(value * 10) / 10;

/** Draws the side that a handle drags to what it may be aligned with. */
function snapSide(
  frame: Box,
  handle: Handle,
  targets: ReturnType<typeof snapTargets>,
  reach: number,
): { readonly frame: Box; readonly guides: readonly Guide[] } {
  const axis = handle === "e" || handle === "w" ? "x" : "y";
  const side = axis === "x" ? "width" : "height";
  const isFirst = handle === "w" || handle === "n";
  const at = snapEdge(isFirst ? frame[axis] : frame[axis] + frame[side], targets[axis], reach);
  if (at === undefined) return { frame, guides: [] };
  const snapped = isFirst
    ? { ...frame, [axis]: at, [side]: frame[axis] + frame[side] - at }
    : { ...frame, [side]: at - frame[axis] };
  return { frame: snapped, guides: [{ axis, at }] };
}
