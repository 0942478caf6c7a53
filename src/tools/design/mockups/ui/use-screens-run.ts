import { useCallback, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { inProjectOf, projectIn } from "#work/browser.ts";
import { sendRun } from "../../ui/send-run.ts";
import { designGeneratorPath, type ScreenSettings, screensPath, screensPrice } from "../mockup-rules.ts";

export interface ScreensRun {
  readonly isStarting: boolean;
  /** Why the last press began no run. */
  readonly problem: { readonly message: string; readonly needsCredits: boolean } | undefined;
  readonly start: (settings: ScreenSettings) => Promise<void>;
}

/** Starts runs of the design generator. The page then shows the run that its address names. */
export function useScreensRun(): ScreensRun {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<ScreensRun["problem"]>();
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
