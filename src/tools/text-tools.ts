import { detector } from "./detector/detector.ts";
import { grammar } from "./grammar/grammar.ts";
import { ideasTool } from "./ideation/ideas-tool.ts";
import { mindMapTool } from "./mindmap/split-tool.ts";
import { textGenerator } from "./text-generator/text-generator.ts";
import type { TextTool } from "./text-runs/run-text-tool.ts";
import { translate } from "./translate/translate.ts";
import { writeTool } from "./write/write-tool.ts";

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
