import { describe, expect, it } from "vitest";
import { memberDiscountOf, usualMemberOffers } from "./member-offer-rules.ts";

const offers = { ...usualMemberOffers, hasMemberOffers: true, memberTerms: "Use the code EASEL." };
const tool = { categoryId: "seo", affiliateDiscount: 0 };

describe("a discount for members", () => {
  it("[A13] follows the kind of tool", () => {
    expect(memberDiscountOf(offers, tool, false)).toBe(20);
    expect(memberDiscountOf(offers, tool, true)).toBe(15);
    expect(memberDiscountOf(offers, { ...tool, categoryId: "banner" }, false)).toBe(25);
  });

  it("[A13] is shown only where it is switched on, said how to get, and better than what everyone gets", () => {
    expect(memberDiscountOf(usualMemberOffers, tool, false)).toBe(0);
    expect(memberDiscountOf({ ...offers, memberTerms: "" }, tool, false)).toBe(0);
    expect(memberDiscountOf(offers, { ...tool, affiliateDiscount: 20 }, false)).toBe(0);
    expect(memberDiscountOf(offers, { ...tool, affiliateDiscount: 19 }, false)).toBe(20);
    expect(memberDiscountOf({ ...offers, memberDiscountOthers: 0 }, tool, false)).toBe(0);
  });
});
