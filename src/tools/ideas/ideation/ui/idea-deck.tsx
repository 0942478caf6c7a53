import { Plus } from "lucide";
import { useState } from "react";
import type { EngineChoice } from "#models/rules.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { SelectField } from "#ui/more-fields.tsx";
import { engineOf, type Rerun } from "../../../run-screens/text/rerun.ts";
import { NoEngine } from "../../../run-screens/ui/no-engine.tsx";
import { addCards } from "../board.ts";
import { questionsAbout, techniques } from "../deck.ts";
import type { IdeasSettings } from "../generate-ideas.ts";
import { GenerateIdeas } from "./generate-ideas.tsx";
import type { BoardEdits } from "./use-board.ts";

interface Props {
  readonly edits: BoardEdits;
  readonly engines: readonly EngineChoice[];
  readonly rerun: Rerun<IdeasSettings> | undefined;
}

/** Sources of ideas: questions about the topic by rule, and ideas by a language engine. They become cards of the first column. */
export function IdeaDeck({ edits, engines, rerun }: Props) {
  const { board, change, document } = edits;
  const [technique, setTechnique] = useState(rerun?.settings?.technique ?? techniques[0]?.id ?? "");
  const topic = document.present.title;
  const questions = questionsAbout(technique, topic);
  const known = new Set(board.cards.map(({ text }) => text));
  const left = questions.filter((question) => !known.has(question));
  const [first] = board.columns;
  const firstEngine = engineOf(engines, rerun);
  const add = (texts: readonly string[]) =>
    change(
      (before) => addCards(before, first?.id ?? "", texts),
      `Added ${texts.length} ${texts.length === 1 ? "card" : "cards"}.`,
    );
  return (
    <section aria-labelledby="deck" className="grid content-start gap-4 p-4">
      <h2 id="deck" className="text-base">
        Find ideas
      </h2>
      <SelectField label="Technique" value={technique} onChange={(event) => setTechnique(event.target.value)}>
        {techniques.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {firstEngine ? (
        <GenerateIdeas
          topic={topic}
          technique={technique}
          board={board}
          engines={engines}
          first={firstEngine}
          firstCount={rerun?.settings?.count}
          onIdeas={add}
        />
      ) : (
        <details className="text-sm">
          <summary className="min-h-9 content-center touch:min-h-11 font-semibold text-accent-text">
            Ideas from a language engine
          </summary>
          <NoEngine need="Ideas that are written for you need a language model." cost="your ideas" isOptional />
        </details>
      )}
      <div className="grid gap-2 border-t border-hairline pt-4">
        <div className="flex items-center justify-between gap-3">
          <h3 className="font-sans text-sm font-semibold tracking-normal">Questions to start with</h3>
          <Button variant="ghost" size="sm" disabled={left.length === 0} onClick={() => add(left)}>
            Add all
          </Button>
        </div>
        <ul className="grid gap-1">
          {questions.map((question) => (
            <li key={question} className="flex items-start justify-between gap-2 text-sm">
              <span className="min-w-0 py-1.5 wrap-anywhere">{question}</span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Add ${question}`}
                disabled={known.has(question)}
                className="shrink-0 px-2"
                onClick={() => add([question])}
              >
                <Icon icon={Plus} className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
