import { type ComponentType, useEffect, useState } from "react";
import { watchToasts } from "./toast.ts";

/** Area where toasts appear, on every page. Empty until there is one. */
export function ToastArea() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (Toaster) return;
    return watchToasts(() => {
      // Without a network there is nothing to draw toasts with: they wait, and the next one tries again. Nothing else may fail of it.
      import("./toaster.tsx").then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => {},
      );
    });
  }, [Toaster]);
  return Toaster ? <Toaster /> : null;
}
