import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation } from "react-router";

/** Record of a form that was sent, for when its answer takes its button away. */
interface Sent {
  readonly button: HTMLElement;
  readonly intent: FormDataEntryValue | null;
  readonly isByKeyboard: boolean;
  /** The list that the button was in, and which item. */
  readonly list: Element | null;
  readonly at: number;
  /** Addresses of what the page listed. */
  readonly listed: ReadonlySet<string>;
  /** The answer is under way. */
  readonly isUnderWay: boolean;
}

/**
 * Keeps the focus near a button that is gone once it was pressed, on every page: after Delete on Undo, or else on the next item of the list;
 * after Undo on what came back. It would fall to the top of the page.
 */
export function KeptFocus(): null {
  const { state } = useNavigation();
  const sent = useRef<Sent>(undefined);
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      if (event.submitter) sent.current = remember(event.submitter);
    };
    window.addEventListener("submit", onSubmit, { capture: true });
    return () => window.removeEventListener("submit", onSubmit, { capture: true });
  }, []);
  const onState = useEffectEvent(() => {
    const before = sent.current;
    if (!before) return;
    if (state !== "idle") sent.current = { ...before, isUnderWay: true };
    else if (before.isUnderWay) {
      sent.current = undefined;
      if (isLost()) next(before)?.focus({ preventScroll: !before.isByKeyboard });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what the event is about
  useEffect(() => onState(), [state]);
  return null;
}

function remember(button: HTMLElement): Sent {
  const item = button.closest("li");
  const list = item?.parentElement ?? null;
  return {
    button,
    intent: intentOf(button),
    isByKeyboard: button.matches(":focus-visible"),
    list,
    at: item && list ? [...list.children].indexOf(item) : -1,
    listed: new Set(listedLinks().map(({ href }) => href)),
    isUnderWay: false,
  };
}

/** A form may have several buttons, each with its own. */
function intentOf(button: HTMLElement): FormDataEntryValue | null {
  const form = button.closest("form");
  return form && new FormData(form, button).get("intent");
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const listedLinks = (): readonly HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>("main li a")];

const undo =
  "main form :is(button[name=intent][value=restore], input[name=intent][value=restore] ~ button, input[name=intent][value=restore] ~ * button)";

function next({ button, intent, list, at, listed }: Sent): HTMLElement | null | undefined {
  if (button.isConnected) return button;
  if (intent === "restore")
    return listedLinks().find(({ href }) => !listed.has(href)) ?? document.querySelector("main");
  const rest = list?.isConnected ? [...list.children] : [];
  const neighbor = rest[Math.min(at, rest.length - 1)]?.querySelector<HTMLElement>("a, button, summary");
  return document.querySelector<HTMLElement>(undo) ?? neighbor;
}
