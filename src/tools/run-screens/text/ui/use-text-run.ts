import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { RunEngineName, RunEvent } from "#runs/rules.ts";
import { filteredPath } from "#work/library/library-rules.ts";
import { useProjectId } from "#work/ui/index.ts";
import { findPendingRun, keepPendingRun } from "../pending-run.ts";
import {
  createReadRun,
  followTextRun,
  problemOf,
  type ReadRun,
  type RunProblem,
  readUntilStopped,
  type StoredRun,
  startTextRun,
} from "../run-client.ts";

export interface TextRunState {
  readonly kind: "idle" | "waiting" | "writing" | "stopping" | "failed" | "ended";
  readonly text: string;
  readonly runId?: string;
  /** Engine that answers, once it is known. */
  readonly engine?: RunEngineName;
  /** Why it failed. */
  readonly message?: string;
  /** True if more AI credits would help. */
  readonly isAboutCredits?: boolean;
  /** Path in the library to what came of it, if the page can’t tell. */
  readonly libraryPath?: string;
  /** A sentence on how it ended, if that is not simply that it is finished. */
  readonly remark?: string;
  /** AIC, once it is known; 0 also on the user's own key. */
  readonly priceAic?: number;
  /** Purpose for which the run was started, where its screen has said so. */
  readonly purpose?: unknown;
}

/** Tells whether the run can be stopped, or is being stopped. */
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

/** The run that the page reads, or follows. */
interface Current {
  readonly read: ReadRun;
  readonly purpose: unknown;
  runId: string | undefined;
}

/**
 * One run of a tool at a time. It goes on when the page is left or loaded again, or loses its connection: the page then follows it.
 * @param toolId as `TextTool.id`.
 * @param onSettled called with the price, in AIC, when a run has ended.
 * @param slot tells apart several runs of one page.
 */
export function useTextRun<Settings extends object>(
  toolId: string,
  onSettled: (priceAic: number) => void,
  slot: number | "" = "",
) {
  const [state, setState] = useState(idle);
  const projectId = useProjectId();
  const { pathname } = useLocation();
  const current = useRef<Current>(undefined);
  const screen = `${toolId}${slot}`;

  const begin = useCallback((purpose: unknown): Current => {
    const isGoingOn = () =>
      setState((before) => (before.kind === "stopping" ? { ...before, kind: "writing" } : before));
    const run = { read: createReadRun(isGoingOn), purpose, runId: undefined };
    current.current = run;
    setState({ kind: "waiting", text: "", purpose });
    return run;
  }, []);

  const know = useCallback(
    (run: Current, runId: string) => {
      run.runId = runId;
      keepPendingRun(screen, { runId, purpose: run.purpose });
    },
    [screen],
  );

  const settle = useCallback(
    (change: Partial<TextRunState>) => {
      keepPendingRun(screen, undefined);
      setState((before) => ({ ...before, ...change }));
      onSettled(change.priceAic ?? 0);
    },
    [onSettled, screen],
  );

  const follow = useCallback(
    async (runId: string, { read }: Current) => {
      try {
        const run = await followTextRun(runId, read.reading.signal, (now) =>
          setState((before) => afterLook({ ...before, runId }, now)),
        );
        settle(run ? { runId, ...endOfStored(run) } : { kind: "failed", ...lostFor(toolId) });
      } catch {
        // The page was left.
      }
    },
    [settle, toolId],
  );

  const resume = useEffectEvent(() => {
    const awaited = findPendingRun(screen);
    if (!awaited) return;
    const run = begin(awaited.purpose);
    know(run, awaited.runId);
    void run.read.know(awaited.runId);
    void follow(awaited.runId, run);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own run
  useEffect(() => {
    resume();
    return () => {
      current.current?.read.reading.abort();
      current.current = undefined;
      setState(idle);
    };
  }, [pathname]);

  /** @param purpose what the screen will need to use the answer, also after it was loaded again; as JSON. */
  const start = useCallback(
    async (asked: AskedRun & Settings, purpose?: unknown) => {
      const run = begin(purpose);
      const { signal } = run.read.reading;
      let problem: RunProblem | undefined;
      try {
        const events = startTextRun(toolId, { ...asked, projectId }, signal);
        for await (const event of readUntilStopped(events, run.read)) {
          if (event.type === "started") know(run, event.runId);
          if (event.type === "ended" || event.type === "failed") return settle(endOf(event));
          setState((before) => afterEvent(before, event));
        }
      } catch (error) {
        if (signal.aborted) return;
        problem = problemOf(error);
      }
      if (run.runId !== undefined) return follow(run.runId, run);
      if (run.read.isStoppedEarly) {
        // Leaving the page must not end what stops it.
        current.current = undefined;
        return settle({ kind: "ended", remark: "Stopped. The credits page shows what it cost." });
      }
      if (problem?.isCutOff) return setState((before) => ({ ...before, kind: "failed", message: problem.message }));
      settle({ kind: "failed", ...(problem ?? lostFor(toolId)) });
    },
    [begin, know, settle, follow, toolId, projectId],
  );

  const stop = useCallback(() => {
    setState((before) => ({ ...before, kind: "stopping" }));
    current.current?.read.stop();
  }, []);
  return { state, start, stop };
}

const lostFor = (toolId: string) => ({ message: lostMidway, libraryPath: filteredPath({ tool: toolId }) });

function afterEvent(before: TextRunState, event: RunEvent): TextRunState {
  if (event.type === "started") return { ...before, runId: event.runId, engine: event.engine };
  if (event.type === "switched") return { ...before, message: `${event.message} Another engine writes instead.` };
  return event.type === "text" ? writing(before, before.text + event.text) : before;
}

/** Returns the state after a look at the stored run, which is up to a second behind what the page has read. */
const afterLook = (before: TextRunState, { output, engine, model }: StoredRun): TextRunState => ({
  ...(output.length > before.text.length ? writing(before, output) : before),
  engine: { slug: engine, model },
});

const writing = (before: TextRunState, text: string): TextRunState => ({
  ...before,
  kind: before.kind === "stopping" ? "stopping" : "writing",
  text,
});

function endOf(event: Extract<RunEvent, { type: "ended" | "failed" }>): Partial<TextRunState> {
  if (event.type === "failed") return { kind: "failed", message: event.message };
  const remark = remarks[event.reason];
  return { kind: "ended", priceAic: event.priceAic, ...(remark && { remark }) };
}

const remarks: Readonly<Record<string, string>> = {
  length: "The text reached its length limit.",
  stopped: "Stopped.",
};

function endOfStored({ state, output, priceAic, details, message, engine, model }: StoredRun): Partial<TextRunState> {
  if (state === "failed")
    return { kind: "failed", message: message ?? "The run was interrupted. It cost you nothing." };
  const remark = remarks[details?.isCut ? "length" : state];
  return { kind: "ended", text: output, priceAic, engine: { slug: engine, model }, ...(remark && { remark }) };
}
