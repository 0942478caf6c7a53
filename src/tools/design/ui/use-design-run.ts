import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { type DesignSettings, designsPath, imageGeneratorPath, priceOfDesigns } from "../design-rules.ts";

export interface DesignRunState {
  readonly isStarting: boolean;
  /** Why the last run did not start. */
  readonly problem: { readonly message: string; readonly needsCredits: boolean } | undefined;
}

/** Starts runs of the studio. The page then shows the run that its address names. */
export function useDesignRun(): DesignRunState & { readonly start: (settings: DesignSettings) => Promise<boolean> } {
  const navigate = useNavigate();
  const [state, setState] = useState<DesignRunState>({ isStarting: false, problem: undefined });
  const start = useCallback(
    async (settings: DesignSettings): Promise<boolean> => {
      setState({ isStarting: true, problem: undefined });
      const answer = await send({
        ...settings,
        idempotencyKey: crypto.randomUUID(),
        maxAic: priceOfDesigns(settings.count),
      });
      if ("runId" in answer) {
        await navigate(`${imageGeneratorPath}?run=${answer.runId}`, { preventScrollReset: true });
        setState({ isStarting: false, problem: undefined });
        return true;
      }
      setState({ isStarting: false, problem: answer });
      return false;
    },
    [navigate],
  );
  return { ...state, start };
}

type Answer = { readonly runId: string } | NonNullable<DesignRunState["problem"]>;

async function send(body: object): Promise<Answer> {
  const sent = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(designsPath, sent).catch(() => undefined);
  if (!answer) return { message: "The connection was lost. Please try again.", needsCredits: false };
  const read = (await answer.json().catch(() => ({}))) as {
    readonly runId?: string;
    readonly error?: { readonly message?: string; readonly code?: string };
  };
  if (answer.ok && read.runId) return { runId: read.runId };
  return {
    message: read.error?.message ?? "That didn’t work. Please try again.",
    needsCredits: read.error?.code === "payment_required",
  };
}
