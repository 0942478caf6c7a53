/** What a code would take off, for the prices that a page shows. Nothing is kept, and no code is used up, by looking. */
export type CodePreview =
  | { readonly kind: "none" }
  | ({ readonly kind: "discount" } & CodeDiscount)
  /** A friend's: it changes no price. */
  | { readonly kind: "referral"; readonly code: string }
  | { readonly kind: "refused"; readonly code: string; readonly message: string };

export interface CodeDiscount {
  readonly code: string;
  readonly percent: number;
  /** From the first payment on. */
  readonly months: number;
}

export const noCode: CodePreview = { kind: "none" };
