import { useState } from "react";
import type { MediaEngineChoice } from "#models/index.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { TextAreaField } from "#ui/more-fields.tsx";
import { mediaPriceLine } from "../../run-screens/media/media-rules.ts";
import { PictureField } from "../../run-screens/media/ui/picture-field.tsx";
import { StartBar } from "../../run-screens/media/ui/start-bar.tsx";
import type { MediaFields } from "../../run-screens/media/ui/use-media-run.ts";
import type { RunProblem } from "../../run-screens/text/run-client.ts";
import { EngineField } from "../../run-screens/text/ui/engine-field.tsx";
import { ProblemAlert } from "../../run-screens/ui/problem-alert.tsx";
import { type ModelSettings, priceOfModel, promptMax, sourceFor } from "../three-d-rules.ts";

interface Props {
  readonly engines: readonly MediaEngineChoice[];
  readonly initial: ModelSettings;
  readonly isStarting: boolean;
  readonly problem: RunProblem | undefined;
  readonly onStart: (fields: MediaFields) => void;
}

const sources = [
  { id: "words", name: "From words" },
  { id: "picture", name: "From a picture" },
] as const;

/** Form for the source of a 3D model: words or a picture, of which some engines take the picture only. */
export function ModelForm({ engines, initial, isStarting, problem, onStart }: Props) {
  const keyOwner = useKeyOwner();
  const [settings, setSettings] = useState(initial);
  const [picture, setPicture] = useState<File>();
  const change = (part: Partial<ModelSettings>) => setSettings((before) => ({ ...before, ...part }));
  const engine = engines.find(({ id }) => id === settings.engine);
  if (!engine) return null;
  const { prompt, source } = settings;
  const maxAic = priceOfModel(engine);
  const isEmpty = source === "words" ? prompt.trim() === "" : picture === undefined;
  return (
    <form
      className="grid grid-cols-1 gap-5 [&_:is(input,select,textarea)]:scroll-mb-36"
      aria-label="3D model settings"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty || isStarting) return;
        onStart({ engine: engine.id, maxAic, ...(source === "words" ? { prompt } : { image: picture }) });
      }}
    >
      <EngineField
        engines={engines}
        engine={settings.engine}
        onEngine={(id) => {
          const next = engines.find((one) => one.id === id);
          change({ engine: id, source: sourceFor(next, picture === undefined) });
        }}
      />
      {engine.takesWords ? (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-semibold">Made from</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {sources.map(({ id, name }) => (
              <label key={id} className="flex min-h-11 cursor-pointer items-center gap-2">
                <input
                  type="radio"
                  name="source"
                  value={id}
                  checked={source === id}
                  onChange={() => change({ source: id })}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <p className="text-xs text-muted">{engine.modelName} makes models from a picture only.</p>
      )}
      {source === "words" ? (
        <TextAreaField
          label="What should the model be?"
          name="prompt"
          rows={4}
          maxLength={promptMax}
          hint="One object: say what it is, its material and its style."
          value={prompt}
          onChange={(event) => change({ prompt: event.target.value })}
        />
      ) : (
        <PictureField
          label="Picture"
          about="One object on a plain background works best: PNG, JPEG or WebP, up to 10 MB."
          aboutChosen={(name) => `The model is made from ${name}.`}
          picture={picture}
          onPicture={setPicture}
        />
      )}
      {problem && <ProblemAlert {...problem} />}
      <StartBar
        label={isStarting ? "Starting…" : "Make the model"}
        what="model"
        priceLabel={mediaPriceLine(engine.payer, maxAic, { how: "one model", keyOwner })}
        maxAic={maxAic}
        isEmpty={isEmpty}
        isStarting={isStarting}
        engine={engine}
      />
    </form>
  );
}
