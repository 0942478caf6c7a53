import type { ToolWork } from "#work/index.ts";
import { onShowingScreen } from "#work/index.ts";
import { audioPath } from "./audio-rules.ts";

export const soundWork: ToolWork = {
  runs: {
    "speech-generator": { label: "Speech", ...onShowingScreen(`${audioPath}?tab=speech`) },
    "transcription-generator": { label: "Transcription", ...onShowingScreen(`${audioPath}?tab=transcription`) },
    "music-generator": { label: "Music", ...onShowingScreen(`${audioPath}?tab=music`) },
  },
};
