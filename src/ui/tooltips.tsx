import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";

/** Delays from requirement A22, in milliseconds. */
const delays = { open: 700, skip: 300 };
/** Pixels, between the tooltip and what it is about, and to the edges of the window. */
const gap = 6;

interface Shown {
  readonly target: HTMLElement;
  readonly words: string;
}

/**
 * Shows the `title` of what the mouse rests on, or of what the keyboard focuses, in the product's own look and on every page: browsers show
 * theirs for the mouse alone, and each after another delay. Escape, a press, or scrolling closes it.
 */
export function Tooltips() {
  const [shown, setShown] = useState<Shown>();
  const tip = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const stop = new AbortController();
    const listen = (names: readonly string[], listener: (event: Event) => void) => {
      for (const name of names) document.addEventListener(name, listener, { capture: true, signal: stop.signal });
    };
    let timer: number | undefined;
    let target: HTMLElement | undefined;
    let isOpen = false;
    let closedAt = Number.NEGATIVE_INFINITY;
    const close = () => {
      clearTimeout(timer);
      target = undefined;
      if (isOpen) closedAt = performance.now();
      isOpen = false;
      setShown(undefined);
    };
    const openFor = (next: HTMLElement | undefined, isByKeyboard: boolean) => {
      if (next === target) return;
      close();
      target = next;
      const words = next?.title.trim();
      if (!next || !words) return;
      const isQuick = isByKeyboard || performance.now() - closedAt < delays.skip;
      const open = () => {
        isOpen = true;
        setShown({ target: next, words });
      };
      timer = window.setTimeout(open, isQuick ? 0 : delays.open);
    };
    const titledAt = ({ target: at }: Event) =>
      at instanceof Element ? (at.closest<HTMLElement>("[title], [data-tooltip]") ?? undefined) : undefined;
    listen(["pointerover"], (event) => {
      if ((event as PointerEvent).pointerType === "mouse") openFor(titledAt(event), false);
    });
    listen(["focusin"], (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) openFor(titledAt(event), true);
    });
    listen(["focusout", "pointerdown", "scroll"], close);
    listen(["keydown"], (event) => {
      if ((event as KeyboardEvent).key === "Escape") close();
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);

  useLayoutEffect(() => {
    if (!shown || !tip.current) return;
    const { target, words } = shown;
    // Above dialogs, too.
    tip.current.showPopover?.();
    place(tip.current, target);
    // Without it, the browser would show its own as well. What is read out stays: the same words, as a description.
    target.removeAttribute("title");
    target.dataset.tooltip = "";
    const isSaidAnyway = target.getAttribute("aria-label") === words || target.hasAttribute("aria-describedby");
    if (!isSaidAnyway) target.setAttribute("aria-describedby", id);
    return () => {
      if (!target.title) target.title = words;
      delete target.dataset.tooltip;
      if (!isSaidAnyway) target.removeAttribute("aria-describedby");
    };
  }, [shown, id]);

  if (!shown) return null;
  return (
    <div
      ref={tip}
      id={id}
      role="tooltip"
      popover="manual"
      className="pointer-events-none fixed inset-auto m-0 max-w-72 rounded-sm border-0 bg-ink px-2.5 py-1.5 text-xs wrap-anywhere text-paper"
    >
      {shown.words}
    </div>
  );
}

/** Below its target, or above where there is no room, and inside of the window. */
function place(tip: HTMLElement, target: HTMLElement): void {
  const around = target.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const isBelow = around.bottom + gap + height <= window.innerHeight;
  const left = around.left + around.width / 2 - width / 2;
  tip.style.top = `${isBelow ? around.bottom + gap : around.top - gap - height}px`;
  tip.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - gap - width))}px`;
}
