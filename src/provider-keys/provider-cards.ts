import {
  findService,
  type KeyVendor,
  listServicesOf,
  type ProviderService,
  providerServices,
  vendorTitles,
  writesText,
} from "#engines/index.ts";
import { AppError } from "#platform/errors.ts";
import type { ProviderCard, StoredKey } from "./rules.ts";

/** The cards of the page. @param keys the user's stored keys. @param tokens what texts have used of each this month. */
export const describeCards = (
  keys: ReadonlyMap<KeyVendor, StoredKey>,
  tokens: ReadonlyMap<KeyVendor, number>,
): readonly ProviderCard[] =>
  providerServices.map(({ access, ...service }) => {
    const vendor = access.kind === "key" ? access.vendor : undefined;
    return {
      id: service.id,
      name: service.name,
      description: service.description,
      serviceTypes: service.serviceTypes,
      website: service.website,
      logo: logoOf(service),
      alternative: access.kind === "key" ? undefined : access.alternative,
      vendorName: vendor ? vendorTitles[vendor] : service.name,
      sharedWith: vendor ? listServicesOf(vendor).flatMap(({ id, name }) => (id === service.id ? [] : [name])) : [],
      takesOrganization: vendor !== undefined && takesOrganization(vendor),
      takesLimit: vendor !== undefined && writesText(vendor),
      tokensThisMonth: (vendor && tokens.get(vendor)) ?? 0,
      isConnected: vendor !== undefined && keys.has(vendor),
      stored: vendor && keys.get(vendor),
    };
  });

/** The cards for a member who doesn't manage the team's keys: of a key, only that it is used. */
export const withoutKeyFacts = (cards: readonly ProviderCard[]): readonly ProviderCard[] =>
  cards.map(({ stored, ...card }) => ({
    ...card,
    tokensThisMonth: 0,
    isConnected: stored?.isExpired === false,
    stored: undefined,
  }));

/** OpenAI's keys of people, who may belong to several organizations. */
export const takesOrganization = (vendor: KeyVendor): boolean => vendor === "openai";

/** One of the twelve hues of monograms (src/directory/covers): all here have the same. */
const monogramHue = 7;

const logoOf = ({ logo, name }: Pick<ProviderService, "logo" | "name">): string =>
  logo ? `/logos/${logo}.svg` : `/monograms/${monogramHue}/${name.slice(0, 1)}.svg`;

/** @throws {AppError} `invalid_input` for a service that there is not, or that takes no key. */
export function getVendorOf(serviceId: string): KeyVendor {
  const access = findService(serviceId)?.access;
  if (access?.kind === "key") return access.vendor;
  throw new AppError("invalid_input", { userMessage: "This provider takes no API key. Please reload the page." });
}

/** @throws {AppError} `invalid_input` for a service that there is not, or whose vendor writes no texts. */
export function getTextVendorOf(serviceId: string): KeyVendor {
  const vendor = getVendorOf(serviceId);
  if (writesText(vendor)) return vendor;
  throw new AppError("invalid_input", {
    userMessage: "A monthly limit counts the tokens of texts, which this provider doesn’t write.",
  });
}
