import { Check } from "lucide";
import { ButtonLink } from "#ui/button.tsx";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { advancedNote, useAdvancedMark } from "#ui/offered-models.ts";
import type { LargerPlan } from "../../rules.ts";

/** The next larger plan, and what it adds. */
export function UpgradeCard({ next }: { readonly next: LargerPlan }) {
  const mark = useAdvancedMark();
  return (
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
  );
}
