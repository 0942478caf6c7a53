import { lazy, Suspense, useEffect, useState } from "react";

const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

/** The toast area comes after the page: no visitor waits for what announces things that have not happened yet. */
export function ToastArea() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => setWanted(true), []);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
