import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { formatNumber, formatPrice } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { expectToasts, showToast } from "#ui/toast.ts";
import { type CreditPack, checkoutFailure, creditPacks } from "../../rules.ts";
import { CheckoutProblem } from "../checkout-form.tsx";

interface Props {
  /** URL that the forms post to. */
  readonly action: string;
  readonly supportEmail: string;
  /** False if no payment provider is configured. */
  readonly canBuy: boolean;
  /** The answer to a form that was sent without scripts. */
  readonly firstReply: FormReply | undefined;
}

/** Credit packs to buy once. Packs never expire. */
export function PurchasePacks({ action, canBuy, supportEmail, firstReply }: Props) {
  const fetcher = useFetcher<FormReply>();
  const { data, state } = fetcher;
  const reply = data ?? firstReply;
  const bought = fetcher.formData?.get("amount");
  useEffect(expectToasts, []);
  useEffect(() => {
    if (data?.outcome !== "refused") return;
    showToast({ kind: "error", title: "Checkout Error", description: checkoutFailure });
  }, [data]);
  return (
    <section id="packs" aria-labelledby="packs-title" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="packs-title" className="text-lg">
          Purchase AI Credits
        </h2>
        <p className="text-sm text-muted">
          One-time purchases that never expire and are spent last. Prices in US dollars; tax may be added, depending on
          where you live.
        </p>
      </div>
      {!canBuy && (
        <Alert tone="note">
          Credits can’t be bought here right now because payments aren’t set up. Questions? Contact {supportEmail}.
        </Alert>
      )}
      <ul className="border-t border-hairline">
        {creditPacks.map((pack) => (
          <li key={pack.id} className="border-b border-hairline py-4">
            <fetcher.Form method="post" action={action} className="contents">
              <PackRow
                pack={pack}
                canBuy={canBuy}
                isBusy={state !== "idle"}
                isBought={bought === String(pack.amount)}
              />
            </fetcher.Form>
          </li>
        ))}
      </ul>
      {/* Below the buttons: above, it would move them, and a second click could hit another pack. */}
      {state === "idle" && reply?.outcome === "refused" && (
        <CheckoutProblem problem={reply.message ?? checkoutFailure} />
      )}
    </section>
  );
}

interface RowProps {
  readonly pack: CreditPack;
  readonly canBuy: boolean;
  /** True if any pack is being bought. */
  readonly isBusy: boolean;
  readonly isBought: boolean;
}

function PackRow({ pack, canBuy, isBusy, isBought }: RowProps) {
  const { name, description, amount, priceCents } = pack;
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 sm:grid-cols-[1fr_7rem_9rem_auto]">
      <div className="grid">
        <h3 className="font-sans text-sm font-semibold tracking-normal">{name}</h3>
        <p className="text-sm text-muted">{description}</p>
      </div>
      <p className="hidden text-right text-sm tabular-nums sm:block">{formatNumber(amount)} AIC</p>
      <p className="hidden text-right tabular-nums sm:grid">
        <span className="font-semibold">{formatPrice(priceCents)}</span>
        <span className="text-xs text-muted">{perThousand(pack)} per 1,000 AIC</span>
      </p>
      <p className="col-start-1 row-start-2 text-sm tabular-nums sm:hidden">
        {formatNumber(amount)} AIC for <span className="font-semibold">{formatPrice(priceCents)}</span>
      </p>
      <input type="hidden" name="amount" value={amount} />
      <SubmitButton
        isBusy={isBusy}
        disabled={!canBuy}
        variant="secondary"
        className="row-span-2 sm:row-span-1"
        onClick={(event) => isBusy && event.preventDefault()}
      >
        {isBought ? "Opening…" : "Purchase"}
        <span className="sr-only"> {name}</span>
      </SubmitButton>
    </div>
  );
}

const perThousand = ({ priceCents, amount }: CreditPack): string =>
  formatPrice(Math.round((priceCents * 1_000) / amount));
