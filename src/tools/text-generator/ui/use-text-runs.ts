import { useState } from "react";
import type { EngineChoice } from "../../text-runs/engine-choice.ts";
import { isRunning, type TextRunState, useTextRun } from "../../text-runs/ui/use-text-run.ts";
import { type TextSettings, textGeneratorId } from "../text-settings.ts";

export interface ShownRun {
  readonly state: TextRunState;
  /** The engine that was asked. */
  readonly engine: EngineChoice;
}

interface Asked {
  readonly engine: EngineChoice;
  readonly maxAic: number;
  readonly mayFallBack: boolean;
}

/** One request by one to four engines, each a run of its own. */
export function useTextRuns(onSettled: (priceAic: number) => void) {
  const [asked, setAsked] = useState<readonly EngineChoice[]>([]);
  // As many as `enginesMax`.
  const slots = [
    useTextRun<TextSettings>(textGeneratorId, onSettled),
    useTextRun<TextSettings>(textGeneratorId, onSettled),
    useTextRun<TextSettings>(textGeneratorId, onSettled),
    useTextRun<TextSettings>(textGeneratorId, onSettled),
  ];
  const shown = asked.flatMap((engine, index): readonly ShownRun[] => {
    const slot = slots[index];
    return slot ? [{ engine, state: slot.state }] : [];
  });
  return {
    shown,
    isRunning: shown.some(({ state }) => isRunning(state)),
    start(settings: TextSettings, engines: readonly Asked[]) {
      setAsked(engines.map(({ engine }) => engine));
      for (const [index, { engine, ...limits }] of engines.entries()) {
        void slots[index]?.start({ ...settings, ...limits, engine: engine.id });
      }
    },
    stop() {
      for (const { state, stop } of slots) if (isRunning(state) && state.kind !== "stopping") stop();
    },
  };
}
