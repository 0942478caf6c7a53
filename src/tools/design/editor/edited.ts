import type { Brief, Choices, DesignDocument } from "#studio/browser.ts";

/** Everything of a design that an edit may change. */
export interface Edited {
  readonly design: DesignDocument;
  readonly brief: Brief;
  readonly choices: Choices;
}
