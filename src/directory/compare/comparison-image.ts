import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { SocialImage } from "#platform/og/serve-social-image.ts";
import { comparisonPath } from "../compare-rules.ts";
import { coverOf } from "../og-image.ts";
import { inSentence } from "../rules.ts";
import { listFeaturedPairs, readComparedTools } from "./compare-tools.ts";

/** Only pairs of the sitemap have a picture of their own: each is stored, and visitors can make up as many comparisons as they like. */
export async function hasOwnPicture(db: Executor, tools: readonly { readonly slug: string }[]): Promise<boolean> {
  if (tools.length !== 2) return false;
  const path = comparisonPath(tools.map(({ slug }) => slug));
  return (await listFeaturedPairs(db)).some(({ slugs }) => comparisonPath(slugs) === path);
}

/** The social image of a comparison. @throws {AppError} `not_found` for a comparison without one. */
export async function describeComparisonImage(db: Executor, address: string, brand: string): Promise<SocialImage> {
  const tools = await readComparedTools(db, address);
  const [first] = tools;
  if (!first || !(await hasOwnPicture(db, tools)))
    throw new AppError("not_found", { userMessage: "This comparison has no picture of its own." });
  return {
    kicker: "Comparison",
    title: tools.map(({ name }) => name).join(" vs "),
    description: `Two tools for ${inSentence(first.category.name)}, side by side.`,
    brand,
    backgroundSvg: coverOf(first.category.id, address),
  };
}
