/**
 * Dates as the product writes them, on pages, in mails and in commands: day, month, year, in UTC. The server knows neither the reader's
 * language nor their time zone, so anything else would change under the reader's eyes once scripts run.
 */
const shapeOf = (shape: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-GB", { ...shape, timeZone: "UTC" });

const day = shapeOf({ day: "numeric", month: "long", year: "numeric" });
const shortDay = shapeOf({ day: "numeric", month: "short", year: "numeric" });
const month = shapeOf({ month: "long", year: "numeric" });
const shortMonth = shapeOf({ month: "short", year: "numeric" });
const dayOfYear = shapeOf({ day: "numeric", month: "short" });

/** `21 November 2026`: in sentences. */
export const formatDay = (moment: Date): string => day.format(moment);

/** `21 Nov 2026`: in lists and beside labels. */
export const formatShortDay = (moment: Date): string => shortDay.format(moment);

/** `21 Nov 2026, 14:05 UTC`. */
export const formatMoment = (moment: Date): string =>
  `${shortDay.format(moment)}, ${moment.toISOString().slice(11, 16)} UTC`;

/** `November 2026`. */
export const formatMonth = (moment: Date): string => month.format(moment);

/** `Nov 2026`: beneath a chart. */
export const formatShortMonth = (moment: Date): string => shortMonth.format(moment);

/** `21 Nov`: where the year is plain. */
export const formatDayOfYear = (moment: Date): string => dayOfYear.format(moment);
