/** Somebody has an account now, by whichever way they signed up. An account that the operator makes is none of these. */
export interface SignedUp {
  readonly userId: string;
  /** Code of whoever recommended the product, as it was typed or clicked; nobody has looked whether there is such a code. */
  readonly ref: string | undefined;
  /** The random id of the browser; null where nobody knows it. */
  readonly deviceId: string | null;
}

/** What whoever starts the product makes of new accounts. A failure is logged, and the account stays. */
export type OnSignedUp = (signedUp: SignedUp) => Promise<void>;
