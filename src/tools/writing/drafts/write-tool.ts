import type { TextTool } from "../../run-screens/text/run-text-tool.ts";
import { askForDraft, type DraftBrief, writeId } from "./draft-brief.ts";
import { briefSchema } from "./draft-content.ts";

export const writeTool: TextTool<DraftBrief> = {
  isPrivate: true,
  id: writeId,
  result: "a draft",
  settings: briefSchema,
  ask: askForDraft,
};
