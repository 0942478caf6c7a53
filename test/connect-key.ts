import type { KeyVendor } from "#engines/index.ts";
import type { Services } from "#platform/services.ts";
import { saveKey } from "../src/provider-keys/save-key.ts";

/** Connects a user's own key, as the AI providers page does: the vendor, or its fake, is asked about it. */
export const connectKey = (
  services: Services,
  owner: { readonly userId: string; readonly vendor: KeyVendor },
  apiKey: string,
  expiresOn = "",
  organizationId?: string,
): Promise<void> => saveKey(services, { ...owner, apiKey, expiresOn, organizationId });
