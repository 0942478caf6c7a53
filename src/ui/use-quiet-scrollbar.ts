import { type RefObject, useEffect } from "react";

/** Delay from requirement A22, in milliseconds. */
const hideDelay = 600;

/** Shows the scrollbar of an area (`.quiet-scrollbar`) while it is scrolled, and hides it soon afterwards. Under the mouse it stays. */
export function useQuietScrollbar(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    let timer: number | undefined;
    const onScroll = () => {
      current.dataset.scrolling = "";
      clearTimeout(timer);
      timer = window.setTimeout(() => delete current.dataset.scrolling, hideDelay);
    };
    current.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      current.removeEventListener("scroll", onScroll);
    };
  }, [area]);
}
