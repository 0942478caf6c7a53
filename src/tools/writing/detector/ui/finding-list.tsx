import { Chip } from "#ui/chip.tsx";
import { classNames } from "#ui/class-names.ts";
import type { Finding, Sign } from "../check-text.ts";
import type { Range } from "../usual-ranges.ts";

const signs: Readonly<Record<Sign, string>> = {
  clear: "Outside of the usual range",
  possible: "Could be outside",
  usual: "Usual",
};

export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <section aria-labelledby="measures" className="grid grid-cols-1 gap-3">
      <h3 id="measures" className="text-lg">
        Measures
      </h3>
      <p className="max-w-[68ch] text-sm text-muted">
        The range in brackets is where we expect nine of ten values in texts like this one. The usual ranges come from
        434 excerpts of older literature: 51 of them get “some signs”, and none gets “several”. We have no such figures
        for texts of today or for those of language models, so take all of it as a rough guide.
      </p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {findings.map((finding) => (
          <li key={finding.id} className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-[1fr_18rem]">
            <div className="grid content-start gap-1">
              <p className="font-semibold">{finding.name}</p>
              <p className="max-w-[60ch] text-sm text-muted">{finding.what}</p>
            </div>
            <div className="grid content-start gap-2">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm tabular-nums">
                <span>
                  <span className="font-semibold">{inUnit(finding.value, finding)}</span>
                  <span className="text-muted">{` (${rangeInUnit(finding.interval, finding)})`}</span>
                </span>
                <span className="text-muted">{`Usual: ${rangeInUnit(finding.usual, finding)}`}</span>
              </p>
              <Scale finding={finding} />
              <Chip tone={finding.sign === "clear" ? "accent" : "plain"} className="justify-self-start">
                {signs[finding.sign]}
              </Chip>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The usual range as a band, the interval as a line, the value as a dot. */
function Scale({ finding: { value, interval, usual, sign } }: { readonly finding: Finding }) {
  const top = Math.max(usual[1], interval[1]) * 1.05;
  const percent = (at: number) => `${(100 * at) / top}%`;
  const between = ([from, to]: Range) => ({ left: percent(from), width: percent(Math.max(top / 100, to - from)) });
  const color = sign === "clear" ? "bg-accent-strong" : "bg-ink";
  return (
    <div aria-hidden className="relative h-4">
      <div className="absolute inset-x-0 top-1.5 h-1 rounded-full bg-sunken" />
      <div className="absolute top-1 h-2 rounded-full bg-hairline" style={between(usual)} />
      <div className={classNames("absolute top-[0.45rem] h-0.5", color)} style={between(interval)} />
      <div
        className={classNames("absolute top-0.5 size-3 -translate-x-1/2 rounded-full", color)}
        style={{ left: percent(value) }}
      />
    </div>
  );
}

const inUnit = (value: number, { unit }: Pick<Finding, "unit">): string => {
  if (unit === "percent") return `${Math.round(value * 100)}%`;
  return value.toFixed(unit === "per-1000" ? 1 : 2);
};

function rangeInUnit([from, to]: Range, finding: Pick<Finding, "unit">): string {
  const ending = { ratio: "", percent: "", "per-1000": " per 1,000 words", bits: " bits" }[finding.unit];
  return `${inUnit(from, finding)}–${inUnit(to, finding)}${ending}`;
}
