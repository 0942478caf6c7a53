import { useEffect, useRef } from "react";
import type { useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { showToast } from "#ui/toast.ts";

interface SavedValue<Value> {
  /** The value on the server. */
  readonly value: Value;
  readonly words: (value: Value) => string;
  /** Restores the previous value. */
  readonly undo?: (earlier: Value) => void;
}

/** Shows a toast once the page has the saved value, with an undo button. */
export function useSavedToast<Value>(
  { state, data }: Pick<ReturnType<typeof useFetcher<FormReply>>, "state" | "data">,
  { value, words, undo }: SavedValue<Value>,
): void {
  const told = useRef<FormReply>(undefined);
  const earlier = useRef(value);
  useEffect(() => {
    if (state !== "idle" || !data || told.current === data) return;
    told.current = data;
    if (data.outcome !== "done") return;
    const before = earlier.current;
    earlier.current = value;
    showToast({
      kind: "success",
      title: words(value),
      id: "saved",
      ...(undo && before !== value ? { action: { label: "Undo", onClick: () => undo(before) } } : {}),
    });
  }, [state, data, value, words, undo]);
}
