import type { JobKind } from "#platform/jobs.ts";
import type { ProviderName } from "../provider/payment-provider.ts";

/** A subscription whose account was deleted or whose payment was refunded. Holds no user id, because that is erased with the account. */
export interface CancelAtProvider {
  readonly provider: ProviderName;
  readonly providerId: string;
}

/** Retried for some days: users must not be charged after deleting their account or getting a refund. */
export const cancelAtProviderJob: JobKind<CancelAtProvider> = {
  name: "cancel-at-provider",
  retryLimit: 15,
  expireInSeconds: 120,
};
