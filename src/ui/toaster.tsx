import { type CSSProperties, useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { type Toast, takeToasts, watchToasts } from "./toast.ts";

/** Sonner's own ids of the toasts that were shown last, by ours, of which there are a few. */
const shown = new Map<string, number | string>();

/**
 * A toast that takes another's place is a new one to Sonner: what it updates while the old one is going away (after a press on its button, or
 * when its time is over) goes with it.
 */
function draw({ kind, title, id, ...options }: Toast): void {
  const earlier = id === undefined ? undefined : shown.get(id);
  if (earlier !== undefined) toast.dismiss(earlier);
  const drawn = toast[kind](title, options);
  if (id !== undefined) shown.set(id, drawn);
}

/** The one toast area (A22): 4 s, three at a time, bottom right, Alt+T moves the focus there. */
export function Toaster() {
  // After Sonner's own effect, which is what listens for new toasts.
  useEffect(
    () =>
      watchToasts(() => {
        for (const waiting of takeToasts()) draw(waiting);
      }),
    [],
  );
  return (
    <Sonner
      duration={4_000}
      visibleToasts={3}
      gap={14}
      hotkey={["altKey", "KeyT"]}
      position="bottom-right"
      style={{ "--width": "356px" } as CSSProperties}
      toastOptions={{
        classNames: {
          toast: "!rounded-md !border-hairline !bg-surface !font-sans !text-ink !shadow-float",
          description: "!text-muted",
          error: "!text-danger",
        },
      }}
    />
  );
}
