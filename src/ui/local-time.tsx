import { useHydrated } from "./use-hydrated.ts";

const shape = { day: "numeric", month: "short", year: "numeric", hour: "numeric", minute: "2-digit" } as const;

/**
 * A moment. The server knows neither the reader's language nor where they are and says it in UTC; once scripts run it stands in their own
 * time and manner.
 */
export function LocalTime({ at }: { readonly at: Date }) {
  const isHydrated = useHydrated();
  const text = isHydrated
    ? at.toLocaleString(undefined, shape)
    : `${at.toLocaleString("en-GB", { ...shape, timeZone: "UTC" })} UTC`;
  return (
    <time dateTime={at.toISOString()} className="whitespace-nowrap tabular-nums">
      {text}
    </time>
  );
}
