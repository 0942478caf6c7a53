import type { RunState } from "#runs/rules.ts";

/** Something that the user made lately, and where it opens. */
export interface RecentWork {
  readonly path: string;
  readonly title: string;
  readonly kind: string;
  readonly state: RunState;
}

/** A run with a prompt as the workspace lists it. */
export interface ListedRun {
  readonly id: string;
  readonly state: RunState;
  readonly settings: Readonly<Record<string, unknown>>;
}

const titleMax = 80;

export const textWork = ({ id, state, settings }: ListedRun): RecentWork => ({
  path: `/text-generator#run-${id}`,
  title: titleOf(settings.prompt),
  kind: "Text",
  state,
});

export const imageWork = ({ id, state, settings }: ListedRun): RecentWork => ({
  path: `/image-generator?run=${id}`,
  title: titleOf(settings.prompt),
  kind: "Image",
  state,
});

export const screensWork = ({ id, state, settings }: ListedRun): RecentWork => ({
  path: `/design-generator?run=${id}`,
  title: titleOf(settings.prompt),
  kind: "Screens",
  state,
});

function titleOf(prompt: unknown): string {
  const line = typeof prompt === "string" ? prompt.replaceAll(/\s+/g, " ").trim() : "";
  if (line === "") return "Untitled";
  return line.length > titleMax ? `${line.slice(0, titleMax - 1).trimEnd()}…` : line;
}
