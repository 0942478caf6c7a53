import { creditRates } from "../rules.ts";

/** What things cost, the same for every engine (specification §9). */
export function RatesGrid() {
  return (
    <div className="border-t border-hairline px-5 py-5 sm:px-6 lg:px-8">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-muted">Rates</h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-[repeat(4,auto)] md:justify-between">
        {creditRates.map(({ service, name, aic, unit }) => (
          <div key={service}>
            <dt className="text-sm font-semibold">{name}</dt>
            <dd className="text-sm text-muted tabular-nums">{`${aic} AIC per ${unit}`}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
