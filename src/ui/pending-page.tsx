import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** A page that comes sooner needs no announcement. */
const patienceMs = 300;

/** Shows that another page is loading, once that takes a moment, e.g. on a slow network. */
export function PendingPage() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const next = state === "loading" && location.pathname !== pathname ? location.pathname : undefined;
  const [waitsFor, setWaitsFor] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(setWaitsFor, next ? patienceMs : 0, next);
    return () => clearTimeout(timer);
  }, [next]);
  return next && waitsFor === next ? (
    <div
      role="status"
      className="fixed inset-x-0 top-24 z-20 mx-auto grid size-14 place-items-center rounded-full border border-hairline bg-surface shadow-float"
    >
      <span className="sr-only">Loading</span>
      <span aria-hidden className="size-6 animate-spin rounded-full border-2 border-hairline border-t-accent" />
    </div>
  ) : null;
}
