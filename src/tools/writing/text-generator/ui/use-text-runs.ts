import { useState } from "react";
import type { EngineChoice } from "#models/rules.ts";
import { isRunning, type TextRunState, useTextRun } from "../../../run-screens/text/ui/use-text-run.ts";
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
export function useTextRuns(engines: readonly EngineChoice[], onSettled: (priceAic: number) => void) {
  const [asked, setAsked] = useState<readonly EngineChoice[]>([]);
  // As many as `enginesMax`.
  const slots = [
    useTextRun<TextSettings>(textGeneratorId, onSettled, 1),
    useTextRun<TextSettings>(textGeneratorId, onSettled, 2),
    useTextRun<TextSettings>(textGeneratorId, onSettled, 3),
    useTextRun<TextSettings>(textGeneratorId, onSettled, 4),
  ];
  const resumed = slots.map(({ state }) => state).filter(({ kind }) => kind !== "idle");
  const shown =
    asked.length > 0
      ? asked.flatMap((engine, index): readonly ShownRun[] => {
          const slot = slots[index];
          return slot ? [{ engine, state: slot.state }] : [];
        })
      : resumed.flatMap((state): readonly ShownRun[] => {
          const engine = engines.find(({ slug, model }) => slug === state.engine?.slug && model === state.engine.model);
          return engine ? [{ engine, state }] : [];
        });
  return {
    shown,
    isRunning: slots.some(({ state }) => isRunning(state)),
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
