import { sql } from "drizzle-orm";
import { engines, quickApps, tools } from "./schema.ts";

export const toolCardColumns = {
  slug: tools.slug,
  name: tools.name,
  description: tools.description,
  categoryId: tools.categoryId,
  website: tools.website,
  tags: tools.tags,
  imageUrl: tools.imageUrl,
  logo: sql<string | null>`coalesce(${tools.makerLogo}, ${tools.logo})`,
  isNew: tools.isNew,
  isPaid: tools.isPaid,
  affiliateDiscount: tools.affiliateDiscount,
  upvotesTotal: tools.upvotesTotal,
};

export const engineCardColumns = {
  slug: engines.slug,
  name: engines.name,
  vendor: engines.vendor,
  description: engines.description,
  website: engines.website,
  tags: engines.tags,
  kind: engines.kind,
  categoryIds: engines.categoryIds,
  logo: engines.logo,
};

export const quickAppCardColumns = {
  slug: quickApps.slug,
  title: quickApps.title,
  description: quickApps.description,
  kind: quickApps.kind,
  categoryIds: quickApps.categoryIds,
  features: quickApps.features,
};

/**
 * Condition that everyone may see a tool. Written out, not a parameter: only then PostgreSQL uses the indexes of published tools for any plan.
 */
export const isListed = sql`${tools.state} = 'published'`;
