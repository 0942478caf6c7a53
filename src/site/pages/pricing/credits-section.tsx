import { Link } from "react-router";
import { creditPacks } from "#billing/rules.ts";
import { creditRates, mediaRates, priceExample } from "#credits/rules.ts";
import { formatNumber, formatPrice } from "#ui/format.ts";
import { missingModelNote, useLacksModels } from "#ui/offered-models.ts";
import type { EngineGroup } from "./group-engines.ts";

const [firstPack] = creditPacks;

/** The price of each kind of run, and the engines that each kind of credit pays for. */
export function CreditsSection({ groups }: { readonly groups: readonly EngineGroup[] }) {
  return (
    <section aria-labelledby="credits" className="container-page pt-24 md:pt-32">
      <div className="grid gap-4 pb-10 lg:grid-cols-12 lg:gap-8">
        <h2 id="credits" className="text-2xl lg:col-span-6">
          What credits cost
        </h2>
        <p className="text-muted lg:col-span-5 lg:col-start-8">
          Every run has a flat price, whichever engine you use. Failed runs cost nothing, and unused credits roll over
          for up to 3 months.
        </p>
      </div>
      <Rates />
      <p className="pt-5 text-muted">{priceExample()}</p>
      <p className="max-w-[68ch] pt-3 pb-12 text-muted">
        If you need more credits, you can buy packs
        {firstPack && `, from ${formatNumber(firstPack.amount)} credits for ${formatPrice(firstPack.priceCents)}`}.
        Packs never expire. The engines below have a public API: those that are connected here run in their tools, and
        many of the others run on your own key.
      </p>
      <dl className="border-t border-hairline">
        {groups.map(({ title, explanation, engines }) => (
          <div key={title} className="grid gap-4 border-b border-hairline py-7 lg:grid-cols-12 lg:gap-8">
            <dt className="font-display text-xl font-bold tracking-tight lg:col-span-2">{title}</dt>
            <dd className="text-muted lg:col-span-4">{explanation}</dd>
            <dd className="lg:col-span-6">
              <ul className="flex flex-wrap gap-2">
                {engines.map(({ slug, name, logo, models }) => (
                  <li key={slug}>
                    <Link
                      to={`/ai-models/${slug}`}
                      title={models.join(", ")}
                      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-hairline bg-surface py-1 pr-4 pl-2.5 text-sm hover:border-ink"
                    >
                      <img
                        src={logo}
                        alt=""
                        width={24}
                        height={24}
                        loading="lazy"
                        className="size-6 rounded-full bg-tile object-contain p-1"
                      />
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The rates (C8), and beneath what else media cost. */
function Rates() {
  const lacks = useLacksModels();
  const isMarked = [...creditRates, ...mediaRates].some(({ models }) => lacks(models));
  return (
    <>
      <dl aria-label="Price of a run" className="grid grid-cols-2 gap-x-6 border-t border-ink lg:grid-cols-4">
        {creditRates.map(({ service, name, aic, unit, models }) => (
          <div
            key={service}
            className="grid content-start gap-1 border-hairline py-6 max-lg:nth-3:border-t max-lg:nth-4:border-t"
          >
            <dt className="text-sm font-semibold">
              {name}
              {lacks(models) && " *"}
            </dt>
            <dd>
              <span className="font-display text-2xl font-bold tracking-tight tabular-nums">{aic}</span>{" "}
              <span className="text-sm text-muted max-sm:block">
                {aic === 1 ? "credit" : "credits"} per {unit}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <dl
        aria-label="Price of other media"
        className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-hairline py-5 md:grid-cols-3 lg:grid-cols-5"
      >
        {mediaRates.map(({ id, name, aic, unit, models }) => (
          <div key={id} className="grid content-start gap-1">
            <dt className="text-sm font-semibold">
              {name}
              {lacks(models) && " *"}
            </dt>
            <dd className="text-sm text-muted tabular-nums">
              <span className="font-semibold text-ink">{aic}</span> credits per {unit}
            </dd>
          </div>
        ))}
      </dl>
      {isMarked && <p className="pt-5 text-sm text-muted">{missingModelNote}</p>}
    </>
  );
}
