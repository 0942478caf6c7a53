import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { servicesContext } from "#platform/services.ts";
import { ArrowLink } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatPrice } from "#ui/format.ts";
import { billingPath } from "../../rules.ts";
import { requireTestCheckout } from "../../test-checkout/access.ts";
import { describeReceipt } from "../../test-checkout/describe-pages.ts";
import { BillRow } from "../../ui/change-bill.tsx";
import { describePaid, titleOf } from "../../ui/payment-list.tsx";
import { TestFrame } from "../../ui/test-checkout.tsx";
import type { Route } from "./+types/receipt";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  accountMeta(matches[0].loaderData, loaderData?.kind === "invoice" ? "Test invoice" : "Test receipt", "");

export async function loader({ context, url, params: { kind, paymentId } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  requireTestCheckout(services);
  const { viewer } = await requireSession(context, url);
  return describeReceipt(services.db, { kind, paymentId, userId: viewer.userId, now: services.clock.now() });
}

export default function TestReceiptPage({ loaderData: receipt }: Route.ComponentProps) {
  const { kind, number, at, isPaid, subtotalCents, discountCents, creditCents, totalCents, refundedCents } = receipt;
  return (
    <TestFrame
      title={`Test ${kind === "invoice" ? "invoice" : "receipt"} ${number}`}
      intro="This page replaces the payment provider’s document. It isn’t proof of payment: no money moved."
    >
      <dl className="divide-y divide-hairline border-y border-hairline">
        <BillRow
          name={titleOf(receipt)}
          note={
            <>
              <DateTime at={new Date(at)} isDay />
              {receipt.subscription && ` · ${describePaid(receipt.subscription)}`}
            </>
          }
        >
          {formatPrice(subtotalCents)}
        </BillRow>
        {discountCents > 0 && <BillRow name="Discount">−{formatPrice(discountCents)}</BillRow>}
        {creditCents > 0 && <BillRow name="Left over from your previous plan">−{formatPrice(creditCents)}</BillRow>}
        <BillRow name={isPaid ? "Paid" : "Amount due"} isSum>
          {formatPrice(totalCents)}
        </BillRow>
        {refundedCents > 0 && <BillRow name="Refunded">{formatPrice(refundedCents)}</BillRow>}
      </dl>
      <div>
        <ArrowLink to={billingPath} className="min-h-11">
          Back to your plan
        </ArrowLink>
      </div>
    </TestFrame>
  );
}
