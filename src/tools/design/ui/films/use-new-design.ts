import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { RunState } from "#runs/rules.ts";
import { runsPath } from "#runs/rules.ts";
import { callForJson } from "#ui/api-client.ts";
import { useProjectId } from "#work/ui/index.ts";
import {
  type DesignSettings,
  designsPath,
  initialDesignSettings,
  type OfferedKind,
  priceOfDesigns,
} from "../../design-rules.ts";
import { sendRun } from "../send-run.ts";

interface NewDesignState {
  readonly isMaking: boolean;
  readonly message?: string;
  readonly isAboutCredits?: boolean;
  /** The run that has made it. */
  readonly runId?: string;
}

const pollMs = 500;

/** Has the studio make one design for a film. The page’s list has it afterwards, also if the page is closed meanwhile. */
export function useNewDesign() {
  const { revalidate } = useRevalidator();
  const projectId = useProjectId();
  const [state, setState] = useState<NewDesignState>({ isMaking: false });
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);
  const make = useCallback(
    async ({ prompt, kind, brandKitId }: Pick<DesignSettings, "prompt" | "kind" | "brandKitId">) => {
      setState({ isMaking: true });
      const settings = { ...initialDesignSettings, prompt, kind, brandKitId, ...formOf[kind], count: 1 };
      const started = await sendRun(designsPath, {
        ...settings,
        seed: crypto.randomUUID(),
        idempotencyKey: crypto.randomUUID(),
        maxAic: priceOfDesigns(1),
        projectId,
      });
      if ("message" in started) {
        setState({ isMaking: false, message: started.message, isAboutCredits: started.needsCredits });
        return;
      }
      const failure = await waitFor(started.runId, left.current.signal);
      if (failure === undefined) await revalidate();
      setState({ isMaking: false, message: failure, runId: started.runId });
    },
    [revalidate, projectId],
  );
  return { ...state, make };
}

/** A film is looked at on screens: the format that suits each kind there. */
const formOf: Readonly<Partial<Record<OfferedKind, { readonly aspectRatio: "1:1" | "9:16" | "16:9" }>>> = {
  post: { aspectRatio: "1:1" },
  story: { aspectRatio: "9:16" },
  banner: { aspectRatio: "16:9" },
};

/** @returns why it failed; undefined if it is there, or the page was left. */
async function waitFor(runId: string, signal: AbortSignal): Promise<string | undefined> {
  while (!signal.aborted) {
    const run = await callForJson<{ readonly state: RunState; readonly message: string | null }>(
      `${runsPath}/${runId}`,
      { signal },
    ).catch(() => undefined);
    if (run?.state === "finished") return undefined;
    if (run && run.state !== "running") return run.message ?? "The design could not be made. Please try again.";
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return undefined;
}
