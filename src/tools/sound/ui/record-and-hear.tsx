import { useRef, useState } from "react";
import { NoMediaEngine } from "../../run-screens/media/ui/no-media-engine.tsx";
import type { Recording } from "./prepare-recording.ts";
import { RecordingField } from "./recording-field.tsx";
import { Wave } from "./wave.tsx";

const ignoreTime = () => {};

/** Actions on a recording that need no engine. */
export function RecordAndHear() {
  const [recording, setRecording] = useState<Recording>();
  const player = useRef<HTMLAudioElement>(null);
  return (
    <div className="grid grid-cols-1 gap-8">
      <NoMediaEngine
        isOptional
        title="No transcription engine is connected"
        need="Turning a recording into text needs a transcription engine: Whisper by OpenAI, Deepgram, AssemblyAI or ElevenLabs."
        cost="your transcripts"
      />
      <div className="grid max-w-2xl grid-cols-1 gap-5">
        <p className="max-w-[60ch] text-sm text-muted">
          Meanwhile you can record here, hear it, and download it as WAV. It stays in your browser.
        </p>
        <RecordingField recording={recording} onRecording={setRecording} />
        {recording && <Wave file={recording.file} player={player} onTime={ignoreTime} />}
      </div>
    </div>
  );
}
