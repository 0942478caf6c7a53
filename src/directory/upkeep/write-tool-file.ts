import { csvLine } from "#platform/csv.ts";
import type { Executor } from "#platform/db/database.ts";
import { toolFieldNames, toolTexts } from "../tool-form-rules.ts";
import { readAllTools } from "./list-stored-tools.ts";

export const toolFileFormats = ["csv", "json"] as const;
export type ToolFileFormat = (typeof toolFileFormats)[number];

/** All tools as a file that `readToolFile` reads again, in pieces. */
export async function* writeToolFile(db: Executor, format: ToolFileFormat): AsyncGenerator<string> {
  if (format === "csv") yield csvLine(toolFieldNames);
  let count = 0;
  for await (const batch of readAllTools(db)) {
    const texts = batch.map(toolTexts);
    if (format === "csv") yield texts.map((tool) => csvLine(toolFieldNames.map((name) => tool[name]))).join("");
    else yield texts.map((tool) => `${count++ === 0 ? "[\n" : ",\n"}${JSON.stringify(tool)}`).join("");
  }
  if (format === "json") yield count === 0 ? "[]\n" : "\n]\n";
}
