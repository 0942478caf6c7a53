import type { Executor } from "#platform/db/database.ts";
import type { SocialImage } from "#platform/og/draw-social-image.ts";
import { drawCategoryCover } from "./covers/index.ts";
import { getEngine, getTool } from "./queries.ts";

/** Where an engine is in no category, its picture still needs a drawing. */
const fallbackCategory = "ai-tools";

/** The picture that social networks show for a tool's page. @throws {AppError} `not_found` */
export async function describeToolImage(db: Executor, slug: string, brand: string): Promise<SocialImage> {
  const { name, description, category } = await getTool(db, slug);
  return { kicker: category.name, title: name, description, brand, backgroundSvg: coverOf(category.id, slug) };
}

/** The picture that social networks show for an engine's page. @throws {AppError} `not_found` */
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

/** Categories that an operator adds have no hue of their own in the data files. */
function coverOf(categoryId: string, slug: string): string {
  return drawCategoryCover(categoryId, slug) ?? drawCategoryCover(fallbackCategory, slug) ?? "";
}
