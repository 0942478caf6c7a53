/** A mistake that is one in every text: nothing that some sentence may have rightly. */
export type Mistake = {
  /** In English, as the page is. */
  readonly why: string;
} & (
  | {
      /** Whole words, in small letters, and what is right. A capital letter at the beginning stays. */
      readonly words: Readonly<Record<string, string>>;
    }
  | {
      /** Whole words, in any case; with groups. */
      readonly pattern: string;
      /** Replacement, with `$1` for the groups. */
      readonly by: string;
      readonly isCaseSensitive?: boolean;
    }
);
