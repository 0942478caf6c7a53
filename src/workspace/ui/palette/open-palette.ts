const wanted = "easel-palette";

/** For its buttons. */
export const openPalette = (): void => void window.dispatchEvent(new Event(wanted));

/** Calls `onWanted` on Ctrl+K or Cmd+K, and for `openPalette`. @returns a function that ends it. */
export function watchPalette(onWanted: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    // Browsers would go to their search field.
    event.preventDefault();
    if (!event.repeat) onWanted();
  };
  window.addEventListener("keydown", press);
  window.addEventListener(wanted, onWanted);
  return () => {
    window.removeEventListener("keydown", press);
    window.removeEventListener(wanted, onWanted);
  };
}
