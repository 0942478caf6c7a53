import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#ui/use-hydrated.ts";

/** The delays of A22, in milliseconds. */
const delays = { open: 200, skip: 300, close: 150 };
/** Letters that are typed within this time are one word. In milliseconds. */
const typeAheadMs = 1_000;
/** A press that follows the opening by a resting mouse this soon was meant to open the menu, so it doesn’t close it. In milliseconds. */
const pressMeantToOpen = 500;

export interface MenuBarOptions {
  /** True if a mouse that rests on a menu's name opens it. */
  readonly opensOnHover: boolean;
}

export type MenuBar = ReturnType<typeof useMenuBar>;

/**
 * Menus side by side, at most one of them open: by a press, or by a mouse that rests on it. Escape closes the menu and returns the focus,
 * the arrow keys and the first letters of an entry move the focus, and moving away closes it. Until scripts run, CSS opens the menu under the pointer or the focus
 * (`.menu-panel`).
 */
export function useMenuBar({ opensOnHover }: MenuBarOptions) {
  const [open, setOpen] = useState<string | null>(null);
  const bar = useRef<HTMLElement>(null);
  const timer = useRef<number>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const hoveredOpenAt = useRef(Number.NEGATIVE_INFINITY);
  const typed = useRef({ letters: "", at: Number.NEGATIVE_INFINITY });
  const { key } = useLocation();
  const isLive = useHydrated();

  const show = (name: string | null) => {
    clearTimeout(timer.current);
    if (name === null && open !== null) closedAt.current = performance.now();
    setOpen(name);
  };
  const showLater = (name: string | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (name !== open) hoveredOpenAt.current = performance.now();
      show(name);
    }, delay);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing a link is a navigation, and that closes the menu
  useEffect(() => setOpen(null), [key]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // A menu that CSS opened before scripts ran stays open.
    const item = bar.current?.querySelector<HTMLElement>("[data-menu]:is(:hover, :focus-within)");
    if (item?.dataset.menu) setOpen(item.dataset.menu);
  }, []);
  useEffect(() => {
    if (open === null) return;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && bar.current?.contains(target))) setOpen(null);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);

  /** Moves the focus to the next entry of the open menu that begins with what was typed. */
  function typeAhead(event: KeyboardEvent<HTMLElement>): void {
    if (open === null || event.key.length !== 1 || event.key === " ") return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const now = performance.now();
    const isOneWord = now - typed.current.at < typeAheadMs;
    const letters = (isOneWord ? typed.current.letters : "") + event.key.toLowerCase();
    typed.current = { letters, at: now };
    const entries = entriesOf(event.currentTarget);
    // The same letter again goes on to the next one.
    const isRepeated = [...letters].every((letter) => letter === letters[0]);
    const from = entries.indexOf(document.activeElement as HTMLElement) + (isRepeated ? 1 : 0);
    const wanted = isRepeated ? (letters[0] ?? "") : letters;
    const inOrder = [...entries.slice(Math.max(0, from)), ...entries.slice(0, Math.max(0, from))];
    const found = inOrder.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(wanted));
    if (!found) return;
    event.preventDefault();
    found.focus();
  }

  return {
    bar: {
      ref: bar,
      "data-waiting": isLive ? undefined : true,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key === "Escape" && open !== null) {
          triggerOf(event.currentTarget, open)?.focus();
          show(null);
        } else if (!moveFocus(event)) typeAhead(event);
      },
    },
    item: (name: string) => ({
      "data-menu": name,
      "data-state": open === name ? "open" : "closed",
      onPointerEnter(event: PointerEvent) {
        if (!opensOnHover || event.pointerType !== "mouse") return;
        const isQuick = open !== null || performance.now() - closedAt.current < delays.skip;
        showLater(name, isQuick ? 0 : delays.open);
      },
      onPointerLeave(event: PointerEvent) {
        if (opensOnHover && event.pointerType === "mouse") showLater(null, delays.close);
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        if (open === name && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) show(null);
      },
    }),
    trigger: (name: string) => ({
      "aria-expanded": isLive ? open === name : undefined,
      onClick: () => {
        if (open !== name) show(name);
        else if (performance.now() - hoveredOpenAt.current > pressMeantToOpen) show(null);
      },
    }),
  };
}

const triggerOf = (bar: HTMLElement, name: string) => bar.querySelector<HTMLElement>(`[data-menu="${name}"] > button`);

/** Entries of the open menu. */
const entriesOf = (bar: HTMLElement): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('[data-state="open"] .menu-panel :is(a, button)'),
];

/**
 * Left and right walk along the bar, down and up through the open menu; Home and End go to the ends of either.
 * @returns whether the focus moved.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): boolean {
  const bar = event.currentTarget;
  const isInPanel = Boolean(document.activeElement?.closest(".menu-panel"));
  const across = [...bar.querySelectorAll<HTMLElement>(":scope > ul > li > :is(a, button)")];
  const panel = document.activeElement?.closest("[data-state=open]") ? entriesOf(bar) : [];
  const isVertical = event.key === "ArrowDown" || event.key === "ArrowUp";
  const stops = isInPanel || isVertical ? panel : across;
  const index = stops.indexOf(document.activeElement as HTMLElement);
  const next: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowRight: isInPanel ? undefined : stops[index + 1],
    ArrowLeft: isInPanel ? undefined : stops[index - 1],
    ArrowDown: stops[index + 1],
    ArrowUp: index > 0 ? stops[index - 1] : undefined,
    Home: stops[0],
    End: stops.at(-1),
  };
  const target = next[event.key];
  if (!target) return false;
  event.preventDefault();
  target.focus();
  return true;
}
