const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** e.g. `21 November 2026`: the same on the server and in the browser. */
export const formatDay = (moment: Date): string => day.format(moment);
