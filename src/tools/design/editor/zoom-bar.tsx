import { Maximize, Minus, Plus } from "lucide";
import type { Zoom } from "./canvas/use-zoom.ts";
import { IconButton } from "./panels/panel.tsx";

const step = 1.25;

export function ZoomBar({ zoom }: { readonly zoom: Zoom }) {
  const { scale, isFit, fit, zoomBy } = zoom;
  return (
    <div
      role="toolbar"
      aria-label="Zoom"
      className="absolute right-3 bottom-3 flex items-center rounded-md border border-hairline bg-surface shadow-float"
    >
      <IconButton icon={Minus} label="Zoom out" onClick={() => zoomBy(1 / step)} />
      <output className="w-12 text-center text-xs tabular-nums max-sm:sr-only" aria-label="Zoom">
        {Math.round(scale * 100)}%
      </output>
      <IconButton icon={Plus} label="Zoom in" onClick={() => zoomBy(step)} />
      <IconButton icon={Maximize} label="Fit in the window" aria-pressed={isFit} onClick={fit} />
    </div>
  );
}
