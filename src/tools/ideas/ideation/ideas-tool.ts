import { z } from "zod";
import { storable } from "#studio/index.ts";
import { titleMax } from "#work/documents/document-rules.ts";
import type { TextTool } from "../../run-screens/text/run-text-tool.ts";
import { cardTextMax } from "./board.ts";
import {
  askForIdeas,
  type IdeasSettings,
  ideaCounts,
  ideasToolId,
  isTechnique,
  knownMax,
  readIdeas,
} from "./generate-ideas.ts";

export const ideasTool: TextTool<IdeasSettings> = {
  id: ideasToolId,
  result: "ideas",
  settings: z.strictObject({
    prompt: storable(titleMax).refine((text) => text.trim() !== "", "say what the ideas are for"),
    technique: z.string().max(40).refine(isTechnique, "there is no such technique"),
    count: z.literal(ideaCounts),
    known: z.array(storable(cardTextMax)).max(knownMax),
  }),
  ask: askForIdeas,
  isUsable: (answer) => readIdeas(answer) !== undefined,
};
