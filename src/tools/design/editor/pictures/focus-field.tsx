import { type ImageElement, setView, zoomMax, zoomOf } from "#studio/browser.ts";
import { useEditor } from "../editor-context.ts";

const axes = [
  { axis: "x", label: "Across" },
  { axis: "y", label: "Down" },
] as const;

/** Sets the point of a picture that stays in sight where its frame is of another shape. */
export function FocusField({ element }: { readonly element: ImageElement }) {
  const { edit, pictureAt } = useEditor();
  const { id, assetId, ratio, crop, focus = { x: 0.5, y: 0.5 }, isLocked = false, width, height } = element;
  const shown = ((crop?.width ?? 1) / (crop?.height ?? 1)) * ratio;
  const zoom = zoomOf(element);
  const isWhole = zoom === 1 && Math.abs(shown / (width / height) - 1) < 0.01;
  const set = (to: typeof focus, closer = zoom) =>
    edit((design) => setView(design, id, { zoom: closer, focus: to }), undefined, `view ${id}`);
  const zoomField = (
    <label className="grid grid-cols-[3.5rem_minmax(0,1fr)_2.5rem] items-center gap-2 text-xs">
      Zoom
      <input
        type="range"
        min={100}
        max={zoomMax * 100}
        step={5}
        disabled={isLocked}
        value={Math.round(zoom * 100)}
        className="min-h-7 w-full accent-accent-strong"
        onChange={({ currentTarget }) => set(focus, Number(currentTarget.value) / 100)}
      />
      <output className="text-right tabular-nums">{Math.round(zoom * 100)}%</output>
    </label>
  );
  if (isWhole) {
    return (
      <>
        {zoomField}
        <p className="text-xs text-muted">Its frame shows all of it. Zoom in or drag a side to cut some off.</p>
      </>
    );
  }
  return (
    <>
      {zoomField}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders beside it do the same by keyboard */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
        <div
          className="relative h-20 max-w-28 cursor-crosshair overflow-hidden rounded-sm border border-outline bg-sunken"
          style={{ aspectRatio: Math.min(2, Math.max(0.5, ratio)) }}
          onClick={({ currentTarget, clientX, clientY }) => {
            if (isLocked) return;
            const box = currentTarget.getBoundingClientRect();
            set({ x: shareOf(clientX - box.left, box.width), y: shareOf(clientY - box.top, box.height) });
          }}
        >
          <img src={pictureAt(assetId)} alt="" className="size-full" />
          <span
            className="absolute size-4 -translate-1/2 rounded-full"
            // Seen on any picture.
            style={{
              border: "2px solid #fff",
              boxShadow: "0 0 0 1.5px #000",
              left: `${focus.x * 100}%`,
              top: `${focus.y * 100}%`,
            }}
          />
        </div>
        <div className="grid gap-2">
          <p className="text-xs text-muted">What stays in sight</p>
          {axes.map(({ axis, label }) => (
            <label key={axis} className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-2 text-xs">
              {label}
              <input
                type="range"
                min={0}
                max={100}
                disabled={isLocked}
                value={Math.round(focus[axis] * 100)}
                className="min-h-7 w-full accent-accent-strong"
                onChange={({ currentTarget }) => set({ ...focus, [axis]: Number(currentTarget.value) / 100 })}
              />
            </label>
          ))}
        </div>
      </div>
    </>
  );
}

const shareOf = (at: number, length: number): number =>
  Math.min(1, Math.max(0, Math.round((at / Math.max(1, length)) * 100) / 100));
