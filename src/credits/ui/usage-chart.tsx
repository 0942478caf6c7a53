import { type PointerEvent, useId, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { formatNumber } from "#ui/format.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { UsagePeriod, UsageReport } from "../rules.ts";
import { inAic } from "./aic.ts";
import { periodName, periodWords, series } from "./usage-series.ts";

/** Shares of a period's width: the bar, and the space to its left. */
const bar = { width: 0.72, left: 0.14 };

interface Props {
  readonly report: UsageReport;
  /** The time that the report covers: `last 30 days`. */
  readonly when: string;
}

/**
 * Usage per period, stacked by service. Rendered on the server; with scripts, the pointer or arrow keys select a period, and the line above
 * shows its values. The figures are also in a table.
 */
export function UsageChart({ report, when }: Props) {
  const { periods, span } = report;
  const [chosen, setChosen] = useState<number>();
  const isLive = useHydrated();
  const top = niceMaximum(Math.max(...periods.map(({ total }) => total)));
  const shown = chosen === undefined ? undefined : periods[chosen];
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * periods.length);
    setChosen(Math.min(periods.length - 1, Math.max(0, index)));
  };
  return (
    <figure className="grid gap-3 sm:gap-5">
      <figcaption className="min-h-12 text-sm sm:min-h-6">
        {shown ? (
          <span className="block max-lg:text-xs max-lg:leading-4">{periodWords(span, shown)}</span>
        ) : (
          <>
            <span className="font-semibold tabular-nums">{inAic(report.total)}</span>
            <span className="text-muted">
              {" "}
              in {report.runs === 1 ? "1 run" : `${formatNumber(report.runs)} runs`}, {when}
            </span>
          </>
        )}
      </figcaption>
      <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 text-xs text-muted tabular-nums">
        <div aria-hidden className="-my-2.5 flex flex-col justify-between text-right">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{formatNumber(value)}</span>
          ))}
        </div>
        <div
          className="relative h-44 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-strong sm:h-52"
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={(event) => event.pointerType === "mouse" && setChosen(undefined)}
        >
          <Bars report={report} when={when} top={top} chosen={chosen} />
          {isLive && (
            <input
              type="range"
              className="pointer-events-none absolute inset-0 size-full opacity-0"
              aria-label={span === "days" ? "Day" : "Month"}
              min={0}
              max={periods.length - 1}
              value={chosen ?? periods.length - 1}
              aria-valuetext={periodWords(span, periods[chosen ?? periods.length - 1] as UsagePeriod)}
              onFocus={(event) => event.target.matches(":focus-visible") && setChosen(chosen ?? periods.length - 1)}
              onBlur={() => setChosen(undefined)}
              onChange={(event) => setChosen(event.target.valueAsNumber)}
            />
          )}
        </div>
        <span />
        <Axis report={report} />
      </div>
    </figure>
  );
}

/** Below the bars: every month, but only the first, middle and last day. */
function Axis({ report: { periods, span } }: { readonly report: UsageReport }) {
  if (span === "months") {
    return (
      <div aria-hidden className="grid grid-cols-12 text-center">
        {periods.map((period) => (
          <span key={period.name}>
            {periodName(span, period).slice(0, 1)}
            <span className="max-sm:hidden">{periodName(span, period).slice(1, 3)}</span>
          </span>
        ))}
      </div>
    );
  }
  const last = periods.length - 1;
  // On the first days of a month, they are the same.
  const shown = periods.filter((_, index) => [0, Math.ceil(last / 2), last].includes(index));
  return (
    <div aria-hidden className="flex justify-between">
      {shown.map((period) => (
        <span key={period.name}>{periodName(span, period)}</span>
      ))}
    </div>
  );
}

interface BarsProps extends Props {
  /** AIC at the top edge. */
  readonly top: number;
  readonly chosen: number | undefined;
}

function Bars({ report: { periods, span, total }, when, top, chosen }: BarsProps) {
  const id = useId();
  const most = periods.reduce((best, period) => (period.total > best.total ? period : best));
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      viewBox={`0 0 ${periods.length} 100`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      <title id={`${id}-title`}>{`AIC used per ${span === "days" ? "day" : "month"}, ${when}`}</title>
      <desc
        id={`${id}-desc`}
      >{`${inAic(total)} in total; most ${span === "days" ? "on" : "in"} ${periodWords(span, most)}.`}</desc>
      {[0, 50, 100].map((y) => (
        <line
          key={y}
          x1={0}
          x2={periods.length}
          y1={y}
          y2={y}
          vectorEffect="non-scaling-stroke"
          className="stroke-hairline"
        />
      ))}
      {periods.map((period, index) => (
        <g key={period.name} className={classNames(chosen !== undefined && chosen !== index && "opacity-40")}>
          <title>{periodWords(span, period)}</title>
          <rect x={index} y={0} width={1} height={100} className="fill-transparent" />
          {stack(period, top).map(({ service, fill, y, height }) => (
            <rect key={service} x={index + bar.left} width={bar.width} y={y} height={height} className={fill} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Gap between two segments in hundredths of the height, so that they are not told apart by color alone. */
const seam = 0.7;

function stack({ byService }: UsagePeriod, top: number) {
  let sum = 0;
  return series
    .filter(({ service }) => byService[service] > 0)
    .map(({ service, fill }) => {
      const height = (byService[service] / top) * 100;
      sum += height;
      return { service, fill, y: 100 - sum, height: Math.max(0.5, height - seam) };
    });
}

/** Rounds up to 1, 2, 4, 6, 8 or 10 times a power of ten, so that half of it is also a whole number. */
function niceMaximum(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(10, value)));
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((step) => step >= value) ?? 10 * power;
}
