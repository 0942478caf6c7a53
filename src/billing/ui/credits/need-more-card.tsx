import { ButtonLink } from "#ui/button.tsx";
import { billingPath } from "../../rules.ts";

/** Suggests a larger plan to users who need more credits. */
export function NeedMoreCard({ planName }: { readonly planName: string }) {
  return (
    <section
      aria-labelledby="need-more"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md border border-hairline bg-surface p-5 sm:p-6 lg:p-8"
    >
      <div className="grid gap-1">
        <h2 id="need-more" className="text-lg">
          Need More Credits?
        </h2>
        <p className="text-sm text-muted">
          Current plan: <span className="font-semibold text-ink">{planName}</span>
        </p>
      </div>
      <ButtonLink to={billingPath} variant="secondary">
        View Subscription Plans
      </ButtonLink>
    </section>
  );
}
