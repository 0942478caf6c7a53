import type { KeyVendor } from "#engines/index.ts";
import type { SealedFor } from "#platform/secret.ts";

export interface KeyOwner {
  /** A user, or a team. */
  readonly userId: string;
  readonly vendor: KeyVendor;
}

/** Member who changes a key of their team. Users who change their own are its owners. */
export interface TeamEditor {
  readonly teamId: string;
  readonly userId: string;
}

/** Row that a stored key is bound to: in another one, it does not open. */
export const sealedForOwner = ({
  userId,
  vendor,
}: {
  readonly userId: string;
  readonly vendor: string;
}): SealedFor => ({
  purpose: "provider-key",
  owner: JSON.stringify([userId, vendor]),
});
