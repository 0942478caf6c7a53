import { type CSSProperties, useEffect, useState } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { type Toast, takeToasts, watchDismissals, watchToasts } from "./toast.ts";
import { keptClear, toastOffset, toastWidth } from "./toast-offset.ts";

/** Sonner's own ids of the toasts that were shown last, by ours, of which there are a few. */
const shown = new Map<string, number | string>();

/**
 * A toast that takes another's place is a new one to Sonner: what it updates while the old one is going away (after a press on its button, or
 * when its time is over) goes with it.
 */
function draw({ kind, title, id, isAtTop, ...options }: Toast): void {
  const earlier = id === undefined ? undefined : shown.get(id);
  if (earlier !== undefined) toast.dismiss(earlier);
  const drawn = toast[kind](title, isAtTop ? { ...options, position: "top-right" } : options);
  if (id !== undefined) shown.set(id, drawn);
}

/** Usual distances from the edges, in pixels; the second up to `narrowMax`. */
const distance = { wide: 24, narrow: 16 } as const;
const narrowMax = 600;
/** Toasts at the top leave the header clear. */
const belowHeader = "calc(var(--header-height) + 0.5rem)";

/** The one toast area (A22): 4 s, three at a time, bottom right unless they say otherwise, Alt+T moves the focus there. It leaves the page’s main buttons clear. */
export function Toaster() {
  const [bottom, setBottom] = useState<number>();
  // After Sonner's own effect, which is what listens for new toasts.
  useEffect(
    () =>
      watchToasts(() => {
        setBottom(findBottom());
        for (const waiting of takeToasts()) draw(waiting);
      }),
    [],
  );
  useEffect(() => watchDismissals(() => void toast.dismiss()), []);
  useEffect(() => {
    const move = () => {
      if (document.querySelector("[data-sonner-toast]")) setBottom(findBottom());
    };
    const options = { capture: true, passive: true } as const;
    window.addEventListener("scroll", move, options);
    window.addEventListener("resize", move, options);
    return () => {
      window.removeEventListener("scroll", move, options);
      window.removeEventListener("resize", move, options);
    };
  }, []);
  return (
    <Sonner
      duration={4_000}
      visibleToasts={3}
      gap={14}
      hotkey={["altKey", "KeyT"]}
      position="bottom-right"
      offset={{ bottom: bottom ?? distance.wide, top: belowHeader }}
      mobileOffset={{ bottom: bottom ?? distance.narrow, top: belowHeader }}
      style={{ "--width": `${toastWidth}px` } as CSSProperties}
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

function findBottom(): number {
  const { innerWidth: width, innerHeight: height } = window;
  return toastOffset({ width, height }, keptClear(), width <= narrowMax ? distance.narrow : distance.wide);
}
