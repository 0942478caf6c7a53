import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Zoom {
  /** Pixels of the screen for a unit of the canvas; 0 until the room is known. */
  readonly scale: number;
  readonly isFit: boolean;
  fit(): void;
  zoomBy(factor: number): void;
}

const scaleMin = 0.02;
const scaleMax = 8;
/** Around the canvas, in pixels; below it, there are bars. */
const roomAround = 32;
export const roomBelow = 68;

/** The canvas as large as the room allows, until the user zooms. Ctrl and the wheel zoom as well, as do two fingers on a touchpad. */
export function useZoom(stage: RefObject<HTMLElement | null>, canvas: Size): Zoom {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  const [chosen, setChosen] = useState<number>();
  const around = Math.min(roomAround, room.width / 16);
  const fitting = Math.max(
    0,
    Math.min((room.width - 2 * around) / canvas.width, (room.height - around - roomBelow) / canvas.height),
  );
  const scale = chosen ?? fitting;
  const pointer = useRef<Pointer>(undefined);

  useEffect(() => {
    if (!stage.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);

  const zoomBy = useCallback(
    (factor: number) => setChosen((before = fitting) => Math.min(scaleMax, Math.max(scaleMin, before * factor))),
    [fitting],
  );

  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      // Else the browser zooms the whole page.
      event.preventDefault();
      pointer.current = pointerOn(element, event);
      zoomBy(Math.exp(-event.deltaY / 300));
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [stage, zoomBy]);

  // What is under the pointer stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the canvas has its new size
  useLayoutEffect(() => {
    const box = stage.current?.querySelector("[data-canvas]")?.getBoundingClientRect();
    if (!pointer.current || !box) return;
    const { x, y, shareX, shareY } = pointer.current;
    stage.current?.scrollBy(box.left + box.width * shareX - x, box.top + box.height * shareY - y);
    pointer.current = undefined;
  }, [stage, scale]);

  return { scale, isFit: chosen === undefined, fit: useCallback(() => setChosen(undefined), []), zoomBy };
}

/** On the screen, and in shares of the canvas. */
interface Pointer {
  readonly x: number;
  readonly y: number;
  readonly shareX: number;
  readonly shareY: number;
}

function pointerOn(stage: HTMLElement | null, { clientX: x, clientY: y }: WheelEvent): Pointer | undefined {
  const box = stage?.querySelector("[data-canvas]")?.getBoundingClientRect();
  return box && { x, y, shareX: (x - box.left) / box.width, shareY: (y - box.top) / box.height };
}
