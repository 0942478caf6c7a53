import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { sendRun } from "../../ui/send-run.ts";
import { designGeneratorPath, type ScreenSettings, screensPath, screensPrice } from "../mockup-rules.ts";

/** Starts runs of the design generator. The page then shows the run that its address names. */
export function useScreensRun() {
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<{ readonly message: string; readonly needsCredits: boolean }>();
  const start = useCallback(
    async (settings: ScreenSettings): Promise<void> => {
      setStarting(true);
      setProblem(undefined);
      const answer = await sendRun(screensPath, {
        ...settings,
        idempotencyKey: crypto.randomUUID(),
        maxAic: screensPrice,
      });
      if ("runId" in answer) {
        await navigate(`${designGeneratorPath}?run=${answer.runId}`, { preventScrollReset: true });
      } else {
        setProblem(answer);
      }
      setStarting(false);
    },
    [navigate],
  );
  return { isStarting, problem, start };
}
