import { formatPrice } from "#ui/format.ts";

/** Plans and prices (C1), and what follows from them. Pure: the browser uses it too. */

/** Every plan that was ever sold: what was paid names them, so none is taken out. */
const planIds = ["free", "pro", "business"] as const;
export type PlanId = (typeof planIds)[number];

export const billingIntervals = ["monthly", "yearly"] as const;
export type BillingInterval = (typeof billingIntervals)[number];

export interface PlanFeature {
  readonly name: string;
  readonly included: boolean;
}

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly description: string;
  readonly priceCents: Readonly<Record<BillingInterval, number>>;
  /** AIC granted each month, by what they can be spent on. */
  readonly credits: { readonly basic: number; readonly advanced: number; readonly image: number };
  /** Runs on plan credits in a month, under way or finished; null for no limit. */
  readonly generationsMax: number | null;
  readonly usersMax: number;
  readonly isPopular: boolean;
  /** Whether it can be bought. One that is retired goes on for those who have it. */
  readonly isSold: boolean;
  readonly features: readonly PlanFeature[];
}

const included = (name: string): PlanFeature => ({ name, included: true });
const missing = (name: string): PlanFeature => ({ name, included: false });

/**
 * What is sold today, the cheapest first. A change holds for what is paid from the next start on: each start keeps what has changed as
 * another version (`plan_versions`), and what was paid before stays as it was agreed.
 */
export const plans: readonly Plan[] = [
  {
    id: "free",
    name: "Free",
    description: "To try the tools on a small job, for as long as you like.",
    priceCents: { monthly: 0, yearly: 0 },
    credits: { basic: 25, advanced: 0, image: 5 },
    generationsMax: 5,
    usersMax: 1,
    isPopular: false,
    isSold: true,
    features: [
      included("Limited access to tools"),
      included("Standard support"),
      missing("Advanced AI models"),
      missing("Exports without a watermark"),
      missing("Custom fonts and brand assets"),
      missing("Team collaboration"),
      missing("API access"),
      missing("Custom branding"),
    ],
  },
  {
    id: "pro",
    name: "Pro",
    description: "For one person who designs every week.",
    priceCents: { monthly: 1_900, yearly: 19_000 },
    credits: { basic: 500, advanced: 100, image: 50 },
    generationsMax: 100,
    usersMax: 1,
    isPopular: true,
    isSold: true,
    features: [
      included("Full access to all basic tools"),
      included("Priority support"),
      included("Advanced AI models"),
      included("No watermarks"),
      included("Custom fonts and brand assets"),
      missing("Team collaboration"),
      missing("API access"),
      missing("Custom branding"),
    ],
  },
  {
    id: "business",
    name: "Business",
    description: "For a team that shares its brand and its budget.",
    priceCents: { monthly: 4_900, yearly: 49_000 },
    credits: { basic: 2_000, advanced: 500, image: 200 },
    generationsMax: null,
    usersMax: 5,
    isPopular: false,
    isSold: true,
    features: [
      included("Full access to all tools"),
      included("Premium support"),
      included("Advanced AI models"),
      included("No watermarks"),
      included("Custom fonts and brand assets"),
      included("Team collaboration"),
      included("API access"),
      included("Custom branding"),
    ],
  },
];

/** Those that can be bought, the cheapest first. */
export const paidPlans: readonly Plan[] = plans.filter(({ id, isSold }) => id !== "free" && isSold);

/** What is sold as a subscription: a plan, and how it is paid. */
export interface PlanAndInterval {
  readonly planId: PlanId;
  readonly interval: BillingInterval;
}

/** @returns what a year saves over twelve months, in percent rounded down to a multiple of 5 (A19); the least of the paid plans. */
export function annualSavingPercent(ofPlans: readonly Pick<Plan, "priceCents">[]): number {
  const savings = ofPlans
    .filter(({ priceCents }) => priceCents.monthly > 0)
    .map(({ priceCents }) => 100 - (priceCents.yearly * 100) / (priceCents.monthly * 12));
  if (savings.length === 0) return 0;
  return Math.max(0, Math.floor(Math.min(...savings) / 5) * 5);
}

/** `$13.30 per month`. */
export const perPeriod = (cents: number, interval: BillingInterval): string =>
  `${formatPrice(cents)} per ${interval === "yearly" ? "year" : "month"}`;

/** What a plan costs without any code: `$19 per month`. */
export function priceOf({ priceCents }: Pick<Plan, "priceCents">, interval: BillingInterval): string {
  return perPeriod(priceCents[interval], interval);
}

export interface PlanChoice {
  readonly planId: PlanId | undefined;
  readonly interval: BillingInterval;
  /** One for the checkout, as it was typed. */
  readonly code?: string | undefined;
}

/**
 * What `/pricing?plan=pro&interval=yearly` says. Anything unknown counts as not given.
 * @param usual the interval where none is given: the reader's own, if they pay for one.
 */
export function readPlanChoice(parameters: URLSearchParams, usual: BillingInterval = "monthly"): PlanChoice {
  const plan = parameters.get("plan");
  const interval = parameters.get("interval");
  return {
    planId: planIds.find((id) => id === plan),
    interval: billingIntervals.find((one) => one === interval) ?? usual,
  };
}

/** The address that shows a choice; defaults are left out, so that the plain page has one address. */
export function planChoicePath({ planId, interval, code }: PlanChoice, usual: BillingInterval = "monthly"): string {
  const parameters = new URLSearchParams();
  if (planId) parameters.set("plan", planId);
  if (planId || interval !== usual) parameters.set("interval", interval);
  if (code) parameters.set("code", code);
  const query = parameters.toString();
  return query ? `/pricing?${query}` : "/pricing";
}

/** What every plan's holder has today. All other features come with the tools that are still being built: name them here as they open. */
const builtFeatures: readonly string[] = ["Standard support", "Priority support", "Premium support"];

/** Whether a feature is part of a plan, and cannot be used yet. */
export const isComing = ({ name, included }: PlanFeature): boolean => included && !builtFeatures.includes(name);
