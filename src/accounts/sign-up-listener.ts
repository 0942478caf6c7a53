/** A new account exists, whichever way its owner signed up. Accounts created by an operator don't count. */
export interface SignedUp {
  readonly userId: string;
  /** Referral code as typed or clicked; not checked to exist. */
  readonly ref: string | undefined;
  /** The browser's random id; null if unknown. */
  readonly deviceId: string | null;
}

/** Called for each new account. A failure is logged, and the account is kept. */
export type OnSignedUp = (signedUp: SignedUp) => Promise<void>;
