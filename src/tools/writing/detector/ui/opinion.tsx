import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { creditsUsed } from "#credits/rules.ts";
import type { EngineChoice } from "#models/rules.ts";
import { showToast } from "#ui/toast.ts";
import { textPriceAtMost } from "../../../run-screens/text/text-tool.ts";
import { EngineField } from "../../../run-screens/text/ui/engine-field.tsx";
import { ResultCard } from "../../../run-screens/text/ui/result-card.tsx";
import { RunBar } from "../../../run-screens/text/ui/run-bar.tsx";
import { isRunning, useTextRun } from "../../../run-screens/text/ui/use-text-run.ts";
import { NoEngine } from "../../../run-screens/ui/no-engine.tsx";
import { askForOpinion, detectorId, type OpinionSettings } from "../detector-rules.ts";

interface Props {
  readonly text: string;
  readonly engines: readonly EngineChoice[];
  /** The one that is chosen at first; undefined without any. */
  readonly firstEngine: string | undefined;
}

/** Opinion of a language model on the text, beside the measures. */
export function Opinion({ text, engines, firstEngine }: Props) {
  return (
    <section aria-labelledby="opinion" className="grid grid-cols-1 gap-5 border-t border-hairline pt-8">
      <div className="grid gap-1">
        <h2 id="opinion" className="text-xl">
          A model’s opinion
        </h2>
        <p className="max-w-[68ch] text-muted">
          A language model reads your text and gives reasons. It’s an opinion: models can’t reliably tell what a model
          wrote. Your text is sent to the engine that you choose.
        </p>
      </div>
      {firstEngine ? (
        <Asking text={text} engines={engines} firstEngine={firstEngine} />
      ) : (
        <NoEngine isOptional need="An opinion needs a language model. The measures don’t." cost="opinions" />
      )}
    </section>
  );
}

function Asking({ text, engines, firstEngine }: Props & { readonly firstEngine: string }) {
  const [engine, setEngine] = useState(firstEngine);
  const { revalidate } = useRevalidator();
  const onSettled = useCallback(
    (priceAic: number) => {
      if (priceAic > 0) showToast({ kind: "success", ...creditsUsed(priceAic, "an opinion on a text") });
      void revalidate();
    },
    [revalidate],
  );
  const { state, start, stop } = useTextRun<OpinionSettings>(detectorId, onSettled);
  const chosen = engines.find(({ id }) => id === engine);
  const maxAic = chosen?.payer === "own-key" ? 0 : textPriceAtMost(askForOpinion({ text }));
  const isEmpty = text.trim() === "";
  const ask = () => void start({ text, engine, maxAic });
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <form
        aria-label="A model’s opinion"
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty && !isRunning(state)) ask();
        }}
      >
        <EngineField engines={engines} engine={engine} onEngine={setEngine} />
        <RunBar
          label="Ask for an opinion"
          what="opinion"
          isEmpty={isEmpty}
          isRunning={isRunning(state)}
          maxAic={maxAic}
          engine={chosen}
          onStop={stop}
        />
      </form>
      <ResultCard
        run={state}
        modelName={
          engines.find(({ slug, model }) => slug === state.engine?.slug && model === state.engine.model)?.modelName
        }
        onAgain={isEmpty ? undefined : ask}
        empty="The opinion appears here as it is written."
      />
    </div>
  );
}
