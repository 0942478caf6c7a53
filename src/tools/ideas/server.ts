import type { ToolServer } from "../tool.ts";
import { boardContent } from "./ideation/board-content.ts";
import { ideasTool } from "./ideation/ideas-tool.ts";
import { mapContent } from "./mindmap/map-content.ts";
import { mindMapTool } from "./mindmap/split-tool.ts";
import { ideasWork } from "./work.ts";

export const ideasServer: ToolServer = {
  textTools: [mindMapTool, ideasTool],
  documents: { "mind-map": mapContent, board: boardContent },
  work: ideasWork,
};
