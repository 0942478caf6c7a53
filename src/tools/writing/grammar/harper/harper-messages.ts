import type { Change } from "../change.ts";
import type { GrammarLanguage } from "../grammar-languages.ts";

/** Request of the page to the worker, one text at a time. */
export interface HarperRequest {
  readonly text: string;
  readonly language: GrammarLanguage;
}

/** Reply of the worker: its loaded share, from 0 to 1, and then the changes. */
export type HarperReply =
  | { readonly type: "loading"; readonly done: number }
  | { readonly type: "checked"; readonly changes: readonly Change[] }
  | { readonly type: "failed" };

/** Size of the file that the worker loads, unpacked; about half of that goes over the network. */
export const harperBytes = 15_935_196;
