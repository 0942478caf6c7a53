import { useHydrated } from "./use-hydrated.ts";

const shape = { day: "numeric", month: "long", year: "numeric" } as const;

/** A day. The server says it in UTC; once scripts run it stands in the reader's own time and manner. */
export function LocalDate({ at }: { readonly at: Date }) {
  const isHydrated = useHydrated();
  const text = isHydrated
    ? at.toLocaleDateString(undefined, shape)
    : at.toLocaleDateString("en-GB", { ...shape, timeZone: "UTC" });
  return (
    <time dateTime={at.toISOString()} className="whitespace-nowrap tabular-nums">
      {text}
    </time>
  );
}
