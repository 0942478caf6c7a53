import { formatMoment, formatShortDay } from "./format.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * A moment, in UTC and in one form on the server and in the browser. Pointing at it tells the reader's own time.
 * @param isDay leaves the hour out.
 */
export function DateTime({ at, isDay = false }: { readonly at: Date; readonly isDay?: boolean }) {
  const isHydrated = useHydrated();
  return (
    <time
      dateTime={at.toISOString()}
      title={isHydrated && !isDay ? `${at.toLocaleString()} where you are` : undefined}
      className="whitespace-nowrap tabular-nums"
    >
      {isDay ? formatShortDay(at) : formatMoment(at)}
    </time>
  );
}
