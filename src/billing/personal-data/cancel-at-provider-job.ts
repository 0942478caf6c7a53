import type { JobKind } from "#platform/jobs.ts";
import type { ProviderName } from "../provider/payment-provider.ts";

/** Of a subscription whose owner has left, or whose payment was refunded. It names nobody: what names them is forgotten with them. */
export interface CancelAtProvider {
  readonly provider: ProviderName;
  readonly providerId: string;
}

/** For some days: nobody may be charged who has left, or who got their money back. */
export const cancelAtProviderJob: JobKind<CancelAtProvider> = {
  name: "cancel-at-provider",
  retryLimit: 15,
  expireInSeconds: 120,
};
