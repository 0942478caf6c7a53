import { type KeyVendor, type MediaVendor, type TextVendor, vendorTitles } from "#engines/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { findProviderKey, type UsableKey } from "#provider-keys/index.ts";
import type { Payer } from "./payer.ts";

/** Every vendor that is called over the network. */
export type CalledVendor = TextVendor | MediaVendor;
/** Every vendor that runs are made with; the studio is our own. */
export type RunVendor = CalledVendor | "studio";

export interface ChosenPayer<Vendor extends CalledVendor = TextVendor> {
  readonly payer: Payer;
  readonly vendorName: string;
  /** Engine fields that the gateway needs, without the model. */
  readonly engine: {
    readonly vendor: Vendor;
    readonly apiKey: string;
    readonly organizationId: string | undefined;
    readonly baseUrl: string | undefined;
    readonly allowPrivateAddresses: boolean;
  };
}

/** The operator's own server takes no keys of users, and neither does the studio. */
export const takesUserKeys = (vendor: RunVendor): vendor is CalledVendor & KeyVendor =>
  vendor !== "openai-compatible" && vendor !== "studio";

/** Tells whether the operator lets users run this vendor for AI credits. */
export function isOffered({ engines }: Services["config"], vendor: CalledVendor): boolean {
  const { apiKey, baseUrl } = engines[vendor];
  // A server of the operator's own may want no key.
  return takesUserKeys(vendor) ? apiKey !== undefined : baseUrl !== undefined;
}

/**
 * The user's own key, if they have connected one, else the operator's, for AI credits.
 * @param engine its payer may be known from a moment ago: then a key that wasn't there isn't looked for again.
 * @throws {AppError} `unavailable` if there is neither, or the user's own does not open.
 */
export async function choosePayer<Vendor extends CalledVendor>(
  services: Services,
  userId: string,
  { vendor, payer }: { readonly vendor: Vendor; readonly payer?: Payer | undefined },
): Promise<ChosenPayer<Vendor>> {
  const mayHaveKey = payer !== "credits" && takesUserKeys(vendor);
  const ownKey = mayHaveKey ? await findProviderKey(services, userId, vendor) : undefined;
  return payerOf(services, vendor, ownKey);
}

/**
 * Payer with which the run was started: a job is asked about with the key that it was begun with.
 * @throws {AppError} `unavailable` if that key is there no longer.
 */
export async function findPayer<Vendor extends CalledVendor>(
  services: Services,
  { userId, vendor, payer }: { readonly userId: string; readonly vendor: Vendor; readonly payer: Payer },
): Promise<ChosenPayer<Vendor>> {
  if (payer === "credits") return payerOf(services, vendor, undefined);
  const ownKey = takesUserKeys(vendor) ? await findProviderKey(services, userId, vendor) : undefined;
  if (ownKey === undefined) throw notConfigured(vendor);
  return payerOf(services, vendor, ownKey);
}

function payerOf<Vendor extends CalledVendor>(
  { config }: Services,
  vendor: Vendor,
  ownKey: UsableKey | undefined,
): ChosenPayer<Vendor> {
  const { apiKey: operatorKey = "", baseUrl } = config.engines[vendor];
  if (ownKey === undefined && !isOffered(config, vendor)) throw notConfigured(vendor);
  // The address is the operator's, and so is the network that it is in.
  const { apiKey, organizationId } = ownKey ?? { apiKey: operatorKey, organizationId: undefined };
  const engine = { vendor, apiKey, organizationId, baseUrl, allowPrivateAddresses: baseUrl !== undefined };
  return { payer: ownKey === undefined ? "credits" : "own-key", vendorName: vendorName(vendor), engine };
}

export const vendorName = (vendor: RunVendor): string => {
  if (vendor === "studio") return "The studio";
  return takesUserKeys(vendor) ? vendorTitles[vendor] : "The language server";
};

const notConfigured = (vendor: RunVendor) =>
  new AppError("unavailable", { userMessage: `${vendorName(vendor)} API key not configured` });
