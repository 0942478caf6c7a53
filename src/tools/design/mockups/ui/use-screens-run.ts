import { useCallback, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { inProjectOf, projectIn } from "../../../ui/project-address.ts";
import { sendRun } from "../../ui/send-run.ts";
import { designGeneratorPath, type ScreenSettings, screensPath, screensPrice } from "../mockup-rules.ts";

/** Starts runs of the design generator. The page then shows the run that its address names. */
export function useScreensRun() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
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
        projectId: projectIn(query),
      });
      if ("runId" in answer) {
        await navigate(inProjectOf(query, `${designGeneratorPath}?run=${answer.runId}`), { preventScrollReset: true });
      } else {
        setProblem(answer);
      }
      setStarting(false);
    },
    [navigate, query],
  );
  return { isStarting, problem, start };
}
