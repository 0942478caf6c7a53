import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { type MailWords, writeMail } from "#platform/mail/write-mail.ts";
import { formatDay, formatMoney, formatNumber } from "#ui/format.ts";
import { paymentNumber } from "../payment-line.ts";
import {
  type BillingInterval,
  billingPath,
  getPack,
  type PackId,
  type PaidSubscription,
  portalPath,
} from "../rules.ts";

type MailConfig = Pick<Config, "product" | "baseUrl">;

interface Paid {
  readonly providerId: string;
  readonly orderNumber: number | null;
  readonly amountCents: number;
  readonly currency: string;
  readonly paidAt: Date;
  readonly documentUrl: string | null;
  readonly isTest: boolean;
  readonly card: { readonly brand: string | null; readonly lastFour: string } | null;
}

/** A payment as its mails describe it. */
export type PaidThing =
  | (Paid & { readonly kind: "invoice" } & PaidSubscription)
  | (Paid & { readonly kind: "order"; readonly packId: PackId; readonly quantity: number });

type Facts = NonNullable<MailWords["facts"]>;

export function writePaymentMail(to: string, thing: PaidThing, config: MailConfig): Mail {
  const amount = formatMoney(thing.amountCents, thing.currency);
  const day = formatDay(thing.paidAt);
  return payerMail(to, config, thing.isTest, {
    subject: `Your receipt: ${amount} for ${nameOf(thing)}`,
    preview: `Paid on ${day}.`,
    title: `You paid ${amount}`,
    facts: [...factsOf(thing), { name: "Amount", value: amount }, { name: "Paid on", value: day }, ...lastFacts(thing)],
    paragraphsAfter: [
      thing.kind === "order"
        ? `${formatNumber(getPack(thing.packId).amount * thing.quantity)} AI credits have been added to your account. They never expire.`
        : thing.interval === "yearly"
          ? "Your plan’s credits are added every month of the year you paid for."
          : "Your plan’s credits for this month have been added to your account.",
    ],
    action: documentAction(thing, config),
  });
}

export function writeRefundMail(
  to: string,
  thing: PaidThing & {
    readonly refundedCents: number;
    /** True if the refund ended the plan. If so, no other mail says so. */
    readonly endsPlan: boolean;
  },
  config: MailConfig,
): Mail {
  const refunded = formatMoney(thing.refundedCents, thing.currency);
  const amount = formatMoney(thing.amountCents, thing.currency);
  const isWhole = thing.refundedCents >= thing.amountCents;
  const endedPlan = thing.kind === "invoice" && thing.endsPlan ? thing.planName : null;
  const title = isWhole ? `${refunded} refunded` : `${refunded} of ${amount} refunded`;
  return payerMail(to, config, thing.isTest, {
    subject: endedPlan
      ? `Your refund: ${refunded}. Your ${endedPlan} plan has ended`
      : `Your refund: ${refunded} for ${nameOf(thing)}`,
    preview: endedPlan
      ? "You won’t be charged again."
      : `From your payment of ${amount} on ${formatDay(thing.paidAt)}.`,
    title: endedPlan ? `${title}, and your ${endedPlan} plan has ended` : title,
    facts: [
      ...factsOf(thing),
      { name: "Payment", value: `${amount} on ${formatDay(thing.paidAt)}` },
      { name: isWhole ? "Refunded" : "Refunded so far", value: refunded },
      ...lastFacts(thing),
    ],
    paragraphsAfter: [
      "The money goes back to the card you paid with. It can take a few business days to appear on your statement.",
      ...(endedPlan ? planEnd(endedPlan) : []),
      isWhole
        ? "Unused credits from this payment were removed from your account."
        : "The same share of this payment’s unused credits was removed from your account.",
    ],
    action: documentAction(thing, config),
  });
}

const planEnd = (planName: string): readonly string[] => [
  `Your payment for the current period was refunded in full, so your ${planName} plan has ended and won’t renew. You won’t be charged again.`,
  "Your account stays on the Free plan, and you keep any credit packs you bought.",
];

/** For a plan ended by a refund whose own mail was sent earlier. */
export function writePlanRefundedMail(
  to: string,
  { planName, isTest }: { readonly planName: string; readonly isTest: boolean },
  config: MailConfig,
): Mail {
  return payerMail(to, config, isTest, {
    subject: `Your ${planName} plan at ${config.product.name} has ended`,
    preview: "Your payment was refunded. You won’t be charged again.",
    title: `Your ${planName} plan has ended`,
    paragraphs: planEnd(planName),
    action: { label: "See your plan", url: `${config.baseUrl}${billingPath}` },
  });
}

export function writeFailureMail(
  to: string,
  thing: Extract<PaidThing, { kind: "invoice" }> & { readonly isLast: boolean },
  config: MailConfig,
): Mail {
  const amount = formatMoney(thing.amountCents, thing.currency);
  const plan = thing.planName;
  return payerMail(to, config, thing.isTest, {
    subject: thing.isLast ? `Your ${plan} plan is on hold: payment failed` : `Your payment of ${amount} failed`,
    preview: "Please update your payment method.",
    title: thing.isLast ? `Your ${plan} plan is on hold` : `Your payment of ${amount} failed`,
    paragraphs: [
      thing.isLast
        ? `We tried to charge ${amount} several times, and every payment failed. You’re on the Free plan for now. Update your payment method to get ${plan} back.`
        : `You keep ${plan} for now, and we’ll retry the payment over the next few days. New credits are added once it succeeds. To pay now, update your payment method.`,
    ],
    facts: [...factsOf(thing), { name: "Amount due", value: amount }, ...lastFacts(thing)],
    action: { label: "Update payment method", url: `${config.baseUrl}${portalPath}` },
  });
}

export function writeTrialEndMail(
  to: string,
  trial: NamedPlan & {
    readonly endsAt: Date;
    /** `$13.30 per month (30% off)`. */
    readonly price: string;
    readonly card: Paid["card"];
    readonly isTest: boolean;
  },
  config: MailConfig,
): Mail {
  const plan = trial.planName;
  const day = formatDay(trial.endsAt);
  return payerMail(to, config, trial.isTest, {
    subject: `Your ${plan} trial ends on ${day}`,
    preview: `Then you pay ${trial.price} unless you cancel.`,
    title: `Your ${plan} trial ends on ${day}`,
    paragraphs: [
      `To keep ${plan}, you don’t need to do anything. If you don’t want to be charged, cancel before ${day}.`,
    ],
    facts: [
      { name: "Plan", value: nameOfPlan(trial) },
      { name: "Trial ends", value: day },
      { name: "Price after that", value: trial.price },
      ...cardFact(trial.card),
    ],
    action: { label: "Manage subscription", url: `${config.baseUrl}${billingPath}` },
  });
}

export function writeCancellationMail(
  to: string,
  cancelled: NamedPlan & {
    readonly endsAt: Date | null;
    readonly isTest: boolean;
  },
  config: MailConfig,
): Mail {
  const plan = cancelled.planName;
  const day = cancelled.endsAt && formatDay(cancelled.endsAt);
  return payerMail(to, config, cancelled.isTest, {
    subject: `Your ${plan} subscription is cancelled`,
    preview: day ? `You keep ${plan} until ${day}.` : "You won’t be charged again.",
    title: `Your ${plan} subscription is cancelled`,
    paragraphs: [
      `You won’t be charged again. You keep ${plan} until ${day ?? "the end of the period you paid for"}. After that, you’re on the Free plan, and the credits you have stay until they expire.`,
      "Changed your mind? You can resume until then without losing anything.",
    ],
    facts: [{ name: "Plan", value: nameOfPlan(cancelled) }, ...(day ? [{ name: "Ends on", value: day }] : [])],
    action: { label: "Manage subscription", url: `${config.baseUrl}${billingPath}` },
  });
}

function payerMail(
  to: string,
  { product, baseUrl }: MailConfig,
  isTest: boolean,
  { subject, ...words }: Omit<MailWords, "productName" | "baseUrl"> & { readonly subject: string },
): Mail {
  const test = isTest ? "This is a test: no money moved. " : "";
  return {
    to,
    subject: `${isTest ? "[Test] " : ""}${subject}`,
    replyTo: product.supportEmail,
    ...writeMail({
      productName: product.name,
      baseUrl,
      ...words,
      footnote: `${test}You’re receiving this email because of a payment or subscription on your ${product.name} account. Questions? Just reply.`,
    }),
  };
}

interface NamedPlan {
  readonly planName: string;
  readonly interval: BillingInterval;
}

const nameOfPlan = ({ planName, interval }: NamedPlan): string => `${planName}, ${interval}`;

function nameOf(thing: PaidThing): string {
  if (thing.kind === "invoice") return `${thing.planName} (${thing.interval})`;
  const { name } = getPack(thing.packId);
  return thing.quantity === 1 ? name : `${thing.quantity} × ${name}`;
}

const reasons = { first: "First payment", renewal: "Renewal", change: "Change of plan" } as const;

function factsOf(thing: PaidThing): Facts {
  if (thing.kind === "order") return [{ name: "Credit pack", value: nameOf(thing) }];
  const { period, reason } = thing;
  return [
    { name: "Plan", value: nameOfPlan(thing) },
    { name: "For", value: reasons[reason] },
    ...(period ? [{ name: "Period", value: `${formatDay(period.start)} to ${formatDay(period.end)}` }] : []),
  ];
}

const lastFacts = (thing: PaidThing): Facts => [
  ...cardFact(thing.card),
  {
    name: thing.kind === "invoice" ? "Invoice number" : "Receipt number",
    value: paymentNumber(thing.providerId, thing.orderNumber),
  },
];

const cardFact = (card: Paid["card"]): Facts => (card ? [{ name: "Card", value: cardName(card) }] : []);

/** `Visa ending in 4242`. */
const cardName = ({ brand, lastFour }: NonNullable<Paid["card"]>): string =>
  `${brand ? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}` : "Card"} ending in ${lastFour}`;

const documentAction = ({ kind, documentUrl }: PaidThing, { baseUrl }: MailConfig) => ({
  label: documentUrl ? `View ${kind === "invoice" ? "invoice" : "receipt"}` : "See your payments",
  url: documentUrl ?? `${baseUrl}${billingPath}#payments`,
});
