import { formatMoment, formatOwnDay, formatOwnMoment, formatShortDay } from "./format.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * A moment: in UTC on the server, which knows neither the reader’s language nor their time zone, and in both once scripts run. Pointing at
 * it tells the time in UTC, as mails do.
 * @param isDay leaves the hour out.
 */
export function DateTime({ at, isDay = false }: { readonly at: Date; readonly isDay?: boolean }) {
  const isHydrated = useHydrated();
  const [day, moment] = isHydrated ? [formatOwnDay, formatOwnMoment] : [formatShortDay, formatMoment];
  return (
    <time
      dateTime={at.toISOString()}
      title={isHydrated ? formatMoment(at) : undefined}
      className="whitespace-nowrap tabular-nums"
    >
      {isDay ? day(at) : moment(at)}
    </time>
  );
}
