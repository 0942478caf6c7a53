import { formatNumber } from "#ui/format.ts";
import type { ToolDetail } from "./rules.ts";

/** `4.0`: the average of a tool's published reviews, of 5. There is at least one. */
export const averageRating = (ratingsSum: number, reviewsTotal: number): string =>
  (Math.round((10 * ratingsSum) / reviewsTotal) / 10).toFixed(1);

/** `4.0 of 5 in 3 reviews`; null without a review. */
export function describeRating({
  ratingsSum,
  reviewsTotal,
}: Pick<ToolDetail, "ratingsSum" | "reviewsTotal">): string | null {
  if (reviewsTotal === 0) return null;
  const reviews = reviewsTotal === 1 ? "1 review" : `${formatNumber(reviewsTotal)} reviews`;
  return `${averageRating(ratingsSum, reviewsTotal)} of 5 in ${reviews}`;
}
