import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { DateTime } from "#ui/date-time.tsx";
import { formatList, formatNumber } from "#ui/format.ts";
import { missingModelNote, useLacksModels } from "#ui/offered-models.ts";
import { type Bucket, bucketNames, creditRates, mediaRates, priceExample } from "../rules.ts";
import { inAic } from "./aic.ts";

export interface CreditsView {
  readonly available: number;
  readonly held: number;
  readonly buckets: Readonly<Record<Bucket, number>>;
  readonly lastResetAt: Date | null;
  readonly nextExpiry:
    | { readonly at: Date; readonly buckets: readonly { readonly bucket: Bucket; readonly amount: number }[] }
    | undefined;
}

export interface PlanCredits {
  readonly name: string;
  /** AIC per month. */
  readonly basic: number;
  readonly advanced: number;
  readonly image: number;
  /** Runs on plan credits since the last reset; null if the plan has no limit. */
  readonly generations: { readonly used: number; readonly max: number } | null;
  readonly nextResetAt: Date | null;
}

const bucketUses: Readonly<Record<Bucket, string>> = {
  general: "For anything",
  advanced: "For advanced engines and tools",
  image: "For images",
};
const buckets = ["general", "advanced", "image"] as const;

/** The user's balance by bucket, and what the plan adds. */
export function BalanceCard({ credits, plan }: { readonly credits: CreditsView; readonly plan: PlanCredits }) {
  return (
    <section aria-labelledby="balance" className="rounded-md border border-hairline bg-surface">
      <div className="grid gap-4 p-5 sm:p-6 lg:p-8">
        <h2 id="balance" className="font-sans text-sm font-semibold tracking-normal text-muted">
          Balance
        </h2>
        <p className="font-display text-2xl font-bold tracking-tight tabular-nums">{inAic(credits.available)}</p>
        <BalanceBar available={credits.available} monthly={plan.basic} />
        <PlanLine plan={plan} />
      </div>
      <Whereabouts credits={credits} generations={plan.generations} />
      <RatesGrid />
      <div className="flex flex-wrap gap-x-8 gap-y-1 border-t border-hairline px-5 py-4 text-sm text-muted empty:hidden sm:px-6 lg:px-8">
        {credits.lastResetAt && (
          <p>
            Last reset: <DateTime at={credits.lastResetAt} />
          </p>
        )}
        {plan.nextResetAt && (
          <p>
            Next reset: <DateTime at={plan.nextResetAt} />
          </p>
        )}
      </div>
    </section>
  );
}

function PlanLine({ plan: { name, basic, advanced, image } }: { readonly plan: PlanCredits }) {
  if (basic + advanced + image === 0) return null;
  const others = [advanced > 0 && amountOf("advanced", advanced), image > 0 && amountOf("image", image)].filter(
    (words) => typeof words === "string",
  );
  return (
    <p className="text-sm">
      <span>{`Your ${name} plan includes ${inAic(basic)} per month`}</span>
      {others.length > 0 && <span className="text-muted">{`, plus ${formatList(others)}`}</span>}
    </p>
  );
}

interface WhereaboutsProps extends Pick<PlanCredits, "generations"> {
  readonly credits: CreditsView;
}

/** The balance by bucket, reserved credits, the plan's generations and the next expiry. */
function Whereabouts({ credits, generations }: WhereaboutsProps) {
  const { held, nextExpiry } = credits;
  return (
    <dl className="grid border-t border-hairline text-sm sm:grid-cols-3">
      {buckets.map((bucket) => (
        <Fact key={bucket} name={bucketNames[bucket]} note={bucketUses[bucket]}>
          {inAic(credits.buckets[bucket])}
        </Fact>
      ))}
      {held > 0 && (
        <Fact name="Reserved for work in progress" isWide>
          {inAic(held)}
        </Fact>
      )}
      {generations && (
        <Fact name="Generations on plan credits" isWide>
          {formatNumber(generations.used)} of {formatNumber(generations.max)}
          {generations.used >= generations.max && (
            <span className="block font-normal text-muted">
              Your plan’s credits can be used after the next reset. Purchased and gifted credits can be spent now.
            </span>
          )}
        </Fact>
      )}
      <Fact name="Expires next" isWide>
        {nextExpiry ? (
          <>
            <DateTime at={nextExpiry.at} />: {expiryWords(nextExpiry.buckets)}
          </>
        ) : (
          "Nothing. Your credits don’t expire."
        )}
      </Fact>
    </dl>
  );
}

/** `500 basic credits, 100 advanced credits and 50 image credits`. */
function expiryWords(ending: NonNullable<CreditsView["nextExpiry"]>["buckets"]): string {
  const parts = buckets
    .flatMap((bucket) => ending.filter((part) => part.bucket === bucket))
    .map(({ bucket, amount }) => amountOf(bucket, amount));
  return formatList(parts);
}

const amountOf = (bucket: Bucket, amount: number): string =>
  `${formatNumber(amount)} ${bucketNames[bucket].toLowerCase()}`;

function Fact({
  name,
  note,
  isWide = false,
  children,
}: {
  readonly name: string;
  readonly note?: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={
        isWide
          ? "flex flex-wrap justify-between gap-x-6 border-b border-hairline px-5 py-3 last:border-b-0 sm:col-span-3 sm:grid sm:grid-cols-3 sm:gap-x-0 sm:px-0"
          : "flex justify-between gap-x-4 border-b border-hairline px-5 py-3 sm:grid sm:content-between sm:justify-start sm:border-r sm:pr-3 sm:pl-6 lg:pl-8 sm:nth-3:border-r-0"
      }
    >
      <dt className={classNames("text-muted", isWide && "sm:pl-6 lg:pl-8")}>
        {name}
        {note && <span className="block text-xs">{note}</span>}
      </dt>
      <dd className={classNames("font-semibold tabular-nums", isWide && "sm:col-span-2 sm:px-6 lg:px-8")}>
        {children}
      </dd>
    </div>
  );
}

/** The balance as a share of the plan's monthly basic credits, capped at 100% (C7). */
function BalanceBar({ available, monthly }: { readonly available: number; readonly monthly: number }) {
  const percent = Math.min(100, (available / Math.max(1, monthly)) * 100);
  return (
    <div
      role="progressbar"
      aria-label="Balance compared with one month’s credits"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={`${inAic(available)}; your plan adds ${inAic(monthly)} per month`}
      className="h-2 overflow-hidden rounded-full bg-sunken outline outline-hairline"
    >
      <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full">
        <rect width={percent} height={1} className="fill-ink" />
      </svg>
    </div>
  );
}

/** The rates, which are the same for every engine (C8). */
function RatesGrid() {
  const lacks = useLacksModels();
  const rates = [...creditRates, ...mediaRates];
  return (
    <div className="border-t border-hairline px-5 py-5 sm:px-6 lg:px-8">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-muted">Rates</h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
        {rates.map(({ name, aic, unit, models }) => (
          <div key={name}>
            <dt className="text-sm font-semibold">
              {name}
              {lacks(models) && " *"}
            </dt>
            <dd className="text-sm text-muted tabular-nums">{`${aic} AIC per ${unit}`}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{priceExample()}</p>
      {rates.some(({ models }) => lacks(models)) && <p className="mt-2 text-sm text-muted">{missingModelNote}</p>}
    </div>
  );
}
