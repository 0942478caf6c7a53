import { Maximize, ZoomIn, ZoomOut } from "lucide";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { Outline } from "../outline.ts";
import type { MindCanvas } from "./mind-canvas.ts";
import type { MapEdits } from "./use-map.ts";

const zoomStep = 1.25;

/** The drawing of a map. What draws it is loaded when the page opens. */
export function Canvas({ map }: { readonly map: MapEdits }) {
  const { outline, selectedId } = map;
  const place = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<MindCanvas>();
  const [isFailed, setFailed] = useState(false);
  /** Outline as the canvas has it. */
  const drawn = useRef<Outline>(outline);

  const onEdit = useEffectEvent((next: Outline) => {
    drawn.current = next;
    if (map.replace(next)) return;
    canvas?.show(outline);
    drawn.current = outline;
  });
  const onSelect = useEffectEvent((id: string) => {
    map.select(id);
  });
  const start = useEffectEvent((create: typeof import("./mind-canvas.ts").createMindCanvas, el: HTMLElement) => {
    drawn.current = outline;
    return create(el, outline, { onEdit: (next) => onEdit(next), onSelect: (id) => onSelect(id) });
  });

  useEffect(() => {
    let made: MindCanvas | undefined;
    let isGone = false;
    import("./mind-canvas.ts").then(
      ({ createMindCanvas }) => {
        if (isGone || !place.current) return;
        made = start(createMindCanvas, place.current);
        setCanvas(made);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, []);

  useEffect(() => {
    if (!canvas) return;
    if (drawn.current !== outline) {
      canvas.show(outline);
      drawn.current = outline;
    }
    canvas.select(selectedId);
  }, [canvas, outline, selectedId]);

  return (
    <section aria-label="Drawing of the map" className="relative h-full min-h-80 overflow-hidden bg-sunken">
      <div ref={place} className="size-full" />
      {!canvas && !isFailed && <Skeleton className="absolute inset-6" />}
      {isFailed && (
        <p className="absolute inset-6 text-sm text-muted">
          The drawing couldn’t be loaded. The outline beside it has everything; reload the page to try again.
        </p>
      )}
      {canvas && (
        <div className="absolute right-3 bottom-3 flex gap-1 rounded-sm border border-hairline bg-surface p-1">
          <Zoom icon={ZoomOut} label="Zoom out" onPress={() => canvas.zoom(1 / zoomStep)} />
          <Zoom icon={ZoomIn} label="Zoom in" onPress={() => canvas.zoom(zoomStep)} />
          <Zoom icon={Maximize} label="Show the whole map" onPress={canvas.fit} />
        </div>
      )}
    </section>
  );
}

interface ZoomProps {
  readonly icon: typeof ZoomIn;
  readonly label: string;
  readonly onPress: () => void;
}

const Zoom = ({ icon, label, onPress }: ZoomProps) => (
  <Button variant="ghost" size="sm" aria-label={label} title={label} onClick={onPress}>
    <Icon icon={icon} className="size-4" />
  </Button>
);
