/** Rules of stored API keys. Plain functions, because the browser and the server run the same ones. */
import { type Checked, fieldOf, withoutEmpty } from "#platform/forms/rules.ts";

export const providersPath = "/settings/ai-providers";

/** The forms of the page, by their names in its address. */
export const providerForms = ["configure", "limit", "remove"] as const;
export type ProviderForm = (typeof providerForms)[number];

/** Path to which a form is sent, and of the page that has it for users without scripts. */
export const formPath = (form: ProviderForm): string => `${providersPath}?form=${form}`;

/** A card of the page. */
export interface ProviderCard {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly serviceTypes: readonly string[];
  readonly website: string;
  /** Path of a picture. */
  readonly logo: string;
  /** Set if it takes no key: what to use instead. */
  readonly alternative: string | undefined;
  /** Name of the vendor whose key it takes. */
  readonly vendorName: string;
  /** Other services that the same key configures. */
  readonly sharedWith: readonly string[];
  /** True if a key of its vendor may belong to several organizations, of which one is billed. */
  readonly takesOrganization: boolean;
  /** True if its vendor writes texts, which a monthly limit counts. */
  readonly takesLimit: boolean;
  /** Tokens of texts on this key since the first of the month (UTC). */
  readonly tokensThisMonth: number;
  /** True if a key of its vendor is stored. */
  readonly isConnected: boolean;
  /** Facts of the key, for its owner. */
  readonly stored: StoredKey | undefined;
}

/** Says whether the vendor was asked about the key before it was saved; some have no call for that. */
export type KeyState = "checked" | "not-checked";

/** Part of a stored key that its user sees. */
export interface StoredKey {
  /** Its last four characters; empty for a short key. */
  readonly ending: string;
  readonly state: KeyState;
  readonly expiresAt: Date | null;
  readonly isExpired: boolean;
  readonly savedAt: Date;
  readonly lastUsedAt: Date | null;
  /** Tokens that texts may use on it in a month (UTC); null for no limit. */
  readonly monthlyTokensMax: number | null;
}

export const keyLengthMax = 500;

export type KeyField = "service" | "apiKey" | "organizationId" | "expiresOn" | "monthlyLimit";

/** The day in UTC, as a date field has it. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Reads the form that saves a key. @param now for the day on which it expires. */
export function checkKeyForm(form: FormData, now: Date): Checked<KeyField> {
  // A copied key often has a space at its end.
  const apiKey = fieldOf(form, "apiKey").replace(/^ +|(?<! ) +$/g, "");
  const limit = checkLimitForm(form);
  const organizationId = fieldOf(form, "organizationId").trim();
  const values = { ...limit.values, apiKey, organizationId, expiresOn: fieldOf(form, "expiresOn").trim() };
  const ownErrors = withoutEmpty({
    apiKey: findKeyFault(apiKey),
    organizationId: /^[\w-]{0,80}$/.test(organizationId) ? undefined : "An organization ID looks like org-AbC123",
    expiresOn: findDayFault(values.expiresOn, now),
  });
  return { values, errors: { ...ownErrors, ...limit.errors } };
}

const tokensPerUnit = 1_000;
const limitMax = 1_000_000;

/** Reads the form that limits a key, whose unit is a thousand tokens. */
export function checkLimitForm(form: FormData): Checked<"service" | "monthlyLimit"> {
  // People write 1,500 as well as 1500.
  const monthlyLimit = fieldOf(form, "monthlyLimit").replace(/[\s,]/g, "");
  const isLimit = /^[1-9]\d{0,6}$/.test(monthlyLimit) && Number(monthlyLimit) <= limitMax;
  const fault =
    monthlyLimit === "" || isLimit
      ? undefined
      : "Enter a whole number from 1 to 1,000,000, or leave it empty for no limit";
  return { values: { service: fieldOf(form, "service"), monthlyLimit }, errors: withoutEmpty({ monthlyLimit: fault }) };
}

/** In tokens. @param monthlyLimit as the form's check accepts it. */
export const tokensOfLimit = (monthlyLimit: string): number | null =>
  monthlyLimit === "" ? null : Number(monthlyLimit) * tokensPerUnit;

/** Limit as the form has it. */
export const limitOfTokens = (tokens: number | null | undefined): string =>
  tokens ? String(tokens / tokensPerUnit) : "";

function findKeyFault(key: string): string | undefined {
  if (key === "") return "Please enter your API key";
  if (key.length > keyLengthMax)
    return `An API key has at most ${keyLengthMax} characters. Please check what you pasted`;
  // Anything else would not fit into a header of a request.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    return "An API key has no spaces, line breaks or special characters. Please check what you pasted";
  }
  return undefined;
}

function findDayFault(text: string, now: Date): string | undefined {
  if (text === "") return undefined;
  const start = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // 30 February would become 2 March.
  if (!start || Number.isNaN(start.getTime()) || dayOf(start) !== text) return "Please enter a date";
  return text < dayOf(now) ? "This day is over. Please choose today or a later day" : undefined;
}

const dayMs = 86_400_000;

/** When a key that expires on a day is no longer used: at the end of that day, in UTC. @param day as the form's check accepts it. */
export const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs);

const endingLength = 4;
/** The ending of a shorter key would be too much of it. */
const shownLengthMin = 16;

export const endingOf = (key: string): string => (key.length < shownLengthMin ? "" : key.slice(-endingLength));

const failures: Readonly<Record<ProviderForm, string>> = {
  configure: "The key could not be saved. Please try again in a moment.",
  limit: "The monthly limit could not be saved. Please try again in a moment.",
  remove: "The key could not be removed. Please try again in a moment.",
};

/** Message that a form shows after an error on our side, or without a network. */
export const failureOf = (form: string | null): string =>
  failures[providerForms.find((known) => known === form) ?? "configure"];
