import type { KeyVendor } from "#engines/index.ts";
import type { SealedFor } from "#platform/secret.ts";

export interface KeyOwner {
  readonly userId: string;
  readonly vendor: KeyVendor;
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
