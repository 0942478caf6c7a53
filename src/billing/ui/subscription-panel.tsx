import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form, PrefetchPageLinks } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { classNames } from "#ui/class-names.ts";
import { DateTime } from "#ui/date-time.tsx";
import { formatMoney } from "#ui/format.ts";
import {
  cancelPath,
  nextPriceOf,
  type OwnSubscription,
  type Plan,
  portalPath,
  resumePath,
  type SubscriptionStatus,
  subscribedPlanName,
} from "../rules.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { useBillingBusy, useChangeForm } from "./subscription-action.tsx";
import { SubscriptionNote } from "./subscription-note.tsx";

interface Props {
  readonly subscription: OwnSubscription;
  readonly plans: readonly Plan[];
  /** False without a payment provider: the page says so, and nothing can be changed. */
  readonly canChange: boolean;
  /** Sentences about what ends with the plan. */
  readonly endsWithPlan: readonly string[];
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

/** The user's subscription, with buttons to manage it. */
export function SubscriptionPanel({ subscription, plans, canChange, endsWithPlan }: Props) {
  const isWaiting = useBillingBusy() || !canChange;
  const resume = useChangeForm();
  const heading = useFocusAfter(subscription.cancelAtPeriodEnd);
  const { interval, status, currentPeriodEnd, cancelAtPeriodEnd, cardBrand, cardLastFour } = subscription;
  const planName = subscribedPlanName(subscription, plans);
  const needsPayment = status === "past_due" || status === "unpaid";
  // For paused and unpaid subscriptions, the next billing date is unknown.
  const isBilledNext = ["on_trial", "active", "past_due"].includes(status) && !cancelAtPeriodEnd;
  const billed = plans.find(({ id }) => id === subscription.billedPlanId);
  const end = subscription.endsAt ?? currentPeriodEnd;
  return (
    <section aria-labelledby="current-subscription" className="grid gap-6 rounded-md border border-hairline p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 ref={heading} id="current-subscription" tabIndex={-1} className="text-lg outline-none">
          Current Subscription
        </h2>
        {subscription.isTest && <Chip>Test</Chip>}
      </div>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:flex sm:flex-wrap sm:gap-x-12">
        <Fact label="Plan">{planName}</Fact>
        {/* An unknown status is shown as the provider sent it. */}
        <Fact label="Status">
          {Object.hasOwn(statusWords, status) ? statusWords[status as SubscriptionStatus] : status}
        </Fact>
        <Fact label="Billing Period">{interval === "yearly" ? "Yearly" : "Monthly"}</Fact>
        <Fact label="Next Billing Date">
          {isBilledNext && currentPeriodEnd ? <DateTime at={currentPeriodEnd} isDay /> : "N/A"}
        </Fact>
        {isBilledNext && billed && (
          <Fact label="Next Payment">
            <NextAmount plan={billed} subscription={subscription} />
          </Fact>
        )}
        {cancelAtPeriodEnd && end && (
          <Fact label="Ends On">
            <DateTime at={end} isDay />
          </Fact>
        )}
        {cardLastFour && (
          <Fact label="Payment Method" className="col-span-2">
            <span className="capitalize">{cardBrand ?? "Card"}</span> ending in {cardLastFour}
          </Fact>
        )}
      </dl>
      <SubscriptionNote subscription={subscription} plans={plans} />
      {resume.problem && <Alert tone="error">{resume.problem}</Alert>}
      <div className="grid gap-3 sm:flex sm:flex-wrap max-sm:[&_button]:w-full">
        <Form method="get" action={portalPath} reloadDocument>
          <Button type="submit" variant={needsPayment ? "primary" : "secondary"} disabled={isWaiting}>
            Manage Payment Methods
          </Button>
        </Form>
        {cancelAtPeriodEnd ? (
          <>
            <Button variant="secondary" disabled>
              Subscription Cancelled
            </Button>
            <resume.Form method="post" action={resumePath}>
              <PrefetchPageLinks page={resumePath} />
              <Button type="submit" disabled={isWaiting}>
                {resume.isBusy ? "Resuming…" : "Resume Subscription"}
              </Button>
            </resume.Form>
          </>
        ) : (
          <CancelButton
            subscription={subscription}
            planName={planName}
            endsWithPlan={endsWithPlan}
            isWaiting={isWaiting}
          />
        )}
      </div>
    </section>
  );
}

/** The next charge, with the code's discount. */
function NextAmount({ plan, subscription }: { readonly plan: Plan; readonly subscription: OwnSubscription }) {
  const { cents, discount } = nextPriceOf(
    plan,
    subscription.billedInterval,
    subscription,
    subscription.currentPeriodEnd,
  );
  return (
    <>
      {formatMoney(cents, "USD")}
      {discount && <span className="font-normal text-muted"> with {discount.percent}% off</span>}
    </>
  );
}

/** Cancelling or resuming removes the pressed button, so focus moves to the panel's heading. */
function useFocusAfter(isCancelled: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(isCancelled);
  useEffect(() => {
    if (before.current !== isCancelled && document.activeElement === document.body) heading.current?.focus();
    before.current = isCancelled;
  }, [isCancelled]);
  return heading;
}

/** Opens the confirmation page; with scripts, a dialog instead. */
function CancelButton({
  subscription,
  planName,
  endsWithPlan,
  isWaiting,
}: Pick<Props, "subscription" | "endsWithPlan"> & { readonly planName: string; readonly isWaiting: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <PrefetchPageLinks page={cancelPath} />
      <Form method="get" action={cancelPath} onSubmit={ask}>
        <Button type="submit" variant="secondary" disabled={isWaiting}>
          Cancel Subscription
        </Button>
      </Form>
      <CancelDialog
        open={isOpen}
        onOpenChange={setOpen}
        subscription={subscription}
        planName={planName}
        endsWithPlan={endsWithPlan}
      />
    </>
  );
}

function Fact({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={classNames("grid content-start gap-0.5", className)}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
