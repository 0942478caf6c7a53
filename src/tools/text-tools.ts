import { ideasTool } from "./ideas/ideation/ideas-tool.ts";
import { mindMapTool } from "./ideas/mindmap/split-tool.ts";
import type { TextTool } from "./run-screens/text/run-text-tool.ts";
import { detector } from "./writing/detector/detector.ts";
import { writeTool } from "./writing/drafts/write-tool.ts";
import { grammar } from "./writing/grammar/grammar.ts";
import { textGenerator } from "./writing/text-generator/text-generator.ts";
import { translate } from "./writing/translate/translate.ts";

/** All tools on which a language model answers one request at a time. Each is an endpoint (http.ts). */
export const textTools: readonly TextTool[] = [
  textGenerator,
  detector,
  mindMapTool,
  ideasTool,
  writeTool,
  grammar,
  translate,
];
