import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useProjectId } from "#work/ui/index.ts";
import { findPendingRun, keepPendingRun } from "../pending-run.ts";
import {
  createReadRun,
  followTextRun,
  hasTextRun,
  problemOf,
  type ReadRun,
  readUntilStopped,
  startTextRun,
} from "../run-client.ts";
import type { AskedRun } from "./use-text-run.ts";

export interface TextPartsState {
  readonly kind: "idle" | "running" | "stopping" | "failed" | "ended";
  /** Results of each part until now, in their order. */
  readonly texts: readonly string[];
  /** Number of finished parts. */
  readonly done: number;
  readonly total: number;
  /** AIC of all parts until now. */
  readonly priceAic: number;
  /** Why it failed, or how it ended if not simply finished. */
  readonly message?: string;
  readonly isAboutCredits?: boolean;
  readonly isCutOff?: boolean;
}

const idle: TextPartsState = { kind: "idle", texts: [], done: 0, total: 0, priceAic: 0 };

interface Options<Subject> {
  /** Called with the price of those that were run, in AIC, when they have ended. */
  readonly onSettled: (priceAic: number) => void;
  /**
   * Called with the texts of the parts that are finished, and what they were begun with, where the page was loaded again in between. Where
   * it is left out, such a page doesn’t show the part that went on meanwhile.
   */
  readonly onResumed?: (texts: readonly string[], subject: Subject) => void;
}

/**
 * Runs of a tool one after the other, each for a part of a long text. One that fails ends them; what came before stays. The part that is
 * under way goes on when the page is left, and the others are not begun.
 */
export function useTextParts<Settings extends object, Subject = undefined>(
  toolId: string,
  { onSettled, onResumed }: Options<Subject>,
) {
  const [state, setState] = useState(idle);
  const projectId = useProjectId();
  const current = useRef<ReadRun>(undefined);
  const isResumed = onResumed !== undefined;

  const begin = useCallback((): ReadRun => {
    const isGoingOn = () =>
      setState((before) => (before.kind === "stopping" ? { ...before, kind: "running" } : before));
    const run = createReadRun(isGoingOn);
    current.current = run;
    return run;
  }, []);

  /** Shows one part, and its end. @returns the state then; undefined if the page was left. */
  const runPart = useCallback(
    async (run: ReadRun, { before, subject }: Purpose, read: ReadPart): Promise<TextPartsState | undefined> => {
      let { texts } = before;
      const { priceAic, problem } = await read({
        onRun: (runId) => {
          if (isResumed) keepPendingRun(toolId, { runId, purpose: { before, subject } });
        },
        onText: (text) => {
          // What is stored is up to a second behind what the page has read.
          if (text.length < (texts[before.done] ?? "").length) return;
          texts = [...before.texts, text];
          setState(({ kind }) => ({ ...before, kind, texts }));
        },
      });
      if (run.reading.signal.aborted) return undefined;
      if (isResumed) keepPendingRun(toolId, undefined);
      const now = { ...before, texts, priceAic: before.priceAic + priceAic };
      // Whatever came of a part that the user stopped: what they did is what is said.
      if (problem && run.isStopped) return { ...now, kind: "ended", message: "Stopped." };
      if (problem) return { ...now, ...problem, kind: "failed" };
      return { ...now, done: before.done + 1, kind: before.done + 1 === before.total ? "ended" : "running" };
    },
    [toolId, isResumed],
  );

  /**
   * @param parts those that are still to do.
   * @param before where they go on: what its finished parts cost is not charged again.
   * @param subject what they are parts of, for `onResumed`; as JSON.
   * @returns the texts of the parts that are finished, those of before included.
   */
  const start = useCallback(
    async (
      parts: readonly (AskedRun & Settings)[],
      { before = idle, subject }: { readonly before?: TextPartsState | undefined; readonly subject?: Subject } = {},
    ): Promise<readonly string[]> => {
      const run = begin();
      const { done, priceAic: paidAic } = before;
      const texts = before.texts.slice(0, done);
      let now: TextPartsState = { kind: "running", texts, done, total: done + parts.length, priceAic: paidAic };
      setState(now);
      for (const asked of parts) {
        const next = await runPart(run, { before: now, subject }, (part) =>
          readPart(toolId, { ...asked, projectId }, run, part),
        );
        if (!next) return [];
        // Pressed in the moment between two parts.
        now = next.kind === "running" && run.isStopped ? { ...next, kind: "ended", message: "Stopped." } : next;
        setState(now);
        if (now.kind !== "running") break;
      }
      // Leaving the page must not end what stops it.
      if (run.isStoppedEarly) current.current = undefined;
      if (!now.isCutOff) onSettled(now.priceAic - paidAic);
      return now.texts.slice(0, now.done);
    },
    [begin, runPart, onSettled, toolId, projectId],
  );

  const resume = useEffectEvent(async () => {
    const awaited = isResumed ? findPendingRun(toolId) : undefined;
    const purpose = readPurpose(awaited?.purpose);
    if (!awaited || !purpose) return;
    const run = begin();
    // What this browser keeps may be another user's.
    if (!(await hasTextRun(awaited.runId, run.reading.signal))) return;
    const { before } = purpose;
    setState(before);
    const ended = await runPart(run, purpose, (part) => {
      part.onRun(awaited.runId);
      void run.know(awaited.runId);
      return followPart(awaited.runId, run, part);
    });
    if (!ended) return;
    const isAll = ended.kind !== "running";
    setState(
      isAll ? ended : { ...ended, kind: "ended", message: "The page was left, so the other parts were not begun." },
    );
    onSettled(ended.priceAic - before.priceAic);
    onResumed?.(ended.texts.slice(0, ended.done), purpose.subject as Subject);
  });
  useEffect(() => {
    void resume();
    return () => {
      current.current?.reading.abort();
      current.current = undefined;
    };
  }, []);

  const stop = useCallback(() => {
    setState((before) => ({ ...before, kind: "stopping" }));
    current.current?.stop();
  }, []);
  const reset = useCallback(() => setState(idle), []);
  return { state, start, stop, reset };
}

/** State that a page needs to go on with after it was loaded again. */
interface Purpose {
  readonly before: TextPartsState;
  readonly subject: unknown;
}

/** @returns undefined for what an older page has kept. */
function readPurpose(purpose: unknown): Purpose | undefined {
  const { before, subject } = (purpose ?? {}) as Partial<Purpose>;
  const isState = Array.isArray(before?.texts) && [before.done, before.total, before.priceAic].every(Number.isInteger);
  return before && isState ? { before, subject } : undefined;
}

interface Part {
  readonly onRun: (runId: string) => void;
  /** Told all of its text. */
  readonly onText: (text: string) => void;
}
type ReadPart = (part: Part) => Promise<PartEnd>;

interface PartEnd {
  readonly priceAic: number;
  readonly problem?: { readonly message: string; readonly isAboutCredits?: boolean; readonly isCutOff?: boolean };
}

async function readPart(toolId: string, asked: AskedRun, run: ReadRun, { onRun, onText }: Part): Promise<PartEnd> {
  let [runId, text]: [string | undefined, string] = [undefined, ""];
  try {
    for await (const event of readUntilStopped(startTextRun(toolId, asked, run.reading.signal), run)) {
      if (event.type === "started") {
        runId = event.runId;
        onRun(runId);
      }
      if (event.type === "text") {
        text += event.text;
        onText(text);
      }
      if (event.type === "failed") return { priceAic: 0, problem: { message: event.message } };
      if (event.type === "ended") return endOf(event.reason, event.priceAic);
    }
  } catch (error) {
    if (runId === undefined) return { priceAic: 0, problem: problemOf(error) };
  }
  if (runId !== undefined) return followPart(runId, run, { onRun, onText });
  return run.isStoppedEarly ? endOf("stopped", 0) : lost;
}

const lost: PartEnd = {
  priceAic: 0,
  problem: { message: "The connection was lost. The credits page shows what it cost." },
};

/** A part that goes on without a connection to this page. */
async function followPart(runId: string, { reading }: ReadRun, { onText }: Part): Promise<PartEnd> {
  const ended = await followTextRun(runId, reading.signal, ({ output }) => output !== "" && onText(output)).catch(
    () => undefined,
  );
  if (!ended) return lost;
  const { state, output, priceAic, details, message } = ended;
  if (state === "failed") return { priceAic, problem: { message: message ?? "The run was interrupted." } };
  onText(output);
  return endOf(details?.isCut ? "length" : state, priceAic);
}

const cuts: Readonly<Record<string, string>> = {
  length: "The model’s answer reached its length limit before it was complete.",
  stopped: "Stopped.",
};

/** @param reason an event’s, or the run’s state. */
const endOf = (reason: string, priceAic: number): PartEnd => {
  const message = cuts[reason];
  return message === undefined ? { priceAic } : { priceAic, problem: { message } };
};
