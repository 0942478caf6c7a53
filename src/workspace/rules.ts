import type { LibraryItem } from "#work/index.ts";

export type { ModelKind } from "#models/index.ts";

export * from "./abilities.ts";
export { manifestPath, serviceWorkerPath, sharePath } from "./web-app/web-app-paths.ts";

export const homePath = "/workspace";
/** The latest work as JSON. */
export const recentPath = `${homePath}/recent`;

/** Something that the user made lately, and where it opens. */
export interface RecentWork extends Pick<LibraryItem, "title" | "label" | "state" | "preview" | "isPrivate"> {
  readonly path: string;
}

/** The user's plan, and the next larger one. */
export interface Upgrade {
  readonly planName: string;
  readonly next: LargerPlan | null;
}

export interface LargerPlan {
  readonly name: string;
  /** `$19 per month`. */
  readonly price: string;
  /** All of a month's credits. */
  readonly monthlyAic: number;
  readonly features: readonly string[];
  /** True if this installation takes payments. */
  readonly isSold: boolean;
  /** True if it begins with a free trial. */
  readonly hasTrial: boolean;
  readonly path: string;
}
