import type { Change } from "../change.ts";
import type { GrammarLanguage } from "../grammar-languages.ts";

/** What the page tells the worker. One text at a time. */
export interface HarperRequest {
  readonly text: string;
  readonly language: GrammarLanguage;
}

/** What the worker answers: how far it is loaded, from 0 to 1, and then the changes. */
export type HarperReply =
  | { readonly type: "loading"; readonly done: number }
  | { readonly type: "checked"; readonly changes: readonly Change[] }
  | { readonly type: "failed" };

/** Of the file that the worker loads, unpacked; about half of that goes over the network. */
export const harperBytes = 15_935_196;
