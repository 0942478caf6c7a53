import { chatPath } from "../chat/chat-rules.ts";
import { imageGeneratorPath } from "../design/design-rules.ts";
import { designGeneratorPath } from "../design/mockups/mockup-rules.ts";
import { productPath } from "../design/product/product-rules.ts";
import { tabPath } from "../ideas/ideation/ideation-rules.ts";
import { mindmapPath } from "../ideas/mindmap/mindmap-rules.ts";
import { chatpdfPath } from "../pdf/chatpdf-rules.ts";
import { againQuery } from "../run-screens/text/again.ts";
import { directorySearchPath } from "../search/search-rules.ts";
import { audioPath } from "../sound/audio-rules.ts";
import { threeDPath } from "../three-d/three-d-rules.ts";
import { videoKey, videoPath } from "../video/video-rules.ts";
import { detectorPath } from "../writing/detector/detector-rules.ts";
import { writePath } from "../writing/drafts/draft-brief.ts";
import { grammarPath } from "../writing/grammar/grammar-settings.ts";
import { textGeneratorPath } from "../writing/text-generator/text-settings.ts";
import { translatePath } from "../writing/translate/translate-settings.ts";

/** Facts that the library knows about a tool, by the name that its runs have. */
export interface WorkTool {
  /** Name of one of its results, in the singular: `Image`. */
  readonly label: string;
  /** Address at which the user begins anew. */
  readonly screen?: string;
  /** Address at which a result opens, other than in the library itself. */
  readonly open?: (runId: string) => string;
  /** The screen with the settings of a run filled in. */
  readonly again?: (runId: string) => string;
  /** The same, changed a little, where the tool can. */
  readonly vary?: (runId: string) => string;
  /** Said of a run whose result the tool keeps itself, if there is none to show. */
  readonly keptElsewhere?: string;
}

/**
 * Add a line for a new tool. One that isn't here is in the library all the same, under its own name; its results open there, as text, pictures,
 * sound or video.
 */
const workTools: Readonly<Record<string, WorkTool>> = {
  "image-generator": {
    label: "Image",
    ...onScreen(imageGeneratorPath, { canVary: true }),
    open: (runId) => `${imageGeneratorPath}?run=${runId}`,
  },
  "design-generator": {
    label: "Screens",
    ...onScreen(designGeneratorPath, { canVary: true }),
    open: (runId) => `${designGeneratorPath}?run=${runId}`,
  },
  "product-picture": {
    label: "Product picture",
    ...onScreen(productPath, { canVary: true }),
    open: (runId) => `${productPath}?run=${runId}`,
  },
  "text-generator": { label: "Text", ...onScreen(textGeneratorPath, { canVary: true }) },
  chat: { label: "Chat", screen: chatPath },
  write: { label: "Draft by a model", ...onScreen(writePath, { canVary: true }) },
  grammar: { label: "Grammar check", ...onScreen(grammarPath) },
  translate: { label: "Translation", ...onScreen(translatePath) },
  detector: { label: "AI text check", ...onScreen(detectorPath) },
  chatpdf: {
    label: "PDF answer",
    ...onScreen(chatpdfPath),
    keptElsewhere: "The answer was with its PDF, which was deleted.",
  },
  mindmap: { label: "Map branches", ...onScreen(mindmapPath) },
  search: { label: "Search answer", ...onScreen(directorySearchPath) },
  ideation: { label: "Ideas", ...onScreen(tabPath("boards"), { canVary: true }) },
  "speech-generator": ofMedia("Speech", `${audioPath}?tab=speech`),
  "transcription-generator": ofMedia("Transcription", `${audioPath}?tab=transcription`),
  "music-generator": ofMedia("Music", `${audioPath}?tab=music`),
  "video-generator": ofMedia("Video", `${videoPath}?${videoKey}&tab=words`),
  "model-generator": ofMedia("3D model", threeDPath),
  "design-brief": {
    label: "Design copy",
    ...onScreen(imageGeneratorPath),
    keptElsewhere: "The words went into the form, and are kept with the designs that you made with them.",
  },
};

/** A screen that fills in the run that its address names. */
function onScreen(screen: string, { canVary = false } = {}): Pick<WorkTool, "screen" | "again" | "vary"> {
  const withQuery = (query: string) => `${screen}${screen.includes("?") ? "&" : "?"}${query}`;
  return {
    screen,
    again: (runId) => withQuery(againQuery(runId)),
    ...(canVary && { vary: (runId) => withQuery(againQuery(runId, true)) }),
  };
}

/** A screen that also shows the run that its address names. */
function ofMedia(label: string, path: string): WorkTool {
  return { label, ...onScreen(path), open: (runId) => `${path}${path.includes("?") ? "&" : "?"}run=${runId}` };
}

/** Screens whose results are not what users come for. */
const screenNames: Readonly<Record<string, string>> = {
  [writePath]: "Draft",
  [chatpdfPath]: "Chat with a PDF",
  [directorySearchPath]: "Search",
  [mindmapPath]: "Mind map",
};

/** Screens on which users make something, each once. */
export function listScreens(): readonly { readonly label: string; readonly path: string }[] {
  const screens = new Map<string, string>();
  for (const { label, screen } of Object.values(workTools)) {
    if (screen !== undefined && !screens.has(screen)) screens.set(screen, label);
  }
  return [...screens].map(([path, label]) => ({ path, label: screenNames[path] ?? label }));
}

export const chatTool = "chat";

/** @returns for `product-picture`, which isn't listed: "Product picture". */
export function workToolOf(tool: string): WorkTool {
  if (Object.hasOwn(workTools, tool)) return workTools[tool] as WorkTool;
  const words = tool.replaceAll("-", " ");
  return { label: `${words.slice(0, 1).toUpperCase()}${words.slice(1)}` };
}
