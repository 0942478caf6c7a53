/** The rules of the directory's forms and facts, for other slices' pages. Separate from rules.ts, which the home page loads. */
export {
  describeFact,
  type FactKind,
  factHints,
  factKinds,
  factLabels,
  readCheckedOn,
  readFact,
  readSource,
  type ToolFact,
  writeFact,
} from "./fact-rules.ts";
export {
  type CheckedTool,
  checkTool,
  checkToolForm,
  descriptionLengthMax,
  nameLengthMax,
  type ToolFieldName,
  toolFieldNames,
  toolTexts,
} from "./tool-form-rules.ts";
export type { ToolState } from "./tool-states.ts";
