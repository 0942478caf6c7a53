import type { ToolState } from "#directory/browser.ts";

/** Labels of states. */
export const toolStateNames: Readonly<Record<ToolState, string>> = {
  draft: "Draft",
  published: "Published",
  retired: "Retired",
};
