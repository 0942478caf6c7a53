/** States of a tool: a draft is not public yet, a retired one not any more. */
export const toolStates = ["draft", "published", "retired"] as const;
export type ToolState = (typeof toolStates)[number];

/** Columns of a tool that the seed files own until the operator sets them. */
export const toolColumns = [
  "name",
  "description",
  "categoryId",
  "website",
  "tags",
  "logo",
  "isNew",
  "isPaid",
  "agreedDiscount",
  "position",
] as const;
export type ToolColumn = (typeof toolColumns)[number];

/** Parts of the operator's list. */
export const toolListStates = ["all", ...toolStates] as const;
