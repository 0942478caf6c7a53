/** The rules of the directory's forms and facts, for other slices' pages. Separate from rules.ts, which the home page loads. */
export { type FactKind, factHints, factKinds, factLabels, type ToolFact, writeFact } from "./fact-rules.ts";
export {
  checkFact,
  type FactTexts,
  type FactTextsByKind,
  factTextsOf,
  isSameFact,
} from "./facts/fact-texts.ts";
export { type MemberOffers, memberTermsLengthMax } from "./member-offer-rules.ts";
export { averageRating } from "./rating-rules.ts";
export {
  type CheckedTool,
  checkTool,
  checkToolForm,
  descriptionLengthMax,
  discountMessage,
  nameLengthMax,
  readDiscount,
  toolFieldNames,
  toolPartLabels,
  toolTexts,
} from "./tool-form-rules.ts";
export { type ToolState, toolListStates } from "./tool-states.ts";
export { linkListStates } from "./upkeep/link-states.ts";
export { toolFileLabels } from "./upkeep/tool-file-columns.ts";
