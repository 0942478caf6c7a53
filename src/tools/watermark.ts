import { createContext } from "react-router";
import { AppError } from "#platform/errors.ts";

/** Words that a user’s files carry, from the slice that knows plans; none if they carry none. */
export type WatermarkOf = (userId: string) => Promise<string | undefined>;

/**
 * Brand kits and brand packs are part of the paid plans, whose files carry no watermark.
 * @throws {AppError} `forbidden` on the Free plan.
 */
export async function requireBrandPlan(watermarkOf: WatermarkOf, userId: string): Promise<void> {
  if (!(await watermarkOf(userId))) return;
  throw new AppError("forbidden", {
    userMessage: "Brand kits and brand packs are part of the Pro and Business plans.",
  });
}

/** For pages: `context.get(watermarkContext)`. */
export const watermarkContext = createContext<WatermarkOf>();
