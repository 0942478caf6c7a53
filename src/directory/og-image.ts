import type { Executor } from "#platform/db/database.ts";
import type { SocialImage } from "#platform/og/serve-social-image.ts";
import { drawCategoryCover } from "./covers/index.ts";
import { getEngine, getTool } from "./queries.ts";

/** For an engine without a category, whose picture still needs a cover. */
const fallbackCategory = "ai-tools";

/** A tool's social image. @throws {AppError} `not_found` */
export async function describeToolImage(db: Executor, slug: string, brand: string): Promise<SocialImage> {
  const { name, description, category } = await getTool(db, slug);
  return { kicker: category.name, title: name, description, brand, backgroundSvg: coverOf(category.id, slug) };
}

/** An engine's social image. @throws {AppError} `not_found` */
export async function describeEngineImage(db: Executor, slug: string, brand: string): Promise<SocialImage> {
  const { name, vendor, description, categoryIds } = await getEngine(db, slug);
  return {
    kicker: `AI model by ${vendor}`,
    title: name,
    description,
    brand,
    backgroundSvg: coverOf(categoryIds[0] ?? fallbackCategory, slug),
  };
}

/** Categories that an operator adds have no hue in the data files. */
export function coverOf(categoryId: string, slug: string): string {
  return drawCategoryCover(categoryId, slug) ?? drawCategoryCover(fallbackCategory, slug) ?? "";
}
