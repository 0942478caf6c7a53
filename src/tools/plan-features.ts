import { createContext } from "react-router";
import { AppError } from "#platform/errors.ts";

/** Features of a user's plan besides runs. */
export interface PlanFeatures {
  /** Brand kits with fonts of the user's own, and brand packs. */
  readonly hasBrandKits: boolean;
  /** Words that the user's files carry; none if they carry none. */
  readonly watermark: string | undefined;
}

/** On files of the Free plan, and on what visitors have drawn. */
export const watermarkOf = (productName: string): string => `Made with ${productName}`;

/** From the slice that knows plans. */
export type FeaturesOf = (userId: string) => Promise<PlanFeatures>;

/** @throws {AppError} `forbidden` on a plan without brand kits and brand packs. */
export async function requireBrandKits(featuresOf: FeaturesOf, userId: string): Promise<void> {
  if ((await featuresOf(userId)).hasBrandKits) return;
  throw new AppError("forbidden", {
    userMessage: "Brand kits and brand packs are part of the Pro and Business plans.",
  });
}

/** For pages: `context.get(featuresContext)`. */
export const featuresContext = createContext<FeaturesOf>();
