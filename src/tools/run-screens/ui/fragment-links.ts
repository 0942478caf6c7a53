import { createContext } from "react";

export interface FragmentLink {
  /** Else its text alone is shown. */
  readonly isLink: boolean;
  /** Beside the text: where it leads; empty if the text says so. */
  readonly note: string;
}

/** @param text what the link shows. @returns undefined for a link that is left as it is. */
export type ReadFragment = (fragment: string, text: string) => FragmentLink | undefined;

/** Meaning of links to `#…` in a model's text where it is shown. Apart from what draws Markdown, which is loaded later. */
export const FragmentLinks = createContext<ReadFragment>(() => undefined);
