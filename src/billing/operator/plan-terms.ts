import { tidyLine, withoutEmpty } from "#platform/forms/rules.ts";
import { formatList, formatNumber, formatPrice } from "#ui/format.ts";
import type { Plan } from "../plans.ts";

/** Terms of a plan that operators may publish. Its name, features and number of people belong to the product. */
export type PlanTerms = Pick<
  Plan,
  "description" | "priceCents" | "credits" | "generationsMax" | "isPopular" | "isSold"
>;

/** The same of a plan that has more. */
export const planTermsOf = ({
  description,
  priceCents,
  credits,
  generationsMax,
  isPopular,
  isSold,
}: PlanTerms): PlanTerms => ({ description, priceCents, credits, generationsMax, isPopular, isSold });

/** Fields of the form, with their labels. */
export const planFieldLabels = {
  description: "Description",
  monthly: "Price per month, USD",
  yearly: "Price per year, USD",
  basic: "Basic credits a month",
  advanced: "Advanced credits a month",
  image: "Image credits a month",
  generations: "Generations a month",
  isPopular: "Recommended",
  isSold: "Sold",
} as const;
export type PlanField = keyof typeof planFieldLabels;

const planFieldNames = Object.keys(planFieldLabels) as PlanField[];

/**
 * Fields that can be changed for a plan. The Free plan costs nothing and is everyone's, and a plan without a limit of runs promises that
 * among its features.
 */
export function planFieldsOf({ priceCents, generationsMax }: PlanTerms): readonly PlanField[] {
  const isFree = priceCents.monthly === 0;
  const fixed: readonly PlanField[] = [
    ...(isFree ? (["monthly", "yearly", "isPopular", "isSold"] as const) : []),
    ...(generationsMax === null ? (["generations"] as const) : []),
  ];
  return planFieldNames.filter((name) => !fixed.includes(name));
}

const descriptionLengthMax = 120;
const priceCentsMax = 1_000_000;
const creditsMax = 1_000_000;
const generationsLimit = 100_000;

/** The texts of the fields, as `readPlanTerms` reads them. */
export const planTexts = (terms: PlanTerms): Readonly<Record<PlanField, string>> => ({
  description: terms.description,
  monthly: dollars(terms.priceCents.monthly),
  yearly: dollars(terms.priceCents.yearly),
  basic: String(terms.credits.basic),
  advanced: String(terms.credits.advanced),
  image: String(terms.credits.image),
  generations: terms.generationsMax === null ? "" : String(terms.generationsMax),
  isPopular: terms.isPopular ? "yes" : "no",
  isSold: terms.isSold ? "yes" : "no",
});

const dollars = (cents: number): string => formatPrice(cents).slice(1);

export type ReadPlanTerms =
  | { readonly terms: PlanTerms; readonly errors?: undefined }
  | { readonly terms?: undefined; readonly errors: Readonly<Partial<Record<PlanField, string>>> };

/** Reads the fields of a plan. Those that can't be changed keep what the plan has, whatever was sent. */
export function readPlanTerms(sent: Readonly<Partial<Record<PlanField, string>>>, present: PlanTerms): ReadPlanTerms {
  const open = planFieldsOf(present);
  const kept = planTexts(present);
  const text = (name: PlanField) => tidyLine((open.includes(name) ? sent[name] : undefined) ?? kept[name]);
  const monthly = open.includes("monthly") ? readCents(text("monthly")) : present.priceCents.monthly;
  const yearly = open.includes("yearly") ? readCents(text("yearly")) : present.priceCents.yearly;
  const [basic, advanced, image] = (["basic", "advanced", "image"] as const).map((name) =>
    readWhole(text(name), 0, creditsMax),
  );
  const generations = text("generations") === "" ? null : readWhole(text("generations"), 1, generationsLimit);
  const description = text("description");
  const credits = `Enter a whole number from 0 to ${formatNumber(creditsMax)}.`;
  const price = `Enter an amount from 1 to ${formatNumber(priceCentsMax / 100)}, e.g. 19 or 19.50.`;
  const errors = withoutEmpty({
    description:
      description === "" || description.length > descriptionLengthMax
        ? `Enter a sentence of at most ${descriptionLengthMax} characters.`
        : undefined,
    monthly: monthly === undefined ? price : undefined,
    yearly: yearly === undefined ? price : yearProblem(monthly, yearly),
    basic: basic === undefined ? credits : undefined,
    advanced: advanced === undefined ? credits : undefined,
    image: image === undefined ? credits : undefined,
    generations:
      generations === undefined || (generations === null && present.generationsMax !== null)
        ? `Enter a whole number from 1 to ${formatNumber(generationsLimit)}.`
        : undefined,
    isPopular:
      text("isPopular") === "yes" && text("isSold") === "no"
        ? "A plan that isn’t sold can’t be recommended."
        : undefined,
  });
  if (
    Object.keys(errors).length > 0 ||
    monthly === undefined ||
    yearly === undefined ||
    basic === undefined ||
    advanced === undefined ||
    image === undefined ||
    generations === undefined
  )
    return { errors };
  return {
    terms: {
      description,
      priceCents: { monthly, yearly },
      credits: { basic, advanced, image },
      generationsMax: generations,
      isPopular: text("isPopular") === "yes",
      isSold: text("isSold") === "yes",
    },
  };
}

function readWhole(text: string, least: number, most: number): number | undefined {
  return /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined;
}

/** @returns cents of an amount such as `19` or `19.50`. */
function readCents(text: string): number | undefined {
  const [, whole, cents = "00"] = /^(\d{1,5})(?:\.(\d{2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(whole) * 100 + Number(cents);
  return amount >= 100 && amount <= priceCentsMax ? amount : undefined;
}

function yearProblem(monthly: number | undefined, yearly: number): string | undefined {
  if (monthly === undefined || yearly === 0 || (yearly > monthly && yearly <= monthly * 12)) return undefined;
  return "A year costs more than one month and at most as much as twelve.";
}

/**
 * Tells why a plan's new terms don't go with the other plans. Payments tell plans apart by price, and upgrades follow the order of prices.
 * @param list all plans as they are today.
 * @returns a sentence, or undefined if they do.
 */
export function planListProblem(list: readonly Plan[], changed: Plan): string | undefined {
  const after = list.map((plan) => (plan.id === changed.id ? changed : plan));
  const recommended = list.find((plan) => plan.isPopular && plan.id !== changed.id);
  if (changed.isPopular && recommended) {
    return `${recommended.name} is recommended already. Take its mark away first.`;
  }
  const prices = after.flatMap(({ priceCents: { monthly, yearly } }) => [monthly, yearly]).filter((cents) => cents > 0);
  if (new Set(prices).size < prices.length) {
    return "Another price is the same. Payments tell plans apart by their price, so each needs its own.";
  }
  if (namesByPrice(list) !== namesByPrice(after)) {
    return `Keep the plans in their order: ${namesByPrice(list)}. Each has all that the cheaper ones have.`;
  }
  return undefined;
}

const namesByPrice = (list: readonly Plan[]): string =>
  formatList(list.toSorted((one, other) => one.priceCents.monthly - other.priceCents.monthly).map(({ name }) => name));

export interface TermsChange {
  readonly field: PlanField;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** Fields in which two terms differ, in words. */
export function changedTerms(before: PlanTerms, after: PlanTerms): readonly TermsChange[] {
  const [from, to] = [termsInWords(before), termsInWords(after)];
  return planFieldNames
    .filter((field) => from[field] !== to[field])
    .map((field) => ({ field, label: planFieldLabels[field], from: from[field], to: to[field] }));
}

const termsInWords = (terms: PlanTerms): Readonly<Record<PlanField, string>> => ({
  ...planTexts(terms),
  monthly: formatPrice(terms.priceCents.monthly),
  yearly: formatPrice(terms.priceCents.yearly),
  basic: formatNumber(terms.credits.basic),
  advanced: formatNumber(terms.credits.advanced),
  image: formatNumber(terms.credits.image),
  generations: terms.generationsMax === null ? "No limit" : formatNumber(terms.generationsMax),
  isPopular: terms.isPopular ? "Yes" : "No",
  isSold: terms.isSold ? "Yes" : "No",
});
