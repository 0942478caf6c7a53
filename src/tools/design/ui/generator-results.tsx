import { classNames } from "#ui/class-names.ts";
import { anotherSeed } from "../another-seed.ts";
import type { GeneratorSettings, ImageEngine } from "../engine-rules.ts";
import { settingsOf } from "../settings-of-runs.ts";
import type { ShownRun } from "../shown-run-rules.ts";
import { DesignTiles } from "./design-tiles.tsx";
import { EngineTiles } from "./engine-tiles.tsx";
import type { MadePicture } from "./photo-dialog.tsx";

interface Props {
  readonly runs: readonly ShownRun[];
  readonly engines: readonly ImageEngine[];
  readonly hasBrandKits: boolean;
  readonly hasWatermark: boolean;
  /** Pictures made by engines, the newest first. */
  readonly made: readonly MadePicture[];
  readonly isStarting: boolean;
  /** Runs something in the place of a run. */
  readonly onReplace: (runId: string, settings: GeneratorSettings) => void;
}

/** The runs of one press, side by side if there are several; each goes on, fails and is stopped by itself. */
export function GeneratorResults({ runs, engines, hasBrandKits, hasWatermark, made, isStarting, onReplace }: Props) {
  const isBeside = runs.length > 1;
  return (
    <div className={classNames("grid gap-x-8 gap-y-10", isBeside && "lg:grid-cols-2")}>
      {runs.map((run) => {
        if (run.kind === "studio") {
          return (
            <DesignTiles
              key={run.id}
              run={run}
              hasBrandKits={hasBrandKits}
              hasWatermark={hasWatermark}
              photos={{ engines, made }}
              isBeside={isBeside}
              isStarting={isStarting}
              onVary={() => onReplace(run.id, anotherSeed.change(settingsOf([run])))}
            />
          );
        }
        const settings = settingsOf([run]);
        const isConnected = engines.some(({ id }) => settings.engines.includes(id));
        return (
          <EngineTiles
            key={run.id}
            run={run}
            isStarting={isStarting}
            onVary={isConnected ? () => onReplace(run.id, settings) : undefined}
          />
        );
      })}
    </div>
  );
}
