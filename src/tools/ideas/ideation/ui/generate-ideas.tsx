import { useState } from "react";
import type { EngineChoice } from "#models/rules.ts";
import { SelectField } from "#ui/more-fields.tsx";
import { StructuredRun } from "../../../run-screens/text/ui/structured-run.tsx";
import type { Board } from "../board.ts";
import { askForIdeas, type IdeaCount, ideaCounts, ideasToolId, knownMax, readIdeas } from "../generate-ideas.ts";

interface Props {
  readonly topic: string;
  readonly technique: string;
  readonly board: Board;
  readonly engines: readonly EngineChoice[];
  readonly first: EngineChoice;
  readonly firstCount: IdeaCount | undefined;
  readonly onIdeas: (ideas: readonly string[]) => void;
}

/** Has a language engine find ideas that aren’t on the board yet. */
export function GenerateIdeas({ topic, technique, board, engines, first, firstCount, onIdeas }: Props) {
  const [count, setCount] = useState<IdeaCount>(firstCount ?? ideaCounts[1]);
  const known = board.cards.slice(-knownMax).map(({ text }) => text);
  const settings = { prompt: topic, technique, count, known };

  function take(answer: string): string | undefined {
    const ideas = readIdeas(answer);
    if (!ideas) return undefined;
    onIdeas(ideas);
    return `Added ${ideas.length} ideas.`;
  }

  return (
    <div className="grid gap-4">
      <SelectField
        label="How many"
        value={count}
        onChange={({ target }) => setCount(ideaCounts.find((one) => String(one) === target.value) ?? ideaCounts[1])}
      >
        {ideaCounts.map((one) => (
          <option key={one} value={one}>
            {one} ideas
          </option>
        ))}
      </SelectField>
      <StructuredRun
        toolId={ideasToolId}
        label="Generate ideas"
        settings={settings}
        asked={askForIdeas(settings)}
        isEmpty={topic.trim() === ""}
        engines={engines}
        first={first}
        onAnswer={take}
      />
    </div>
  );
}
