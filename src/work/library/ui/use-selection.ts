import { useState } from "react";

/** Selection among the shown items: one by one, or all from the last one to one that is pressed with Shift. */
export function useSelection(keys: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  // Those that are gone meanwhile are not meant.
  const selected = keys.filter((key) => chosen.has(key));
  const toggle = (key: string, isRange: boolean) => {
    const [from, to] = [keys.indexOf(anchor ?? key), keys.indexOf(key)];
    const range = isRange && from !== -1 ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
    const isAdding = !chosen.has(key);
    setChosen(new Set(isAdding ? [...chosen, ...range] : [...chosen].filter((one) => !range.includes(one))));
    setAnchor(key);
  };
  return {
    selected,
    toggle,
    selectAll: () => setChosen(new Set(keys)),
    clear: () => setChosen(new Set()),
  };
}
