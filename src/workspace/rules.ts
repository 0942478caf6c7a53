import type { RunState } from "#runs/rules.ts";

/** Something that the user made lately, and where it opens. */
export interface RecentWork {
  readonly path: string;
  readonly title: string;
  readonly kind: string;
  readonly state: RunState;
}

/** A run as the workspace lists it. */
export interface ListedRun {
  readonly id: string;
  readonly tool: string;
  readonly state: RunState;
  readonly settings: Readonly<Record<string, unknown>>;
}

const titleMax = 80;

/** @returns undefined for runs of tools whose page isn’t about runs: the API has none, and the chat has conversations. */
export function workOf({ id, tool, state, settings }: ListedRun): RecentWork | undefined {
  const title = titleOf(settings);
  switch (tool) {
    case "text-generator":
      return { path: `/text-generator#run-${id}`, title, kind: "Text", state };
    default:
      return undefined;
  }
}

function titleOf({ title, prompt }: ListedRun["settings"]): string {
  const text = [title, prompt].find((one) => typeof one === "string" && one.trim() !== "");
  const line = String(text ?? "Untitled")
    .replaceAll(/\s+/g, " ")
    .trim();
  return line.length > titleMax ? `${line.slice(0, titleMax - 1).trimEnd()}…` : line;
}
