import { z } from "zod";
import { storable } from "#studio/index.ts";
import type { TextTool } from "../../run-screens/text/run-text-tool.ts";
import { textMax } from "./outline.ts";
import { askForBranches, mindMapToolId, readBranches, type SplitSettings, splitMax } from "./split-topic.ts";

export const mindMapTool: TextTool<SplitSettings> = {
  id: mindMapToolId,
  result: "branches of a mind map",
  settings: z.strictObject({
    prompt: storable(textMax).refine((text) => text.trim() !== "", "the node needs a text"),
    within: z.array(storable(textMax)).max(splitMax.within),
    known: z.array(storable(textMax)).max(splitMax.known),
  }),
  ask: askForBranches,
  isUsable: (answer) => readBranches(answer) !== undefined,
};
