import { useCallback, useEffect, useRef, useState } from "react";
import { useProjectId } from "../../ui/use-project.ts";
import { askForSettledRun, problemOf, startTextRun } from "../run-client.ts";
import type { AskedRun } from "./use-text-run.ts";

export interface TextPartsState {
  readonly kind: "idle" | "running" | "stopping" | "failed" | "ended";
  /** What came of each part until now, in their order. */
  readonly texts: readonly string[];
  /** How many parts are finished. */
  readonly done: number;
  readonly total: number;
  /** AIC of all parts until now. */
  readonly priceAic: number;
  /** Why it failed, or how it ended if not simply finished. */
  readonly message?: string;
  readonly isAboutCredits?: boolean;
}

const idle: TextPartsState = { kind: "idle", texts: [], done: 0, total: 0, priceAic: 0 };

/**
 * Runs of a tool one after the other, each for a part of a long text. One that fails ends them; what came before stays.
 * @param onSettled called with the price of those that were run, in AIC, when they have ended.
 */
export function useTextParts<Settings extends object>(toolId: string, onSettled: (priceAic: number) => void) {
  const [state, setState] = useState(idle);
  const projectId = useProjectId();
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  /**
   * @param parts those that are still to do.
   * @param before where they go on: what its finished parts cost is not charged again.
   * @returns the texts of the parts that are finished, those of before included.
   */
  const start = useCallback(
    async (parts: readonly (AskedRun & Settings)[], before: TextPartsState = idle): Promise<readonly string[]> => {
      const stop = new AbortController();
      stopping.current = stop;
      const { done, priceAic: paidAic } = before;
      const total = done + parts.length;
      let now: TextPartsState = { kind: "running", texts: before.texts.slice(0, done), done, total, priceAic: paidAic };
      const show = (change: Partial<TextPartsState>) => {
        now = { ...now, ...change };
        setState(now);
      };
      show({});
      let isCutOff = false;
      for (const asked of parts) {
        const ended = await runPart(toolId, { ...asked, projectId }, stop.signal, (text) =>
          show({ texts: [...now.texts.slice(0, now.done), text] }),
        );
        const priceAic = now.priceAic + ended.priceAic;
        // Whatever came of a part that the user stopped: what they did is what is said.
        if (ended.problem && stop.signal.aborted) show({ message: "Stopped.", kind: "ended", priceAic });
        else if (ended.problem) show({ ...ended.problem, kind: "failed", priceAic });
        else show({ done: now.done + 1, priceAic });
        isCutOff = ended.problem?.isCutOff ?? false;
        if (ended.problem) break;
      }
      if (now.done === total) show({ kind: "ended" });
      if (!isCutOff) onSettled(now.priceAic - paidAic);
      return now.texts.slice(0, now.done);
    },
    [onSettled, toolId, projectId],
  );

  const stop = useCallback(() => {
    setState((before) => ({ ...before, kind: "stopping" }));
    stopping.current?.abort();
  }, []);
  const reset = useCallback(() => setState(idle), []);
  return { state, start, stop, reset };
}

interface PartEnd {
  readonly priceAic: number;
  readonly problem?: { readonly message: string; readonly isAboutCredits?: boolean; readonly isCutOff?: boolean };
}

async function runPart(
  toolId: string,
  asked: AskedRun,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<PartEnd> {
  let [runId, text]: [string | undefined, string] = [undefined, ""];
  try {
    for await (const event of startTextRun(toolId, asked, signal)) {
      if (event.type === "started") runId = event.runId;
      if (event.type === "text") {
        text += event.text;
        onText(text);
      }
      if (event.type === "failed") return { priceAic: 0, problem: { message: event.message } };
      if (event.type !== "ended") continue;
      const { priceAic } = event;
      return event.reason === "length"
        ? { priceAic, problem: { message: "The model’s answer reached its length limit before it was complete." } }
        : { priceAic };
    }
    return { priceAic: 0, problem: { message: "The connection was lost. The credits page shows what it cost." } };
  } catch (error) {
    if (!signal.aborted) return { priceAic: 0, problem: problemOf(error) };
    const settled = runId === undefined ? undefined : await askForSettledRun(runId);
    return { priceAic: settled?.priceAic ?? 0, problem: { message: "Stopped." } };
  }
}
