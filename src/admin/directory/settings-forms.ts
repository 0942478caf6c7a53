import { discountMessage, type MemberOffers, memberTermsLengthMax, readDiscount } from "#directory/browser.ts";
import { type Checked, fieldOf, tidyLine, withoutEmpty } from "#platform/forms/rules.ts";
import { checkReason } from "../rules.ts";

/** Forms of the directory's settings, by their intent. */
export const settingsIntents = ["settings", "member-offers"] as const;

/** Checks the form that switches offers and the check of links on or off. */
export function checkSettings(form: FormData): Checked<string> {
  const { values, errors } = checkReason(form);
  const own = Object.fromEntries(["intent", "hasOffers", "checksLinks"].map((name) => [name, fieldOf(form, name)]));
  return { values: { ...values, ...own }, errors };
}

const discountNames = ["memberDiscountModels", "memberDiscountBanners", "memberDiscountOthers"] as const;

/** Checks the form of the discounts for members. */
export function checkMemberOffers(form: FormData): Checked<string> {
  const { values, errors } = checkReason(form);
  const discounts = discountNames.map((name) => [name, fieldOf(form, name).trim()] as const);
  const memberTerms = tidyLine(fieldOf(form, "memberTerms"));
  const hasMemberOffers = fieldOf(form, "hasMemberOffers");
  return {
    values: {
      ...values,
      intent: fieldOf(form, "intent"),
      hasMemberOffers,
      memberTerms,
      ...Object.fromEntries(discounts),
    },
    errors: {
      ...errors,
      ...withoutEmpty({
        ...Object.fromEntries(
          discounts.map(([name, text]) => [name, readDiscount(text) === undefined ? discountMessage : undefined]),
        ),
        memberTerms: termsProblem(memberTerms, hasMemberOffers === "yes"),
      }),
    },
  };
}

function termsProblem(terms: string, isOn: boolean): string | undefined {
  if (isOn && terms === "") return "Say how members get it.";
  return terms.length > memberTermsLengthMax ? `Keep it within ${memberTermsLengthMax} characters.` : undefined;
}

/** Reads the values of `checkMemberOffers` that had no errors. */
export function readMemberOffers(values: Readonly<Record<string, string>>): MemberOffers {
  const [models = 0, banners = 0, others = 0] = discountNames.map((name) => readDiscount(values[name] ?? "") ?? 0);
  return {
    hasMemberOffers: values.hasMemberOffers === "yes",
    memberDiscountModels: models,
    memberDiscountBanners: banners,
    memberDiscountOthers: others,
    memberTerms: values.memberTerms ?? "",
  };
}
