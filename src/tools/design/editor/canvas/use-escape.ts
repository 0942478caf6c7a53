import { useEffect, useEffectEvent } from "react";

/** Ends what a pointer has begun, wherever the focus is; nothing else hears of that key. */
export function useEscape(isUnderWay: () => boolean, end: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isUnderWay()) return;
    event.stopPropagation();
    end();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);
}
