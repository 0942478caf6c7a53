import { useCallback, useEffect, useRef, useState } from "react";
import { type Change, withoutOverlaps } from "../change.ts";
import { isEnglish } from "../grammar-languages.ts";
import type { GrammarSettings } from "../grammar-settings.ts";
import { checkWithHarper } from "../harper/harper.ts";
import { checkByRule } from "../rules/check-by-rule.ts";

export type RuleCheckState =
  | { readonly kind: "idle" }
  /** Share of the checker that is loaded, from 0 to 1; 1 while it works. */
  | { readonly kind: "running"; readonly done: number }
  /** English could be checked by the simple rules only. */
  | { readonly kind: "partly" };

/** Checks a text in the browser: it leaves the page for no server. */
export function useRuleCheck(onChecked: (text: string, changes: readonly Change[]) => void) {
  const [state, setState] = useState<RuleCheckState>({ kind: "idle" });
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const start = useCallback(
    async ({ text, language }: GrammarSettings) => {
      const simple = checkByRule(text, language);
      if (!isEnglish(language)) {
        setState({ kind: "idle" });
        return onChecked(text, simple);
      }
      const stop = new AbortController();
      stopping.current = stop;
      setState({ kind: "running", done: 0 });
      const onLoading = (done: number) => setState({ kind: "running", done });
      try {
        const found = await checkWithHarper({ text, language }, { signal: stop.signal, onLoading });
        setState({ kind: "idle" });
        // The rules come first: where both find something, theirs is certain.
        onChecked(text, withoutOverlaps([...simple, ...found]));
      } catch {
        if (stop.signal.aborted) return setState({ kind: "idle" });
        setState({ kind: "partly" });
        onChecked(text, simple);
      }
    },
    [onChecked],
  );
  const stop = useCallback(() => stopping.current?.abort(), []);
  return { state, start, stop };
}
