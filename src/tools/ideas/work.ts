import type { ToolWork } from "#work/index.ts";
import { namesOfList, onScreen } from "#work/index.ts";
import { allTexts } from "../run-screens/texts/texts-in-data.ts";
import type { Board } from "./ideation/board.ts";
import { writeBrief } from "./ideation/brief.ts";
import { techniques } from "./ideation/deck.ts";
import { ideasToolId } from "./ideation/generate-ideas.ts";
import { boardPath, tabPath } from "./ideation/ideation-rules.ts";
import { shareBoard } from "./ideation/share-board.ts";
import { writeMarkdown } from "./mindmap/markdown.ts";
import { type MapContent, mapPath, mindmapPath } from "./mindmap/mindmap-rules.ts";
import { shareMap } from "./mindmap/share-map.ts";
import { mindMapToolId } from "./mindmap/split-topic.ts";

export const ideasWork: ToolWork = {
  runs: {
    [mindMapToolId]: {
      label: "Map branches",
      screenLabel: "Mind map",
      ...onScreen(mindmapPath),
      readOutput: allTexts,
    },
    [ideasToolId]: { label: "Ideas", ...onScreen(tabPath("boards"), { canVary: true }), readOutput: allTexts },
  },
  settingNames: { technique: namesOfList(techniques) },
  documents: {
    "mind-map": {
      label: "Mind map",
      path: mapPath,
      screen: mindmapPath,
      text: (_, content) => writeMarkdown((content as MapContent).nodes),
      share: shareMap,
    },
    board: {
      label: "Board",
      path: boardPath,
      screen: tabPath("boards"),
      text: (title, content) => `# ${writeBrief(title, content as Board, { lengthMax: Number.POSITIVE_INFINITY })}\n`,
      share: shareBoard,
    },
  },
};
