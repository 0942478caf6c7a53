import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatMoney, formatShortDay } from "#ui/format.ts";
import { Pagination } from "#ui/pagination.tsx";
import { billingPath, getPack, type PaidSubscription, type PaymentLine } from "../rules.ts";

interface Props {
  readonly payments: readonly PaymentLine[];
  readonly page: number;
  readonly pages: number;
}

/** Invoices and receipts, newest first. The documents are hosted by the payment provider. */
export function PaymentList({ payments, page, pages }: Props) {
  return (
    <section aria-labelledby="payments" className="grid gap-5 border-t border-hairline pt-8">
      <h2 id="payments" className="scroll-mt-24 text-lg">
        Invoices and receipts
      </h2>
      <p className="-mt-2 max-w-[64ch] text-sm text-muted">
        The payment provider’s invoices show the billing address and VAT number that you enter at checkout. With a
        subscription, you can change both later on the provider’s page, under “Manage Payment Methods”.
      </p>
      {payments.length === 0 ? (
        <p className="text-sm text-muted">No payments yet. Your invoices and receipts will appear here.</p>
      ) : (
        <ul className="border-t border-hairline">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      <Pagination
        current={page}
        last={pages}
        pathOf={(other) => `${billingPath}${other === 1 ? "" : `?page=${other}`}#payments`}
      />
    </section>
  );
}

function PaymentRow({ payment }: { readonly payment: PaymentLine }) {
  const { at, kind, documentUrl, totalCents, currency, isTest, subscription, number } = payment;
  const title = titleOf(payment);
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-hairline py-3 sm:min-h-16 sm:grid-cols-[1fr_auto_7rem] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {title}
          {isTest && <Chip>Test</Chip>}
        </p>
        <p className="text-xs text-muted">
          <DateTime at={at} isDay />
          {subscription && ` · ${describePaid(subscription)}`}
          {` · No. ${number}`}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm font-semibold tabular-nums sm:justify-end">
        {stateOf(payment) && <Chip>{stateOf(payment)}</Chip>}
        {formatMoney(totalCents, currency)}
      </p>
      <p className="text-sm sm:text-right">
        {documentUrl && (
          <a
            href={documentUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-accent-text underline-offset-4 hover:underline"
          >
            {kind === "invoice" ? "Invoice" : "Receipt"}
            <span className="sr-only">
              {" "}
              for {title}, number {number} (opens in a new tab)
            </span>
          </a>
        )}
      </p>
    </li>
  );
}

const states: ReadonlyMap<string, string> = new Map([
  ["pending", "Pending"],
  ["failed", "Failed"],
  ["void", "Void"],
  ["refunded", "Refunded"],
]);

/** Title that says what the payment was for. */
export function titleOf({ packId, subscription }: Pick<PaymentLine, "packId" | "subscription">): string {
  if (packId) return getPack(packId).name;
  return subscription ? `${subscription.planName} plan, ${subscription.interval}` : "Subscription";
}

const reasons = { first: "First payment", renewal: "Renewal", change: "Change of plan" } as const;

/** `Renewal for Mar 1, 2026 to Apr 1, 2026`. */
export function describePaid({ reason, period }: PaidSubscription): string {
  if (!period) return reasons[reason];
  return `${reasons[reason]} for ${formatShortDay(period.start)} to ${formatShortDay(period.end)}`;
}

/** Undefined for a plain paid payment. The refunded amount decides, whatever status the provider reports. */
function stateOf({ status, refundedCents, totalCents, currency }: PaymentLine): string | undefined {
  if (refundedCents > 0 && refundedCents >= totalCents) return "Refunded";
  if (refundedCents > 0) return `${formatMoney(refundedCents, currency)} refunded`;
  return states.get(status);
}
