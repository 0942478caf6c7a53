import { useCallback, useEffect, useState } from "react";

/**
 * A text that stays when the page is left or loaded again, in this tab alone. Signing out removes it.
 * @param name of the field, with the user's id: another user of the browser must not see it.
 * @param first shown instead of the kept one, which stays until this one is edited.
 */
export function useKeptText(name: string, first = ""): readonly [string, (text: string) => void] {
  const [text, setText] = useState(first);
  const key = `text/${name}`;
  useEffect(() => {
    setText((now) => now || read(key));
  }, [key]);
  const keep = useCallback(
    (changed: string) => {
      setText(changed);
      try {
        sessionStorage.setItem(key, changed);
      } catch {
        // No storage, or it is full: the text stays on the page.
      }
    },
    [key],
  );
  return [text, keep];
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
