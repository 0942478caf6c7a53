import type { RunState } from "#runs/rules.ts";

export * from "./abilities.ts";
export { manifestPath, serviceWorkerPath, sharePath } from "./web-app/web-app-paths.ts";

export const homePath = "/workspace";
/** The latest work as JSON. */
export const recentPath = `${homePath}/recent`;

/** Something that the user made lately, and where it opens. */
export interface RecentWork {
  readonly path: string;
  readonly title: string;
  readonly kind: string;
  readonly state: RunState;
  /** Address of a small picture of it. */
  readonly picture?: string | undefined;
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

export const imageWork = ({ id, state, settings }: ListedRun, picture?: string): RecentWork => ({
  path: `/image-generator?run=${id}`,
  title: titleOf(settings.prompt),
  kind: "Image",
  state,
  picture,
});

export const screensWork = ({ id, state, settings }: ListedRun, picture?: string): RecentWork => ({
  path: `/design-generator?run=${id}`,
  title: titleOf(settings.prompt),
  kind: "Screens",
  state,
  picture,
});

function titleOf(prompt: unknown): string {
  const line = typeof prompt === "string" ? prompt.replaceAll(/\s+/g, " ").trim() : "";
  if (line === "") return "Untitled";
  return line.length > titleMax ? `${line.slice(0, titleMax - 1).trimEnd()}…` : line;
}

/** The user's plan, and the next larger one. */
export interface Upgrade {
  readonly planName: string;
  readonly next: {
    readonly name: string;
    /** `$19 per month`. */
    readonly price: string;
    /** All of a month's credits. */
    readonly monthlyAic: number;
    readonly features: readonly string[];
    /** Whether this installation takes payments. */
    readonly isSold: boolean;
    /** Whether it begins with a free trial. */
    readonly hasTrial: boolean;
    readonly path: string;
  } | null;
}
