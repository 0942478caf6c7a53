import { useCallback, useEffect, useRef, useState } from "react";
import type { RunEngineName, RunEvent } from "#runs/rules.ts";
import { filteredPath } from "../../library/library-rules.ts";
import { useProjectId } from "../../ui/use-project.ts";
import { askForSettledRun, problemOf, startTextRun } from "../run-client.ts";

export interface TextRunState {
  readonly kind: "idle" | "waiting" | "writing" | "stopping" | "failed" | "ended";
  readonly text: string;
  readonly runId?: string;
  /** What answers, once it is known. */
  readonly engine?: RunEngineName;
  /** Why it failed. */
  readonly message?: string;
  /** Whether more AI credits would help. */
  readonly isAboutCredits?: boolean;
  /** Where the library has what came of it, if the page can’t tell. */
  readonly libraryPath?: string;
  /** A sentence on how it ended, if that is not simply that it is finished. */
  readonly remark?: string;
  /** AIC, once it is known; 0 also on the user's own key. */
  readonly priceAic?: number;
}

/** Whether it can be stopped, or is being stopped. */
export const isRunning = ({ kind }: TextRunState): boolean =>
  kind === "waiting" || kind === "writing" || kind === "stopping";

export interface AskedRun {
  readonly engine: string;
  readonly mayFallBack?: boolean;
  /** The price that the page shows; the server refuses to take more. */
  readonly maxAic: number;
  readonly projectId?: string | undefined;
}

const lostMidway = "The connection was lost. Your library has what the run brought.";
const idle: TextRunState = { kind: "idle", text: "" };

/**
 * One run of a tool at a time.
 * @param toolId as `TextTool.id`.
 * @param onSettled called with the price, in AIC, when a run has ended.
 */
export function useTextRun<Settings extends object>(toolId: string, onSettled: (priceAic: number) => void) {
  const [state, setState] = useState(idle);
  const projectId = useProjectId();
  const stopping = useRef<AbortController | null>(null);
  // Leaving the page stops the run, and pays for what came.
  useEffect(() => () => stopping.current?.abort(), []);

  const settle = useCallback(
    (change: Partial<TextRunState>) => {
      setState((before) => ({ ...before, ...change }));
      onSettled(change.priceAic ?? 0);
    },
    [onSettled],
  );

  const start = useCallback(
    async (asked: AskedRun & Settings) => {
      const stop = new AbortController();
      stopping.current = stop;
      let runId: string | undefined;
      const lost = { message: lostMidway, libraryPath: filteredPath({ tool: toolId }) };
      setState({ kind: "waiting", text: "" });
      try {
        for await (const event of startTextRun(toolId, { ...asked, projectId }, stop.signal)) {
          if (event.type === "started") runId = event.runId;
          if (event.type === "ended" || event.type === "failed") return settle(endOf(event));
          setState((before) => afterEvent(before, event));
        }
        settle({ kind: "failed", ...lost });
      } catch (error) {
        if (!stop.signal.aborted) {
          const problem = problemOf(error);
          if (!problem.isCutOff) return settle({ kind: "failed", ...problem });
          const reason = runId === undefined ? { message: problem.message } : lost;
          return setState((before) => ({ ...before, kind: "failed", ...reason }));
        }
        const settled = runId === undefined ? undefined : await askForSettledRun(runId);
        settle(
          settled
            ? { kind: "ended", remark: "Stopped.", priceAic: settled.priceAic }
            : { kind: "ended", remark: "Stopped. The credits page shows what it cost." },
        );
      }
    },
    [settle, toolId, projectId],
  );

  const stop = useCallback(() => {
    setState((before) => ({ ...before, kind: "stopping" }));
    stopping.current?.abort();
  }, []);
  return { state, start, stop };
}

function afterEvent(before: TextRunState, event: RunEvent): TextRunState {
  if (event.type === "started") return { ...before, runId: event.runId, engine: event.engine };
  if (event.type === "switched") return { ...before, message: `${event.message} Another engine writes instead.` };
  return event.type === "text" ? { ...before, kind: "writing", text: before.text + event.text } : before;
}

function endOf(event: Extract<RunEvent, { type: "ended" | "failed" }>): Partial<TextRunState> {
  if (event.type === "failed") return { kind: "failed", message: event.message };
  const remark = event.reason === "length" ? { remark: "The text reached its length limit." } : {};
  return { kind: "ended", priceAic: event.priceAic, ...remark };
}
