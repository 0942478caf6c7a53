import { audioPath } from "../audio/audio-rules.ts";
import { imageGeneratorPath } from "../design/design-rules.ts";
import { designGeneratorPath } from "../design/mockups/mockup-rules.ts";
import { videoKey, videoPath } from "../video/video-rules.ts";

/** What the library knows of a tool, by the name that its runs have. */
export interface WorkTool {
  /** What one of its results is, in the singular: `Image`. */
  readonly label: string;
  /** Where one begins anew. */
  readonly screen?: string;
  /** Where a result opens, other than in the library itself. */
  readonly open?: (runId: string) => string;
  /** The screen with the settings of a run filled in. */
  readonly again?: (runId: string) => string;
  /** The same, changed a little, where the tool can. */
  readonly vary?: (runId: string) => string;
}

/**
 * Add a line for a new tool. One that isn't here is in the library all the same, under its own name; its results open there, as text, pictures,
 * sound or video.
 */
const workTools: Readonly<Record<string, WorkTool>> = {
  "image-generator": {
    label: "Image",
    screen: imageGeneratorPath,
    open: (runId) => `${imageGeneratorPath}?run=${runId}`,
    again: (runId) => `${imageGeneratorPath}?again=${runId}`,
    vary: (runId) => `${imageGeneratorPath}?again=${runId}&vary=yes`,
  },
  "design-generator": {
    label: "Screens",
    open: (runId) => `${designGeneratorPath}?run=${runId}`,
    again: (runId) => `${designGeneratorPath}?run=${runId}`,
  },
  "text-generator": { label: "Text", screen: "/text-generator" },
  chat: { label: "Chat" },
  write: { label: "Draft" },
  grammar: { label: "Grammar check" },
  translate: { label: "Translation" },
  detector: { label: "Text check" },
  chatpdf: { label: "PDF answer" },
  mindmap: { label: "Mind map" },
  search: { label: "Search answer" },
  ideation: { label: "Ideas" },
  "speech-generator": onScreen("Speech", `${audioPath}?tab=speech`),
  "transcription-generator": onScreen("Transcription", `${audioPath}?tab=transcription`),
  "music-generator": onScreen("Music", `${audioPath}?tab=music`),
  "video-generator": onScreen("Video", `${videoPath}?${videoKey}&tab=words`),
  "model-generator": { label: "3D model" },
  "brief-help": { label: "Brief" },
};

/** A screen that shows the run that its address names. */
function onScreen(label: string, path: string): WorkTool {
  return { label, open: (runId) => `${path}&run=${runId}`, again: (runId) => `${path}&again=${runId}` };
}

export const chatTool = "chat";

/** @returns for `product-picture`, which isn't listed: "Product picture". */
export function workToolOf(tool: string): WorkTool {
  if (Object.hasOwn(workTools, tool)) return workTools[tool] as WorkTool;
  const words = tool.replaceAll("-", " ");
  return { label: `${words.slice(0, 1).toUpperCase()}${words.slice(1)}` };
}
