/**
 * Dates as the product writes them where it knows nothing of the reader: in American English like its texts, in UTC, the same on the server
 * and in the browser. Moments on pages are a `DateTime`, which is the reader’s own once scripts run (docs/decisions/0057-dates.md).
 */
const shapeOf = (shape: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-US", { ...shape, timeZone: "UTC" });

const day = shapeOf({ day: "numeric", month: "long", year: "numeric" });
const shortDay = shapeOf({ day: "numeric", month: "short", year: "numeric" });
const month = shapeOf({ month: "long", year: "numeric" });
const shortMonth = shapeOf({ month: "short", year: "numeric" });
const dayOfYear = shapeOf({ day: "numeric", month: "short" });

/** `November 21, 2026`: in sentences. */
export const formatDay = (moment: Date): string => day.format(moment);

/** `Nov 21, 2026`: in lists and beside labels. */
export const formatShortDay = (moment: Date): string => shortDay.format(moment);

/** `Nov 21, 2026, 14:05 UTC`. */
export const formatMoment = (moment: Date): string =>
  `${shortDay.format(moment)}, ${moment.toISOString().slice(11, 16)} UTC`;

/** `November 2026`. */
export const formatMonth = (moment: Date): string => month.format(moment);

/** `Nov 2026`: beneath a chart. */
export const formatShortMonth = (moment: Date): string => shortMonth.format(moment);

/** `Nov 21`: where the year is plain. */
export const formatDayOfYear = (moment: Date): string => dayOfYear.format(moment);

// In the locale and the time zone of where the code runs.
const ownDay = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const ownMoment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** `Nov 21, 2026`, `21.11.2026`: in the reader’s language and time zone. In the browser, once the page is hydrated. */
export const formatOwnDay = (moment: Date): string => ownDay.format(moment);

/** `Nov 21, 2026, 9:05 AM`, `21.11.2026, 15:05`: as `formatOwnDay`. */
export const formatOwnMoment = (moment: Date): string => ownMoment.format(moment);

const numberLocale = "en-US";
const number = new Intl.NumberFormat(numberLocale);
// Without a comma before "and".
const list = new Intl.ListFormat("en-GB");
const choice = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** `1,240`. */
export const formatNumber = (value: number): string => number.format(value);

/** `500 general, 50 advanced and 20 image`. */
export const formatList = (parts: readonly string[]): string => list.format(parts);

/** `red, pink or violet`. */
export const formatChoice = (parts: readonly string[]): string => choice.format(parts);

/** `$19`, `$15.83`: US dollars, whole ones without cents. */
export const formatPrice = (cents: number): string =>
  cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;

/** `$19.00`: always with cents, for columns of amounts. @param currency an ISO 4217 code. */
export const formatMoney = (cents: number, currency: string): string =>
  new Intl.NumberFormat(numberLocale, { style: "currency", currency }).format(cents / 100);

/** `$19`, `€15.83`: whole amounts without cents. @param currency an ISO 4217 code. */
export function formatAmount(cents: number, currency: string): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const shape = { style: "currency", currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(numberLocale, shape).format(cents / 100);
}

const kilobyte = 1_024;

/** A size: `20 GB`, `1.4 MB`, `320 kB`. What isn’t empty has at least one of its unit. */
export function formatBytes(bytes: number): string {
  const [size, unit] =
    bytes >= 1_000 * kilobyte ** 2
      ? [bytes / kilobyte ** 3, "GB"]
      : bytes >= 1_000 * kilobyte
        ? [bytes / kilobyte ** 2, "MB"]
        : [bytes === 0 ? 0 : Math.max(1, Math.round(bytes / kilobyte)), "kB"];
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${unit}`;
}
