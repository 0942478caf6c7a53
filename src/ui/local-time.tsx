import { useHydrated } from "./use-hydrated.ts";

const day = { day: "numeric", month: "short", year: "numeric" } as const;
const moment = { ...day, hour: "numeric", minute: "2-digit" } as const;

/**
 * A moment. The server knows neither the reader's language nor where they are and says it in UTC; once scripts run it stands in their own
 * time and manner.
 * @param isDay leaves the hour out.
 */
export function LocalTime({ at, isDay = false }: { readonly at: Date; readonly isDay?: boolean }) {
  const isHydrated = useHydrated();
  const shape = isDay ? day : moment;
  const text = isHydrated
    ? at.toLocaleString(undefined, shape)
    : `${at.toLocaleString("en-GB", { ...shape, timeZone: "UTC" })}${isDay ? "" : " UTC"}`;
  return (
    <time dateTime={at.toISOString()} className={isDay ? "tabular-nums" : "whitespace-nowrap tabular-nums"}>
      {text}
    </time>
  );
}
