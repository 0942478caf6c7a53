import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { creditsUsed } from "#credits/rules.ts";
import { type EngineChoice, fallbacksFor } from "#models/rules.ts";
import { showToast } from "#ui/toast.ts";
import { textPriceAtMost } from "../../../run-screens/text/text-tool.ts";
import { useKeptText } from "../../../run-screens/texts/ui/use-kept-text.ts";
import { usePayload } from "../../../run-screens/ui/use-payload.ts";
import { readTextPayload } from "../text-payload.ts";
import { askForText, initialSettings, type TextSettings } from "../text-settings.ts";
import { useTextRuns } from "./use-text-runs.ts";

export type GeneratorState = ReturnType<typeof useGenerator>;

interface Options {
  readonly userId: string;
  readonly engines: readonly EngineChoice[];
  /** The one that is chosen at first; empty without any. */
  readonly firstEngine: string;
  readonly firstSettings?: TextSettings | undefined;
}

/** Settings of the text generator, and its runs. */
export function useGenerator({ userId, engines, firstEngine, firstSettings = initialSettings }: Options) {
  const [engine, setEngine] = useState(firstEngine);
  const [chosenOthers, setOthers] = useState<readonly string[]>([]);
  const [mayFallBack, setMayFallBack] = useState(false);
  const [prompt, setPrompt] = useKeptText(`text-generator/${userId}`, firstSettings.prompt);
  const [rest, setRest] = useState(firstSettings);
  const settings = { ...rest, prompt };
  const change = (part: Partial<TextSettings>) => {
    setRest((before) => ({ ...before, ...part }));
    if (part.prompt !== undefined) setPrompt(part.prompt);
  };
  usePayload({ read: readTextPayload, onPayload: change });
  const { revalidate } = useRevalidator();
  const onSettled = useCallback(
    (priceAic: number) => {
      if (priceAic > 0) showToast({ kind: "success", ...creditsUsed(priceAic, "a text") });
      void revalidate();
    },
    [revalidate],
  );
  const runs = useTextRuns(engines, onSettled);
  const others = chosenOthers.filter((id) => id !== engine && engines.some((one) => one.id === id && !one.needsPlan));
  const asked = engines.filter(({ id }) => id === engine || others.includes(id));
  const maxAicOf = ({ payer }: Pick<EngineChoice, "payer">, of = settings): number =>
    payer === "own-key" ? 0 : textPriceAtMost(askForText(of));
  return {
    engines,
    engine,
    setEngine,
    others,
    setOthers,
    mayFallBack,
    setMayFallBack,
    settings,
    change,
    runs,
    maxAicOf,
    /** Maximum price of all engines together. */
    maxAic: asked.reduce((sum, one) => sum + maxAicOf(one), 0),
    /** Has the chosen engines write. */
    write(of: TextSettings) {
      if (runs.isRunning) return;
      change(of);
      // The chosen one comes first.
      const inOrder = asked.toSorted((one, other) => Number(other.id === engine) - Number(one.id === engine));
      runs.start(
        of,
        inOrder.map((one) => ({
          engine: one,
          maxAic: maxAicOf(one, of),
          mayFallBack: mayFallBack && inOrder.length === 1 && fallbacksFor(engines, one).length > 0,
        })),
      );
    },
  };
}
