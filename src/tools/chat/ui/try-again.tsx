import { RotateCw } from "lucide";
import { useState } from "react";
import type { EngineChoice } from "#models/rules.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { shortPriceLabel } from "../../run-screens/price-labels.ts";
import { EngineOptions } from "../../run-screens/text/ui/engine-options.tsx";
import { useIsUnpayable } from "../../run-screens/ui/payment-note.tsx";
import { chatLimits } from "../chat-rules.ts";
import { picker } from "./model-picker.tsx";
import type { ShownMessage } from "./shown-messages.ts";

interface Props {
  readonly message: ShownMessage;
  /** Engines that can read the message and what comes before it. */
  readonly engines: readonly EngineChoice[];
  /** Maximum price of an answer, in AIC; 0 on the user’s own key. */
  readonly maxAicOf: (engine: EngineChoice) => number;
  readonly onAgain: (engine: EngineChoice) => void;
}

/** Another answer to the latest message, beside those that are there. */
export function TryAgain({ message, engines, maxAicOf, onAgain }: Props) {
  const [chosen, setChosen] = useState<string>();
  const engine = engines.find(({ id }) => id === chosen) ?? nextEngine(message, engines);
  const maxAic = engine ? maxAicOf(engine) : 0;
  const isUnpayable = useIsUnpayable(engine?.payer, maxAic);
  if (!engine) return null;
  if (message.answers.length >= chatLimits.answers) return null;
  const isFailed = message.answers.every(({ state }) => state === "failed");
  return (
    <form
      aria-label="Another answer"
      className="grid grid-cols-[minmax(0,auto)_auto] items-center justify-start gap-x-3 gap-y-2 sm:flex sm:flex-wrap [html:not(.js)_&]:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        onAgain(engine);
      }}
    >
      <select
        aria-label="Model for another answer"
        className={picker}
        value={engine.id}
        onChange={(event) => setChosen(event.target.value)}
      >
        <EngineOptions engines={engines} />
      </select>
      <Button type="submit" variant="secondary" disabled={isUnpayable}>
        <Icon icon={RotateCw} className="size-4" />
        {isFailed ? "Try again" : "Ask this model too"}
      </Button>
      <p className="col-span-2 text-xs text-muted">{shortPriceLabel(maxAic)}</p>
    </form>
  );
}

/** The model that failed, or else the first that has not answered yet: of those that every plan has, if it can be. */
function nextEngine({ answers }: ShownMessage, engines: readonly EngineChoice[]): EngineChoice | undefined {
  const last = answers.at(-1);
  const usable = engines.filter(({ needsPlan }) => !needsPlan);
  const failed = last?.state === "failed" ? usable.find(({ id }) => id === last.engine) : undefined;
  const open = usable.filter(({ isAdvanced, payer }) => !isAdvanced || payer === "own-key");
  const isNew = ({ id }: EngineChoice) => !answers.some(({ engine }) => engine === id);
  return failed ?? open.find(isNew) ?? usable.find(isNew) ?? usable[0];
}
