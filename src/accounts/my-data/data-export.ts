import { dayMs } from "#platform/clock.ts";

/** An archive can be fetched for this long, then its file is removed. */
export const exportDays = 7;
export const exportsPerDayMax = 3;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

/** The same however often its making is tried, so that no try leaves a file behind. */
export const exportKeyOf = (exportId: string): string => `exports/${exportId}.zip`;
