import { AudioLines } from "lucide";
import type { Tool } from "../tool.ts";

export const sound = {
  id: "sound",
  screens: [
    {
      path: "/home/audio",
      title: "Audio",
      group: "media",
      icon: AudioLines,
      about: "Text to speech, transcription and music",
      words: "voice over voiceover narration sound transcribe subtitles srt recording song podcast",
    },
  ],
  pages: [{ path: "home/audio", file: "home-audio" }],
} as const satisfies Tool;
