import type { EngineChoice } from "#models/rules.ts";
import { StructuredRun } from "../../../run-screens/text/ui/structured-run.tsx";
import { NoEngine } from "../../../run-screens/ui/no-engine.tsx";
import { askForBranches, mindMapToolId, readBranches, settingsFor } from "../split-topic.ts";
import type { MapEdits } from "./use-map.ts";

interface Props {
  readonly map: MapEdits;
  readonly engines: readonly EngineChoice[];
}

/** Has a language engine split the selected node into branches. */
export function SuggestBranches({ map, engines }: Props) {
  const { outline, selectedId } = map;
  const settings = settingsFor(outline, selectedId);
  const [first] = engines;

  function take(answer: string, targetId: unknown): string | undefined {
    const branches = readBranches(answer);
    if (!branches) return undefined;
    const target = outline.find(({ id }) => id === targetId);
    if (!target) return "This node has been deleted in the meantime.";
    return map.insert(target.id, branches) ? `Added ${branches.length} nodes.` : "The branches don’t fit into the map.";
  }

  if (!first) {
    return (
      <details className="text-sm">
        <summary className="min-h-9 content-center touch:min-h-11 font-semibold text-accent-text">
          Branches from a language engine
        </summary>
        <NoEngine need="Suggested branches need a language model." cost="your suggestions" isOptional />
      </details>
    );
  }
  return (
    <StructuredRun
      toolId={mindMapToolId}
      label="More under this"
      settings={settings}
      asked={askForBranches(settings)}
      isEmpty={settings.prompt.trim() === ""}
      engines={engines}
      first={first}
      purpose={selectedId}
      onAnswer={take}
    />
  );
}
