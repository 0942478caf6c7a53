import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import {
  cancelPath,
  type OwnSubscription,
  type Plan,
  portalPath,
  resumePath,
  type SubscriptionStatus,
  subscribedPlanName,
} from "../rules.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { SubscriptionNote } from "./subscription-note.tsx";
import { useBillingBusy } from "./use-billing-busy.ts";

interface Props {
  readonly subscription: OwnSubscription;
  readonly plans: readonly Plan[];
}

const statusWords: Readonly<Record<SubscriptionStatus, string>> = {
  on_trial: "On trial",
  active: "Active",
  paused: "Paused",
  past_due: "Past due",
  unpaid: "Unpaid",
  cancelled: "Cancelled",
  expired: "Expired",
};

/** What somebody pays for, and what they can do with it. */
export function SubscriptionPanel({ subscription, plans }: Props) {
  const isBusy = useBillingBusy();
  const { interval, status, currentPeriodEnd, cancelAtPeriodEnd, cardBrand, cardLastFour } = subscription;
  const planName = subscribedPlanName(subscription, plans);
  const needsPayment = status === "past_due" || status === "unpaid";
  // What is paused or unpaid is billed on no day that we know.
  const isBilledNext = ["on_trial", "active", "past_due"].includes(status) && !cancelAtPeriodEnd;
  return (
    <section aria-labelledby="current-subscription" className="grid gap-6 rounded-md border border-hairline p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="current-subscription" className="text-lg">
          Current Subscription
        </h2>
        {subscription.isTest && <Chip>Test, no money moves</Chip>}
      </div>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:flex sm:flex-wrap sm:gap-x-12">
        <Fact label="Plan">{planName}</Fact>
        {/* A word that we do not know is shown as it came. */}
        <Fact label="Status">{statusWords[status as SubscriptionStatus] ?? status}</Fact>
        <Fact label="Billing Period">{interval === "yearly" ? "Yearly" : "Monthly"}</Fact>
        <Fact label="Next Billing Date">
          {isBilledNext && currentPeriodEnd ? <LocalTime at={currentPeriodEnd} isDay /> : "N/A"}
        </Fact>
        {cardLastFour && (
          <Fact label="Payment Method">
            <span className="capitalize">{cardBrand ?? "Card"}</span> ending in {cardLastFour}
          </Fact>
        )}
      </dl>
      <SubscriptionNote subscription={subscription} plans={plans} />
      <div className="flex flex-wrap gap-3">
        <Form method="get" action={portalPath} reloadDocument>
          <Button type="submit" look={needsPayment ? "primary" : "secondary"} disabled={isBusy}>
            Manage Payment Methods
          </Button>
        </Form>
        {cancelAtPeriodEnd ? (
          <>
            <Button look="secondary" disabled>
              Subscription Cancelled
            </Button>
            <Form method="post" action={resumePath}>
              <Button type="submit" disabled={isBusy}>
                Resume Subscription
              </Button>
            </Form>
          </>
        ) : (
          <CancelButton subscription={subscription} planName={planName} isBusy={isBusy} />
        )}
      </div>
    </section>
  );
}

/** Leads to a page that asks; with scripts a dialog asks instead. */
function CancelButton({
  subscription,
  planName,
  isBusy,
}: Pick<Props, "subscription"> & { readonly planName: string; readonly isBusy: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Form method="get" action={cancelPath} onSubmit={ask}>
        <Button type="submit" look="secondary" disabled={isBusy}>
          Cancel Subscription
        </Button>
      </Form>
      <CancelDialog open={isOpen} onOpenChange={setOpen} subscription={subscription} planName={planName} />
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
