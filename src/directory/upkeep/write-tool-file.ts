import { csvLine } from "#platform/csv.ts";
import type { Executor } from "#platform/db/database.ts";
import { factTextsOf } from "../facts/fact-texts.ts";
import { listFacts } from "../facts/list-facts.ts";
import { readAllTools } from "./list-stored-tools.ts";
import { toolFileColumns, toolFileTexts } from "./tool-file-columns.ts";

export const toolFileFormats = ["csv", "json"] as const;
export type ToolFileFormat = (typeof toolFileFormats)[number];

/** All tools and their facts as a file that `readToolFile` reads again, in pieces. */
export async function* writeToolFile(db: Executor, format: ToolFileFormat): AsyncGenerator<string> {
  if (format === "csv") yield csvLine(toolFileColumns);
  let count = 0;
  for await (const batch of readAllTools(db)) {
    const facts = await listFacts(
      db,
      batch.map(({ slug }) => slug),
    );
    const texts = batch.map((tool) => toolFileTexts({ ...tool, facts: factTextsOf(facts.get(tool.slug) ?? []) }));
    if (format === "csv") yield texts.map((tool) => csvLine(toolFileColumns.map((name) => tool[name] ?? ""))).join("");
    else yield texts.map((tool) => `${count++ === 0 ? "[\n" : ",\n"}${JSON.stringify(tool)}`).join("");
  }
  if (format === "json") yield count === 0 ? "[]\n" : "\n]\n";
}
