import { type RefObject, useEffect, useRef } from "react";

/** For a `details` element that opens over the page: a press beside it or Escape closes it. Without scripts, its own button does. */
export function useClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const isOutside = event.target instanceof Node && !details.current?.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      if (details.current?.open && (isEscape || (isOutside && event.type === "pointerdown"))) {
        details.current.open = false;
        if (isEscape) details.current.querySelector("summary")?.focus();
      }
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  return details;
}
