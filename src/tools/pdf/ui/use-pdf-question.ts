import { useCallback, useEffect, useRef, useState } from "react";
import type { EngineChoice } from "#models/rules.ts";
import { useProjectId } from "#work/ui/index.ts";
import {
  createReadRun,
  problemOf,
  type ReadRun,
  type RunProblem,
  readRunEvents,
  readUntilStopped,
  stopTextRun,
} from "../../run-screens/text/run-client.ts";
import { type PdfEvent, pdfQuestionsPath } from "../chatpdf-rules.ts";
import type { ShownQuestion } from "./question-list.tsx";

interface LiveQuestion extends ShownQuestion {
  /** It goes on without a connection to the page. */
  readonly isLost: boolean;
}

/**
 * One question at a time. Its answer goes on when the page is left, or loses its connection.
 * @param refresh reads everything anew from the server.
 */
export function usePdfQuestion(documentId: string, refresh: () => Promise<void>) {
  const [live, setLive] = useState<LiveQuestion>();
  const [isStopping, setStopping] = useState(false);
  const projectId = useProjectId();
  const [problem, setProblem] = useState<RunProblem>();
  const current = useRef<ReadRun>(undefined);
  useEffect(() => () => current.current?.reading.abort(), []);

  /** @returns whether the question was stored: if not, `problem` says why. */
  const ask = useCallback(
    async (text: string, engine: EngineChoice, maxAic: number): Promise<boolean> => {
      const run = createReadRun(() => setStopping(false));
      const { signal } = run.reading;
      current.current = run;
      let [isAsked, isEnded, isCutOff] = [false, false, false];
      const { modelName, payer, id: engineId } = engine;
      setProblem(undefined);
      setStopping(false);
      setLive({
        id: "",
        runId: null,
        text,
        modelName,
        payer,
        state: "running",
        answer: "",
        isLost: false,
        priceAic: 0,
        isCut: false,
        problem: null,
        passages: [],
        isSample: false,
      });
      try {
        const events = stream({ documentId, text, engine: engineId, maxAic, projectId }, signal);
        for await (const event of readUntilStopped(events, run)) {
          isAsked ||= event.type === "asked";
          isEnded ||= event.type === "ended" || event.type === "failed";
          setLive((before) => before && afterEvent(before, event));
        }
      } catch (error) {
        if (!isAsked && !signal.aborted) {
          const refused = problemOf(error);
          setProblem(refused);
          isCutOff = refused.isCutOff;
        }
      }
      if (signal.aborted) return isAsked;
      if (isAsked && !isEnded) {
        // Shown until the page has its stored form, which it asks for until it can be reached.
        setLive((before) => before && { ...before, isLost: true });
        return true;
      }
      // Leaving the page must not end what stops it.
      if (run.isStoppedEarly) current.current = undefined;
      if (!isCutOff) await refresh();
      setLive(undefined);
      return isAsked;
    },
    [documentId, refresh, projectId],
  );

  /** @param elsewhere the run of an answer that is written without this page, if there is one; null if its run hasn’t begun. */
  const stop = useCallback(
    (elsewhere: string | null | undefined) => {
      setStopping(true);
      if (elsewhere === undefined) return current.current?.stop();
      void (elsewhere === null ? Promise.resolve() : stopTextRun(elsewhere))
        .then(refresh)
        .then(() => setStopping(false));
    },
    [refresh],
  );
  return { live, problem, isStopping, ask, stop };
}

const stream = (asked: object, signal: AbortSignal): AsyncGenerator<PdfEvent> =>
  readRunEvents(pdfQuestionsPath, { ...asked, idempotencyKey: crypto.randomUUID() }, signal);

function afterEvent(before: LiveQuestion, event: PdfEvent): LiveQuestion {
  if (event.type === "asked")
    return { ...before, id: event.questionId, passages: event.passages, isSample: event.isSample };
  return event.type === "text" ? { ...before, answer: before.answer + event.text } : before;
}
