import { useState } from "react";
import { Link } from "react-router";
import type { KeyOwner } from "#teams/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CheckboxField } from "#ui/more-fields.tsx";
import {
  chosenEngines,
  engineRemarks,
  enginesMax,
  type GeneratorSettings,
  type ImageEngine,
  pricePerImage,
  studioId,
  usesStudio,
} from "../engine-rules.ts";
import { styleWordsOf } from "../style-rules.ts";

export interface EnginePart {
  readonly settings: GeneratorSettings;
  readonly onSettings: (change: Partial<GeneratorSettings>) => void;
  readonly engines: readonly ImageEngine[];
}

/** Shown until the user asks for all. */
const firstEngines = 5;

const studioCard = {
  id: studioId,
  name: "Easel Studio",
  words: "Real type, sharp at any size, editable",
  price: "10 AI credits for each image",
  needsPlan: false,
};

/** The studio and every connected image engine; several are compared side by side. */
export function EngineField({ settings, onSettings, engines }: EnginePart) {
  const keyOwner = useKeyOwner();
  const cards = [studioCard, ...engines.map((engine) => cardOf(engine, keyOwner))];
  const chosen = cards.filter(({ id }) =>
    id === studioId ? usesStudio(settings, engines) : settings.engines.includes(id),
  );
  const [showsAll, setShowsAll] = useState(() => cards.slice(firstEngines).some((card) => chosen.includes(card)));
  const shown = showsAll ? cards : cards.slice(0, firstEngines);
  const toggle = (id: string) => {
    const others = chosen.map((card) => card.id).filter((other) => other !== id);
    onSettings({ engines: others.length === chosen.length ? [...others, id] : others });
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">Engine</legend>
      <p className="text-xs text-muted">
        {engines.length > 0 ? (
          `Choose up to ${enginesMax} to see the same prompt side by side.`
        ) : (
          <>
            You can connect image models, too.{" "}
            <Link
              to="/settings/ai-providers"
              className="inline-flex min-h-6 items-center touch:min-h-11 font-semibold text-accent-text hover:underline"
            >
              Connect a provider
            </Link>{" "}
            with your own API key, and you pay no AI credits for them.
          </>
        )}
      </p>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((card) => {
          const isChosen = chosen.includes(card);
          return (
            <label
              key={card.id}
              className={classNames(
                "relative flex gap-3 rounded-md border border-outline bg-surface p-4 text-sm transition-colors",
                "has-enabled:cursor-pointer has-enabled:hover:border-ink has-disabled:text-muted",
                "has-checked:border-accent-strong has-checked:ring-1 has-checked:ring-accent-strong",
              )}
            >
              <input
                type="checkbox"
                className="mt-0.5 size-5 shrink-0 accent-accent-strong"
                checked={isChosen}
                // One is needed, and more than so many are hard to compare.
                disabled={isChosen ? chosen.length === 1 : chosen.length >= enginesMax || card.needsPlan}
                onChange={() => toggle(card.id)}
              />
              <span className="grid min-w-0 content-start gap-0.5">
                <span className="font-semibold wrap-anywhere">{card.name}</span>
                <span className="text-xs text-muted">{card.words}</span>
                <span className="text-xs text-muted">{card.price}</span>
              </span>
            </label>
          );
        })}
      </div>
      {cards.length > firstEngines && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? "Fewer engines" : `All ${cards.length} engines`}
        </Button>
      )}
      <EngineRemarks settings={settings} onSettings={onSettings} engines={engines} />
    </fieldset>
  );
}

const cardOf = (engine: ImageEngine, keyOwner: KeyOwner) => ({
  id: engine.id,
  name: engine.modelName,
  words: `${engine.vendorName}${engine.isAdvanced ? " · advanced" : ""}${engine.needsPlan ? ", on Pro" : ""}`,
  price: pricePerImage(engine, keyOwner),
  needsPlan: engine.needsPlan,
});

/** Remarks on what the connected engines are told, and what they do otherwise than the form says. */
export function EngineRemarks({ settings, onSettings, engines }: EnginePart) {
  if (chosenEngines(settings, engines).length === 0) return null;
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-4">
      {!settings.isStyleAuto && (
        <CheckboxField
          label={`Add the style to their prompt: “${styleWordsOf(settings.style)}”`}
          checked={settings.tellsStyle}
          onChange={(event) => onSettings({ tellsStyle: event.target.checked })}
        />
      )}
      <ul className="grid gap-1 pl-8 text-xs text-muted">
        {engineRemarks(settings, engines).map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </div>
  );
}
