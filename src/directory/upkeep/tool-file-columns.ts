/** The columns of files of tools: the fields of a tool, and each of its facts with source and day. Pure, for server and browser. */
import { type FactKind, factKinds, factLabels } from "../fact-rules.ts";
import { type FactTexts, unknownFact } from "../facts/fact-texts.ts";
import { type ToolFieldName, toolFieldNames, toolPartLabels, toolTexts } from "../tool-form-rules.ts";
import type { FiledTool } from "./stored-tool.ts";

export type ToolFileColumn = ToolFieldName | FactKind | `${FactKind}Source` | `${FactKind}Date`;

/** The three columns of a fact, with the text that each has. */
export const columnsOfFact = (kind: FactKind) =>
  ({ value: kind, source: `${kind}Source`, checkedOn: `${kind}Date` }) as const satisfies Record<
    keyof FactTexts,
    ToolFileColumn
  >;

export const toolFileColumns: readonly ToolFileColumn[] = [
  ...toolFieldNames,
  ...factKinds.flatMap((kind) => Object.values(columnsOfFact(kind))),
];

/** Names of the columns for people. */
export const toolFileLabels = Object.fromEntries([
  ...toolFieldNames.map((name) => [name, toolPartLabels[name]]),
  ...factKinds.flatMap((kind) => {
    const { value, source, checkedOn } = columnsOfFact(kind);
    const label = factLabels[kind];
    return [
      [value, label],
      [source, `${label}, source`],
      [checkedOn, `${label}, read on`],
    ];
  }),
]) as Readonly<Record<ToolFileColumn, string>>;

/** A tool in the texts of a file's line. Kinds of facts that are left out have none. */
export function toolFileTexts({
  facts = {},
  ...tool
}: FiledTool & { readonly slug: string }): Readonly<Partial<Record<ToolFileColumn, string>>> {
  const texts: Partial<Record<ToolFileColumn, string>> = { ...toolTexts(tool) };
  for (const kind of Object.keys(facts) as FactKind[]) {
    const columns = columnsOfFact(kind);
    const fact = facts[kind] ?? unknownFact;
    texts[columns.value] = fact.value;
    texts[columns.source] = fact.source;
    texts[columns.checkedOn] = fact.checkedOn;
  }
  return texts;
}
