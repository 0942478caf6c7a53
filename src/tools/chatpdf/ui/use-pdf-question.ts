import { useCallback, useEffect, useRef, useState } from "react";
import type { EngineChoice } from "../../text-runs/engine-choice.ts";
import { askForSettledRun, problemOf, type RunProblem, readRunEvents } from "../../text-runs/run-client.ts";
import { useProjectId } from "../../ui/use-project.ts";
import { type PdfEvent, pdfQuestionsPath } from "../chatpdf-rules.ts";
import type { ShownQuestion } from "./question-list.tsx";

interface LiveQuestion extends ShownQuestion {
  readonly isStopping: boolean;
}

/**
 * One question at a time. Leaving the page stops it, and pays for what came.
 * @param refresh reads everything anew from the server.
 */
export function usePdfQuestion(documentId: string, refresh: () => Promise<void>) {
  const [live, setLive] = useState<LiveQuestion>();
  const projectId = useProjectId();
  const [problem, setProblem] = useState<RunProblem>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  /** @returns whether the question was stored: if not, `problem` says why. */
  const ask = useCallback(
    async (text: string, engine: EngineChoice, maxAic: number): Promise<boolean> => {
      const stop = new AbortController();
      stopping.current = stop;
      let [isAsked, isCutOff] = [false, false];
      let runId: string | undefined;
      const { modelName, payer, id: engineId } = engine;
      setProblem(undefined);
      setLive({
        ...{ id: "", text, modelName, payer, state: "running", answer: "" },
        ...{ priceAic: 0, isCut: false, problem: null, passages: [], isStopping: false },
      });
      try {
        const response = await fetch(pdfQuestionsPath, {
          method: "POST",
          headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
          body: JSON.stringify({
            documentId,
            text,
            engine: engineId,
            maxAic,
            projectId,
            idempotencyKey: crypto.randomUUID(),
          }),
          signal: stop.signal,
        });
        for await (const event of readRunEvents<PdfEvent>(response)) {
          if (event.type === "started") runId = event.runId;
          isAsked ||= event.type === "asked";
          setLive((before) => before && afterEvent(before, event));
        }
      } catch (error) {
        if (!stop.signal.aborted) {
          const refused = problemOf(error);
          setProblem(refused);
          isCutOff = refused.isCutOff;
        } else if (runId) await askForSettledRun(runId);
      }
      if (!isCutOff) await refresh();
      setLive(undefined);
      return isAsked;
    },
    [documentId, refresh, projectId],
  );

  const stop = useCallback(() => {
    setLive((before) => before && { ...before, isStopping: true });
    stopping.current?.abort();
  }, []);
  return { live, problem, ask, stop };
}

function afterEvent(before: LiveQuestion, event: PdfEvent): LiveQuestion {
  if (event.type === "asked") return { ...before, id: event.questionId, passages: event.passages };
  return event.type === "text" ? { ...before, answer: before.answer + event.text } : before;
}
