import { type RefObject, useEffect } from "react";

/** A decision that a key has begun: its entry and its button’s value. */
export interface Begun {
  readonly id: string;
  readonly intent: string;
}

interface KeyOptions {
  readonly isOn: boolean;
  /** Hears of each decision that a key begins, and of undefined once the operator leaves its field. */
  readonly onBegin: (begun: Begun | undefined) => void;
}

/**
 * Keys of a queue: `j` and `k` go to the next and the previous entry, `p` presses its button, `r`, `a` and `h` lead to the reason of that
 * decision, `e` to its texts, Ctrl and Enter send what is written, Escape leaves the field, `?` shows the keys. While people type, only the latter ones do anything.
 */
export function useQueueKeys(
  list: RefObject<HTMLOListElement | null>,
  help: RefObject<HTMLDetailsElement | null>,
  { isOn, onBegin }: KeyOptions,
): void {
  useEffect(() => {
    if (!isOn) return;
    /** Button of the decision that a key has begun, which Ctrl and Enter press. */
    let begun: HTMLButtonElement | null = null;
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      const current = target.closest<HTMLElement>("li[tabindex]");
      if (isTyping(target)) {
        if (!current || !list.current?.contains(current)) return;
        if (event.key === "Escape") {
          begun = null;
          onBegin(undefined);
          current.focus();
        }
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        // Texts are corrected to be published.
        const usual = current.querySelector<HTMLButtonElement>(
          target.closest("details") ? "[data-key=p]" : "[data-key=r]",
        );
        const own = begun && current.contains(begun) && !target.closest("details") ? begun : usual;
        own?.click();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key === "?" && help.current) {
        help.current.open = !help.current.open;
        return;
      }
      if (event.key === "j" || event.key === "k") return move(list.current, event.key === "j" ? 1 : -1);
      const texts = event.key === "e" && current?.querySelector<HTMLElement>("summary[data-key=e]")?.closest("details");
      if (texts) {
        event.preventDefault();
        texts.open = true;
        texts.querySelector<HTMLElement>("input, textarea")?.focus();
        return;
      }
      const button = current?.querySelector<HTMLButtonElement>(
        `[data-key="${/^[prah]$/.test(event.key) ? event.key : "none"}"]`,
      );
      if (!button || !list.current?.contains(button)) return;
      event.preventDefault();
      if (event.key === "p") return button.click();
      begun = button;
      onBegin({
        id: button.form?.querySelector<HTMLInputElement>("input[name=id]")?.value ?? "",
        intent: button.value,
      });
      current?.querySelector<HTMLTextAreaElement>("textarea[name=reason]")?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [list, help, isOn, onBegin]);
}

const isTyping = (target: HTMLElement): boolean =>
  target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** Focuses the entry after or before the current one; the first one if there is none. */
function move(list: HTMLOListElement | null, by: 1 | -1): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>(":scope > li") ?? [])];
  const at = entries.findIndex((entry) => entry.contains(document.activeElement));
  const next = entries[at === -1 ? 0 : Math.max(0, Math.min(entries.length - 1, at + by))];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}
