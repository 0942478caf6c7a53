import { type Accounts, createAccounts } from "#accounts/index.ts";
import type { Services } from "#platform/services.ts";
import { beginReferral } from "#referrals/index.ts";

/** Accounts, and what the other slices make of new ones. */
export function startAccounts(services: Services): Accounts {
  return createAccounts(services, (signedUp) => beginReferral(services, signedUp));
}
