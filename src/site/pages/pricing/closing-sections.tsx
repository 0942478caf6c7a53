import { featureMeanings } from "#billing/rules.ts";
import { ButtonLink } from "#ui/button.tsx";
import { responseTime } from "../../content/contact.ts";
import { pricingFaqs } from "../../content/faq.ts";
import { inkBand } from "../../ui/ink-band.ts";
import { Questions } from "../../ui/questions.tsx";

/** For companies that need more than the plans. */
export function Enterprise() {
  return (
    <section
      aria-labelledby="enterprise"
      className={`mt-6 grid gap-6 rounded-md p-6 md:p-8 lg:grid-cols-[3fr_8fr] ${inkBand}`}
    >
      <h2 id="enterprise" className="text-xl">
        Enterprise
      </h2>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <p className="max-w-[54ch]">
          Need more than 5 users, payment by invoice or custom terms? Tell us what you need, and we’ll send you an offer
          within days.
        </p>
        <ButtonLink to="/contact?subject=partnership">Contact Sales</ButtonLink>
      </div>
    </section>
  );
}

/** Explains each line of the plans, so that the plans can be compared. */
export function FeatureMeanings() {
  return (
    <section aria-labelledby="features" className="grid gap-5 pt-12">
      <h2 id="features" className="text-xl">
        What the features are
      </h2>
      <dl className="grid gap-x-12 border-t border-ink text-sm md:grid-cols-2">
        {featureMeanings.map(({ names, meaning }) => (
          <div key={meaning} className="grid content-start gap-1 border-b border-hairline py-3">
            <dt className="font-semibold">{names.join(", ")}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function PricingQuestions({ canBuy }: { readonly canBuy: boolean }) {
  return (
    <section aria-labelledby="questions" className="container-page grid gap-8 pt-24 md:pt-32 lg:grid-cols-12">
      <div className="grid content-start gap-5 lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
        <h2 id="questions" className="text-2xl">
          Pricing questions
        </h2>
        <p className="max-w-[40ch] text-muted">
          Have another question? We answer within <span className="whitespace-nowrap">{responseTime}</span>.
        </p>
        <ButtonLink to="/contact?subject=support" variant="secondary" className="justify-self-start">
          Contact Support
        </ButtonLink>
      </div>
      <div className="border-t border-ink lg:col-span-7 lg:col-start-6">
        <Questions questions={pricingFaqs(canBuy)} />
      </div>
    </section>
  );
}
