import { Check, Coins } from "lucide";
import { Link } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { ButtonLink } from "#ui/button.tsx";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { advancedNote, useAdvancedMark } from "#ui/offered-models.ts";
import type { Upgrade } from "../../rules.ts";

interface Props {
  readonly availableAic: number;
  readonly upgrade: Upgrade;
}

/** The balance, and what the next larger plan would add. */
export function PlanCard({ availableAic, upgrade: { planName, next } }: Props) {
  const mark = useAdvancedMark();
  return (
    <>
      <section
        aria-labelledby="balance"
        className="grid content-start gap-1 rounded-md border border-hairline bg-surface p-5"
      >
        <h2 id="balance" className="font-sans text-sm font-semibold text-muted">
          Balance
        </h2>
        <p className="flex items-center gap-2.5 font-display text-xl font-bold tabular-nums">
          <Icon icon={Coins} className="size-5 text-accent-text" />
          {creditsInWords(availableAic)}
        </p>
        <p className="text-sm text-muted">
          {planName} plan ·{" "}
          <Link to="/settings/credits" className="-my-2 inline-block py-3 underline underline-offset-4 hover:text-ink">
            See what was used
          </Link>
        </p>
      </section>
      {next && (
        <section
          aria-labelledby="upgrade"
          className="grid content-start justify-items-start gap-3 rounded-md border border-hairline bg-accent-wash p-5"
        >
          <h2 id="upgrade" className="font-sans text-base font-semibold">
            Do more with {next.name}
          </h2>
          <ul className="grid gap-1 text-sm">
            {[`${formatNumber(next.monthlyAic)} AI credits a month`, ...next.features].map((feature) => (
              <li key={feature} className="flex gap-2">
                <Icon icon={Check} className="mt-1 size-4 shrink-0 text-accent-text" />
                <span className={mark(feature)}>{feature}</span>
              </li>
            ))}
          </ul>
          {next.features.some((feature) => mark(feature) !== undefined) && (
            <p className="text-xs text-muted">{advancedNote}</p>
          )}
          <p className="text-sm text-muted">
            {next.price}
            {next.hasTrial && ", after a free trial of 7 days"}
          </p>
          {next.isSold ? (
            <ButtonLink to={next.path} variant="secondary">
              Upgrade Now
            </ButtonLink>
          ) : (
            <>
              <p className="text-sm text-muted">Plans can’t be bought here right now.</p>
              <ButtonLink to="/pricing" variant="secondary">
                Compare plans
              </ButtonLink>
            </>
          )}
        </section>
      )}
    </>
  );
}
