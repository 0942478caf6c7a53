import { useState } from "react";
import type { MediaEngineChoice } from "#models/index.ts";
import { quoteMedia } from "#runs/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { SelectField } from "#ui/more-fields.tsx";
import { type MediaSettings, mediaPriceLine } from "../../run-screens/media/media-rules.ts";
import { StartBar } from "../../run-screens/media/ui/start-bar.tsx";
import type { MediaFields } from "../../run-screens/media/ui/use-media-run.ts";
import { EngineField } from "../../run-screens/text/ui/engine-field.tsx";
import { firstEngine, spokenLanguages } from "../audio-rules.ts";
import type { Recording } from "./prepare-recording.ts";
import { RecordingField } from "./recording-field.tsx";

interface Props {
  /** At least one. */
  readonly engines: readonly MediaEngineChoice[];
  readonly initial: MediaSettings | undefined;
  readonly engineSlug: string | null;
  readonly isStarting: boolean;
  readonly onStart: (fields: MediaFields) => void;
}

/** A recording, and the engine that writes it down. */
export function TranscriptionForm({ engines, initial, engineSlug, isStarting, onStart }: Props) {
  const keyOwner = useKeyOwner();
  const [engineId, setEngineId] = useState(firstEngine(engines, initial, engineSlug)?.id ?? "");
  const [language, setLanguage] = useState(initial?.language ?? "");
  const [recording, setRecording] = useState<Recording>();
  const engine = engines.find(({ id }) => id === engineId);
  if (!engine) return null;
  const seconds = recording?.seconds ?? 0;
  const maxAic = engine.payer === "own-key" ? 0 : quoteMedia({ kind: "transcription", seconds });
  return (
    <form
      className="grid grid-cols-1 gap-5 [&_:is(input,select,textarea)]:scroll-mb-36"
      aria-label="Transcription settings"
      onSubmit={(event) => {
        event.preventDefault();
        if (!recording || isStarting) return;
        onStart({ engine: engineId, recording: recording.file, language: language || undefined, maxAic });
      }}
    >
      <EngineField engines={engines} engine={engineId} onEngine={setEngineId} />
      <RecordingField recording={recording} onRecording={setRecording} />
      <SelectField label="Language" value={language} onChange={(event) => setLanguage(event.target.value)}>
        <option value="">Detect automatically</option>
        {spokenLanguages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <StartBar
        label={isStarting ? "Starting…" : "Transcribe"}
        what="recording"
        priceLabel={mediaPriceLine(engine.payer, maxAic, { how: "5 for each started minute", keyOwner })}
        maxAic={maxAic}
        isEmpty={!recording}
        isStarting={isStarting}
        engine={engine}
      />
    </form>
  );
}
