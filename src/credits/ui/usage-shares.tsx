import { formatAic } from "./aic.ts";

export interface Share {
  readonly key: string;
  readonly name: string;
  readonly total: number;
  readonly runs: number;
  readonly fill: string;
}

/** Who took how much of the whole: a name, a bar and the figures. */
export function UsageShares({ title, shares }: { readonly title: string; readonly shares: readonly Share[] }) {
  const most = Math.max(1, ...shares.map(({ total }) => total));
  return (
    <div className="grid content-start gap-3">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-muted">{title}</h3>
      <ul className="grid gap-3">
        {shares.map(({ key, name, total, runs, fill }) => (
          <li key={key} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="tabular-nums">
              {formatAic(total)} AIC{" "}
              <span className="text-muted">in {runs === 1 ? "1 run" : `${formatAic(runs)} runs`}</span>
            </span>
            <svg
              aria-hidden
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="col-span-2 block h-2 w-full overflow-hidden rounded-full bg-sunken"
            >
              <rect width={(total / most) * 100} height={1} className={fill} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
