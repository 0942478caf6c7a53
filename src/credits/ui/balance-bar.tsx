import { inAic } from "./aic.ts";

/** What is left of a plan's monthly basic credits. More than all of them (packs, roll-over) is shown as all (specification §2). */
export function BalanceBar({ available, monthly }: { readonly available: number; readonly monthly: number }) {
  const percent = Math.min(100, (available / Math.max(1, monthly)) * 100);
  return (
    <div
      role="progressbar"
      aria-label="Balance, measured by a month's credits"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={`${inAic(available)}; a month brings ${inAic(monthly)}`}
      className="h-2 overflow-hidden rounded-full bg-sunken outline outline-hairline"
    >
      <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full">
        <rect width={percent} height={1} className="fill-ink" />
      </svg>
    </div>
  );
}
