import { useState } from "react";
import type { MediaEngineChoice } from "#models/index.ts";
import { quoteMedia } from "#runs/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import { type MediaSettings, mediaPriceLine } from "../../run-screens/media/media-rules.ts";
import { StartBar } from "../../run-screens/media/ui/start-bar.tsx";
import type { MediaFields } from "../../run-screens/media/ui/use-media-run.ts";
import { EngineField } from "../../run-screens/text/ui/engine-field.tsx";
import { firstEngine, musicLengths, musicPromptMax } from "../audio-rules.ts";

interface Props {
  /** At least one. */
  readonly engines: readonly MediaEngineChoice[];
  readonly initial: MediaSettings | undefined;
  readonly engineSlug: string | null;
  readonly isStarting: boolean;
  readonly onStart: (fields: MediaFields) => void;
}

/** Form for what the music is like, and how long. */
export function MusicForm({ engines, initial, engineSlug, isStarting, onStart }: Props) {
  const keyOwner = useKeyOwner();
  const [engineId, setEngineId] = useState(firstEngine(engines, initial, engineSlug)?.id ?? "");
  const [prompt, setPrompt] = useState(initial?.prompt ?? "");
  const [seconds, setSeconds] = useState(initial?.seconds ?? 30);
  const engine = engines.find(({ id }) => id === engineId);
  if (!engine) return null;
  const maxAic = engine.payer === "own-key" ? 0 : quoteMedia({ kind: "music", seconds });
  const isEmpty = prompt.trim() === "";
  return (
    <form
      className="grid grid-cols-1 gap-5 [&_:is(input,select,textarea)]:scroll-mb-36"
      aria-label="Music settings"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !isStarting) onStart({ engine: engineId, prompt, seconds, maxAic });
      }}
    >
      <EngineField engines={engines} engine={engineId} onEngine={setEngineId} />
      <TextAreaField
        label="What should the music be like?"
        name="prompt"
        rows={5}
        maxLength={musicPromptMax}
        hint="Genre, mood, tempo and instruments, e.g. calm piano with soft strings, 70 beats a minute."
        value={prompt}
        onChange={(event) => setPrompt(event.target.value)}
      />
      <SelectField label="Length" value={seconds} onChange={(event) => setSeconds(Number(event.target.value))}>
        {musicLengths.map((one) => (
          <option key={one} value={one}>
            {one < 60 ? `${one} seconds` : one === 60 ? "1 minute" : `${one / 60} minutes`}
          </option>
        ))}
      </SelectField>
      <StartBar
        label={isStarting ? "Starting…" : "Make music"}
        what="sound"
        priceLabel={mediaPriceLine(engine.payer, maxAic, { how: "30 for each started minute", keyOwner })}
        maxAic={maxAic}
        isEmpty={isEmpty}
        isStarting={isStarting}
        engine={engine}
      />
    </form>
  );
}
