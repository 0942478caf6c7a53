import { lazy, Suspense, useEffect, useState } from "react";
import { watchToasts } from "./toast.ts";

const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

/** Where toasts appear, on every page. Empty until there is one. */
export function ToastArea() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => (isWanted ? undefined : watchToasts(() => setWanted(true))), [isWanted]);
  return isWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
