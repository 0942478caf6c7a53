import { type KeyVendor, type TextVendor, vendorTitles } from "#engines/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { findProviderKey } from "#provider-keys/index.ts";
import type { Payer } from "./rules.ts";

export interface ChosenPayer {
  readonly payer: Payer;
  readonly vendorName: string;
  /** What the gateway needs, without the model. */
  readonly engine: {
    readonly vendor: TextVendor;
    readonly apiKey: string;
    readonly baseUrl: string | undefined;
    readonly allowPrivateAddresses: boolean;
  };
}

/** The operator's own server takes no keys of users. */
export const takesUserKeys = (vendor: TextVendor): vendor is TextVendor & KeyVendor => vendor !== "openai-compatible";

/** Whether the operator lets users run this vendor for AI credits. */
export function isOffered({ engines }: Services["config"], vendor: TextVendor): boolean {
  const { apiKey, baseUrl } = engines[vendor];
  // A server of the operator's own may want no key.
  return takesUserKeys(vendor) ? apiKey !== undefined : baseUrl !== undefined;
}

/**
 * The user's own key, if they have connected one, else the operator's, for AI credits.
 * @throws {AppError} `unavailable` if there is neither, or the user's own does not open.
 */
export async function choosePayer(services: Services, userId: string, vendor: TextVendor): Promise<ChosenPayer> {
  const { config } = services;
  const { apiKey: operatorKey = "", baseUrl } = config.engines[vendor];
  const vendorName = takesUserKeys(vendor) ? vendorTitles[vendor] : "The language server";
  const ownKey = takesUserKeys(vendor) ? await findProviderKey(services, userId, vendor) : undefined;
  if (ownKey === undefined && !isOffered(config, vendor)) {
    throw new AppError("unavailable", { userMessage: `${vendorName} API key not configured` });
  }
  // The address is the operator's, and so is the network that it is in.
  const engine = { vendor, apiKey: ownKey ?? operatorKey, baseUrl, allowPrivateAddresses: baseUrl !== undefined };
  return { payer: ownKey === undefined ? "credits" : "own-key", vendorName, engine };
}
