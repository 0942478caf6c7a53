import { z } from "zod";
import type { TextTool } from "../../run-screens/text/run-text-tool.ts";
import { askForOpinion, detectorId, type OpinionSettings, textLengthMax } from "./detector-rules.ts";

const textLength = `paste a text of 1 to ${textLengthMax} characters`;

export const detector: TextTool<OpinionSettings> = {
  id: detectorId,
  result: "an opinion on a text",
  settings: z.strictObject({ text: z.string().trim().min(1, textLength).max(textLengthMax, textLength) }),
  ask: askForOpinion,
};
