/** Rules of the discounts for members: pure, for server and browser. */

/** Settings of the operator that decide on discounts for members. */
export interface MemberOffers {
  /** True if they are shown. */
  readonly hasMemberOffers: boolean;
  /** Percent, 0 to 25, for tools that are one of the directory's AI models. */
  readonly memberDiscountModels: number;
  /** Percent, 0 to 25, for tools that make banners. */
  readonly memberDiscountBanners: number;
  /** Percent, 0 to 25, for all other tools. */
  readonly memberDiscountOthers: number;
  /** A sentence on how members get them. */
  readonly memberTerms: string;
}

export const usualMemberOffers: MemberOffers = {
  hasMemberOffers: false,
  memberDiscountModels: 15,
  memberDiscountBanners: 25,
  memberDiscountOthers: 20,
  memberTerms: "",
};

export const memberTermsLengthMax = 200;

/** Discount for members as a tool's page shows it. */
export interface MemberOffer {
  /** 1 to 25. */
  readonly percent: number;
  /** A sentence on how to get it; null for visitors, who sign up first. */
  readonly terms: string | null;
}

export interface OfferedTool {
  readonly categoryId: string;
  /** Percent that every visitor gets. */
  readonly affiliateDiscount: number;
}

/** @returns percent; 0 if there is none, or if everyone gets as much without an account. */
export function memberDiscountOf(offers: MemberOffers, tool: OfferedTool, isModel: boolean): number {
  if (!offers.hasMemberOffers || offers.memberTerms === "") return 0;
  const percent =
    tool.categoryId === "banner"
      ? offers.memberDiscountBanners
      : isModel
        ? offers.memberDiscountModels
        : offers.memberDiscountOthers;
  return percent > tool.affiliateDiscount ? percent : 0;
}
