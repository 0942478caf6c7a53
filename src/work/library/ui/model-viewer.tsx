import { Minus, Plus, RotateCcw, RotateCw, Undo2 } from "lucide";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import type { ModelMove, ShownModel } from "./show-model.ts";

interface Props {
  /** Address of the GLB. */
  readonly address: string;
  readonly name: string;
}

const moves = [
  { move: "left", label: "Turn left", icon: RotateCcw },
  { move: "right", label: "Turn right", icon: RotateCw },
  { move: "closer", label: "Closer", icon: Plus },
  { move: "further", label: "Further away", icon: Minus },
  { move: "reset", label: "Back to the first view", icon: Undo2 },
] as const satisfies readonly { readonly move: ModelMove; readonly label: string; readonly icon: typeof Plus }[];

const keyMoves: Readonly<Record<string, ModelMove>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  "+": "closer",
  "=": "closer",
  "-": "further",
  Home: "reset",
};

/** A 3D model, turned by dragging, by keys or by its buttons. What draws it is fetched with the first model. */
export function ModelViewer({ address, name }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef<ShownModel>(undefined);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  useEffect(() => {
    const gone = new AbortController();
    setState("loading");
    (async () => {
      const [{ showModel }, file] = await Promise.all([
        import("./show-model.ts"),
        fetch(address, { signal: gone.signal }),
      ]);
      if (!file.ok) throw new Error(`the model could not be fetched: ${file.status}`);
      const bytes = await file.arrayBuffer();
      if (gone.signal.aborted || !canvas.current) return;
      const model = await showModel(canvas.current, bytes);
      if (gone.signal.aborted) return model.close();
      shown.current = model;
      setState("shown");
    })().catch((error: unknown) => {
      if (gone.signal.aborted) return;
      console.warn("a 3D model could not be shown", error);
      setState("failed");
    });
    return () => {
      gone.abort();
      shown.current?.close();
      shown.current = undefined;
    };
  }, [address]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = keyMoves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    shown.current?.move(move);
  };
  if (state === "failed") {
    return (
      <p className="w-full rounded-sm bg-sunken px-4 py-6 text-muted">
        This browser can’t show the model. You can download it, and open it in a 3D program.
      </p>
    );
  }
  return (
    <div className="grid w-full grid-cols-1 gap-2">
      <div className="relative aspect-square max-h-[60vh] w-full rounded-sm bg-sunken">
        <canvas
          ref={canvas}
          role="img"
          tabIndex={0}
          aria-label={`3D model: ${name}`}
          aria-busy={state === "loading"}
          data-state={state}
          className="block size-full rounded-sm"
          onKeyDown={onKeyDown}
        />
        {state === "loading" && (
          <p role="status" className="absolute inset-0 grid place-content-center text-sm text-muted">
            Loading the model…
          </p>
        )}
      </div>
      <div role="toolbar" aria-label="View" className="flex flex-wrap gap-1">
        {moves.map(({ move, label, icon }) => (
          <button
            key={move}
            type="button"
            aria-label={label}
            title={label}
            disabled={state !== "shown"}
            className="grid size-11 cursor-pointer place-content-center rounded-sm hover:bg-sunken disabled:cursor-default disabled:text-muted"
            onClick={() => shown.current?.move(move)}
          >
            <Icon icon={icon} className="size-4.5" />
          </button>
        ))}
      </div>
    </div>
  );
}
