/**
 * Facts of tools that have a source: their kinds, how they are written and read. Pure, for server and browser. A fact is written as one
 * line of text, by operators in forms and in files, and stored as a value.
 */

import { formatAmount, formatList } from "#ui/format.ts";

export const factKinds = ["free", "price", "platforms", "api", "commercial", "languages"] as const;
export type FactKind = (typeof factKinds)[number];

export const factLabels: Readonly<Record<FactKind, string>> = {
  free: "Free to use",
  price: "Starting price",
  platforms: "Platforms",
  api: "API",
  commercial: "Commercial use",
  languages: "Interface languages",
};

/** Hints beside the fields: the form of each kind. */
export const factHints: Readonly<Record<FactKind, string>> = {
  free: "yes, no or trial",
  price: "An amount, a currency and a unit: 12.50 USD / month",
  platforms: "From this list, with commas: web, ios, android, windows, macos, linux, extension, plugin",
  api: "yes or no",
  commercial: "yes, no, paid or depends",
  languages: "Codes with commas: en, de, pt-br",
};

const freeLabels = { yes: "Free plan", no: "Paid only", trial: "Free trial" } as const;
const apiLabels = { yes: "Yes", no: "No" } as const;
const commercialLabels = {
  yes: "Allowed",
  no: "Not allowed",
  paid: "On paid plans only",
  depends: "Depends on the plan",
} as const;

export const platformLabels = {
  web: "Web",
  ios: "iOS",
  android: "Android",
  windows: "Windows",
  macos: "macOS",
  linux: "Linux",
  extension: "Browser extension",
  plugin: "Plugin",
} as const;
export type Platform = keyof typeof platformLabels;
export const platforms = Object.keys(platformLabels) as readonly Platform[];

export const priceUnits = ["month", "year", "seat", "image", "video", "minute", "credit", "once"] as const;
export type PriceUnit = (typeof priceUnits)[number];

const unitLabels: Readonly<Record<PriceUnit, string>> = {
  month: " a month",
  year: " a year",
  seat: " per seat and month",
  image: " per image",
  video: " per video",
  minute: " per minute",
  credit: " per credit",
  once: " once",
};

/** Lowest price of a paid plan. */
export interface PriceFrom {
  readonly amountCents: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly unit: PriceUnit;
}

export type FactValue = string | readonly string[] | PriceFrom;

/** A known fact, with where it was read and when. */
export interface ToolFact {
  readonly kind: FactKind;
  readonly value: FactValue;
  readonly source: string;
  /** ISO date. */
  readonly checkedOn: string;
}

/** A fact as a page shows it. */
export interface ShownFact {
  readonly kind: FactKind;
  readonly label: string;
  /** Null for what isn't known. */
  readonly text: string | null;
  /** The page on which it was read, and the day; null for what the directory itself says. */
  readonly source: { readonly url: string; readonly checkedOn: string } | null;
}

/** Longest line that a fact is written as. */
export const factLengthMax = 200;
const languagesMax = 40;
const amountCentsMax = 100_000_00;

/** Reads a fact as it is written. @returns undefined if the line doesn't say a fact of this kind. */
export function readFact(kind: FactKind, line: string): FactValue | undefined {
  if (line.length > factLengthMax) return undefined;
  const text = line.trim().toLowerCase();
  switch (kind) {
    case "free":
      return keyIn(freeLabels, text);
    case "api":
      return keyIn(apiLabels, text);
    case "commercial":
      return keyIn(commercialLabels, text);
    case "platforms":
      return readList(text, (one) => platforms.some((platform) => platform === one), platforms);
    case "languages": {
      const read = readList(text, isLanguage, undefined);
      return read && read.length <= languagesMax ? read : undefined;
    }
    case "price":
      return readPrice(text);
  }
}

const keyIn = (labels: object, text: string): string | undefined => (Object.hasOwn(labels, text) ? text : undefined);

/** Every part once, in a fixed order, so that equal facts are stored alike. */
function readList(
  text: string,
  isKnown: (part: string) => boolean,
  order: readonly string[] | undefined,
): readonly string[] | undefined {
  const parts = [...new Set(text.split(",").map((part) => part.trim()))].filter(Boolean);
  if (parts.length === 0 || !parts.every(isKnown)) return undefined;
  return order ? order.filter((one) => parts.includes(one)) : parts.toSorted();
}

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** A code that has an English name: others are typing errors. */
function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z]{2,4})?$/.test(code) && languageNames.of(code) !== undefined;
}

function readPrice(text: string): PriceFrom | undefined {
  const [, whole = "", cents = "", currency = "", unit = ""] =
    /^(\d{1,6})(?:\.(\d{1,2}))? ([a-z]{3}) ?\/ ?([a-z]+)$/.exec(text) ?? [];
  const known = priceUnits.find((one) => one === unit);
  const amountCents = Number(whole) * 100 + Number(cents.padEnd(2, "0"));
  const isAmount = amountCents > 0 && amountCents <= amountCentsMax;
  return known && isAmount && isCurrency(currency)
    ? { amountCents, currency: currency.toUpperCase(), unit: known }
    : undefined;
}

const currencies = new Set(Intl.supportedValuesOf("currency"));
const isCurrency = (code: string): boolean => currencies.has(code.toUpperCase());

/** Writes a fact so that `readFact` reads it again. */
export function writeFact(value: FactValue): string {
  if (typeof value === "string") return value;
  if (isPrice(value)) return `${(value.amountCents / 100).toFixed(2)} ${value.currency} / ${value.unit}`;
  return value.join(", ");
}

/** A fact as readers see it. */
export function describeFact(kind: FactKind, value: FactValue): string {
  if (typeof value === "string") return labelsOf(kind)[value] ?? value;
  if (isPrice(value)) return `${formatAmount(value.amountCents, value.currency)}${unitLabels[value.unit]}`;
  if (kind === "languages") return value.map((code) => languageNames.of(code) ?? code).join(", ");
  return value.map((platform) => platformLabels[platform as Platform] ?? platform).join(", ");
}

const isPrice = (value: FactValue): value is PriceFrom => typeof value === "object" && !Array.isArray(value);

function labelsOf(kind: FactKind): Readonly<Record<string, string>> {
  if (kind === "free") return freeLabels;
  return kind === "api" ? apiLabels : commercialLabels;
}

/** Longest address of a source. */
const sourceLengthMax = 500;

/** An address of a page that can be shown as a link. @returns undefined if it is none. */
export function readSource(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > sourceLengthMax || !URL.canParse(trimmed)) return undefined;
  const { protocol, username, password, hostname, href } = new URL(trimmed);
  const isPublic = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/.test(hostname);
  return protocol === "https:" && username === "" && password === "" && isPublic ? href : undefined;
}

/** Earliest day on which a source can have been read: the directory's first year. */
const checkedOnMin = "2020-01-01";

/** @param today ISO date. @returns undefined for what is no day, lies in the future, or long ago. */
export function readCheckedOn(text: string, today: string): string | undefined {
  const day = text.trim();
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  return isDay && day >= checkedOnMin && day <= today ? day : undefined;
}

/** `starting price, platforms and API`: labels of facts in a sentence. */
export const listFacts = (labels: readonly string[]): string =>
  formatList(labels.map((label) => label.toLowerCase().replace("api", "API")));
