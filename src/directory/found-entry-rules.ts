/** Suggestions under a search field show these entries. The server and the browser share this file. */
export interface FoundEntry {
  readonly kind: "category" | "app" | "tool" | "engine";
  readonly name: string;
  readonly path: string;
}

export const foundKindLabels: Readonly<Record<FoundEntry["kind"], string>> = {
  category: "Category",
  app: "Make it here",
  tool: "Tool",
  engine: "AI model",
};

export const foundEntriesMax = 6;

/** `FoundEntry[]` as JSON, for `?q=`. */
export const suggestionsPath = "/directory/suggestions.json";

/** A page that a search names. */
export interface AskedPage {
  readonly path: string;
  readonly title: string;
}
