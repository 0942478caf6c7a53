import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { inProjectOf, projectIn } from "#work/browser.ts";
import { sendRun } from "../../ui/send-run.ts";
import { type ProductSettings, productPath, productRunsPath } from "../product-rules.ts";

/** Starts runs. The page then shows the one that its address names. */
export function useProductRun() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<{ readonly message: string; readonly needsCredits: boolean }>();
  /** @param maxAic what the user was told. */
  const start = async (settings: ProductSettings, maxAic: number) => {
    setStarting(true);
    setProblem(undefined);
    const answer = await sendRun(productRunsPath, {
      ...settings,
      maxAic,
      projectId: projectIn(query),
      idempotencyKey: crypto.randomUUID(),
    });
    if ("runId" in answer) {
      await navigate(inProjectOf(query, `${productPath}?run=${answer.runId}`), { preventScrollReset: true });
      // On phones it is below the form.
      document.getElementById("result")?.scrollIntoView({ block: "nearest" });
    } else setProblem(answer);
    setStarting(false);
  };
  return { isStarting, problem, start };
}
