import type { ReactNode } from "react";
import { LocalTime } from "#ui/local-time.tsx";
import type { Bucket } from "../rules.ts";
import { inAic } from "./aic.ts";
import { BalanceBar } from "./balance-bar.tsx";
import { RatesGrid } from "./rates-grid.tsx";

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
  /** AIC a month. */
  readonly basic: number;
  readonly advanced: number;
  readonly image: number;
}

const bucketNames: Readonly<Record<Bucket, string>> = {
  general: "For anything",
  advanced: "Advanced engines and tools",
  image: "Images only",
};
const bucketWords: Readonly<Record<Bucket, string>> = {
  general: "",
  advanced: " for advanced engines and tools",
  image: " for images",
};
const buckets = ["general", "advanced", "image"] as const;

/** What somebody has, where it lies, and what their plan adds. */
export function BalanceCard({ credits, plan }: { readonly credits: CreditsView; readonly plan: PlanCredits }) {
  return (
    <section aria-labelledby="balance" className="rounded-md border border-hairline bg-surface">
      <div className="grid gap-4 p-5 sm:p-8">
        <h2 id="balance" className="font-sans text-sm font-semibold tracking-normal text-muted">
          Balance
        </h2>
        <p className="font-display text-2xl font-bold tracking-tight tabular-nums">{inAic(credits.available)}</p>
        <BalanceBar available={credits.available} monthly={plan.basic} />
        <PlanLine plan={plan} />
      </div>
      <Whereabouts credits={credits} />
      <RatesGrid />
      {credits.lastResetAt && (
        <p className="border-t border-hairline px-5 py-4 text-sm text-muted sm:px-8">
          Last reset: <LocalTime at={credits.lastResetAt} />
        </p>
      )}
    </section>
  );
}

function PlanLine({ plan: { name, basic, advanced, image } }: { readonly plan: PlanCredits }) {
  if (basic + advanced + image === 0) return null;
  const others = [
    advanced > 0 && `${inAic(advanced)}${bucketWords.advanced}`,
    image > 0 && `${inAic(image)}${bucketWords.image}`,
  ].filter(Boolean);
  return (
    <p className="text-sm">
      <span>
        Your {name} plan includes {inAic(basic)} per month
      </span>
      {others.length > 0 && <span className="text-muted">, and {others.join(" and ")}</span>}
    </p>
  );
}

/** Which credits may pay for what, what is reserved, and what goes first if nobody spends it. */
function Whereabouts({ credits }: { readonly credits: CreditsView }) {
  const { held, nextExpiry } = credits;
  return (
    <dl className="grid border-t border-hairline text-sm sm:grid-cols-3">
      {buckets.map((bucket) => (
        <Fact key={bucket} name={bucketNames[bucket]}>
          {inAic(credits.buckets[bucket])}
        </Fact>
      ))}
      {held > 0 && (
        <Fact name="Reserved for work in progress" isWide>
          {inAic(held)}
        </Fact>
      )}
      <Fact name="Expires next" isWide>
        {nextExpiry ? (
          <>
            {nextExpiry.buckets.map(({ bucket, amount }) => `${inAic(amount)}${bucketWords[bucket]}`).join(" and ")} on{" "}
            <LocalTime at={nextExpiry.at} />
          </>
        ) : (
          "Nothing. What you have stays until you spend it."
        )}
      </Fact>
    </dl>
  );
}

function Fact({
  name,
  isWide = false,
  children,
}: {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={
        isWide
          ? "flex flex-wrap justify-between gap-x-6 border-b border-hairline px-5 py-3 last:border-b-0 sm:col-span-3 sm:px-8"
          : "flex justify-between gap-x-4 border-b border-hairline px-5 py-3 sm:grid sm:justify-start sm:border-r sm:px-8 sm:nth-3:border-r-0"
      }
    >
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
