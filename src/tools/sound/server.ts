import { onShowingScreen } from "#work/index.ts";
import type { ToolServer } from "../tool.ts";
import { audioRoutes } from "./audio-routes.ts";
import { audioPath } from "./audio-rules.ts";

export const soundServer: ToolServer = {
  endpoints: ({ services, accounts }) => [audioRoutes(services, accounts)],
  work: {
    runs: {
      "speech-generator": { label: "Speech", ...onShowingScreen(`${audioPath}?tab=speech`) },
      "transcription-generator": { label: "Transcription", ...onShowingScreen(`${audioPath}?tab=transcription`) },
      "music-generator": { label: "Music", ...onShowingScreen(`${audioPath}?tab=music`) },
    },
  },
};
