import { type CSSProperties, useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { takeToasts, watchToasts } from "./toast.ts";

/** The one toast area (specification §9, decision 6): 4 s, three at a time, bottom right, Alt+T moves the focus there. */
export function Toaster() {
  // After Sonner's own effect, which is what listens for new toasts.
  useEffect(
    () =>
      watchToasts(() => {
        for (const { kind, title, ...options } of takeToasts()) toast[kind](title, options);
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
