import { formatPrice } from "#ui/format.ts";

/** Plans, prices (C1) and pure functions on them. The browser uses them too. */

/** Every plan ever sold. Never remove one: past payments refer to it. */
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
  /** AIC granted each month, by bucket. */
  readonly credits: { readonly basic: number; readonly advanced: number; readonly image: number };
  /** The most runs on plan credits in a month, running or finished; null for no limit. */
  readonly generationsMax: number | null;
  readonly usersMax: number;
  readonly isPopular: boolean;
  /** True if it can be bought. A retired plan continues for users who have it. */
  readonly isSold: boolean;
  readonly features: readonly PlanFeature[];
}

const included = (name: string): PlanFeature => ({ name, included: true });
const missing = (name: string): PlanFeature => ({ name, included: false });

/**
 * The product's own price list, cheapest first. Each start stores changed plans as new versions (`plan_versions`), and earlier payments
 * keep the version that was agreed. Operators publish terms of their own at `/admin/plans`, so today's are in the database.
 */
export const plans: readonly Plan[] = [
  {
    id: "free",
    name: "Free",
    description: "Try the tools on small projects, for as long as you like.",
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
    description: "For individuals who design every week.",
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
    description: "For teams that share a brand and a budget.",
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

/** Plans that cost something, cheapest first. */
export const paidPlans: readonly Plan[] = plans.filter(({ id }) => id !== "free");

/** Plan and billing interval that a subscription buys. */
export interface PlanAndInterval {
  readonly planId: PlanId;
  readonly interval: BillingInterval;
}

/** @returns what yearly billing saves, in percent rounded down to a multiple of 5 (A19); the lowest among the paid plans. */
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

/** The price without any code: `$19 per month`. */
export function priceOf({ priceCents }: Pick<Plan, "priceCents">, interval: BillingInterval): string {
  return perPeriod(priceCents[interval], interval);
}

export interface PlanChoice {
  readonly planId: PlanId | undefined;
  readonly interval: BillingInterval;
  /** A code for the checkout, as typed. */
  readonly code?: string | undefined;
}

/**
 * Parses `/pricing?plan=pro&interval=yearly`. Unknown values are ignored.
 * @param usual the default interval: the user's own, if they have a subscription.
 */
export function readPlanChoice(parameters: URLSearchParams, usual: BillingInterval = "monthly"): PlanChoice {
  const plan = parameters.get("plan");
  const interval = parameters.get("interval");
  return {
    planId: planIds.find((id) => id === plan),
    interval: billingIntervals.find((one) => one === interval) ?? usual,
  };
}

/** The URL that shows a choice. Defaults are left out, so that the plain page has only one URL. */
export function planChoicePath({ planId, interval, code }: PlanChoice, usual: BillingInterval = "monthly"): string {
  const parameters = new URLSearchParams();
  if (planId) parameters.set("plan", planId);
  if (planId || interval !== usual) parameters.set("interval", interval);
  if (code) parameters.set("code", code);
  const query = parameters.toString();
  return query ? `/pricing?${query}` : "/pricing";
}

/** Explanations of the plans’ features, for everybody who compares them. */
export const featureMeanings: readonly { readonly names: readonly string[]; readonly meaning: string }[] = [
  {
    names: ["Limited access to tools"],
    meaning:
      "All tools with standard models, as far as the month’s generations go. Downloads and shared designs carry a small watermark.",
  },
  {
    names: ["Full access to all basic tools"],
    meaning:
      "All tools with all models, as far as the month’s generations go. SVG files, brand kits and brand packs come with them.",
  },
  {
    names: ["Full access to all tools"],
    meaning: "All of that without a limit of generations, and from your own programs through the API.",
  },
  {
    names: ["Advanced AI models"],
    meaning: "Larger models of the providers that this site is connected to. They’re paid with advanced credits.",
  },
  {
    names: ["Exports without a watermark", "No watermarks"],
    meaning: "Downloads and the designs that you share have no “Made with” line in them.",
  },
  {
    names: ["Custom fonts and brand assets"],
    meaning:
      "Your own fonts, colors and logos in a brand kit that the design tools use, and brand packs of your logos.",
  },
  { names: ["API access"], meaning: "Keys for your own programs, with a limit for each." },
  {
    names: ["Team collaboration"],
    meaning:
      "Up to 5 people who share one balance, their designs, texts and brand kits. You decide what each may spend.",
  },
  {
    names: ["Custom branding"],
    meaning: "Your team’s name, logo and color replace our branding on pages that it shares and in PDFs of its texts.",
  },
  {
    names: ["Standard support", "Priority support", "Premium support"],
    meaning: "We answer Business first, then Pro, then Free. Your support page says in how many hours.",
  },
];
