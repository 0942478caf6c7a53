/** Rows of the catalogue in the shapes of `api-schemas.ts`. Pure. */
import type { z } from "@hono/zod-openapi";
import { describeChange, type ToolChange } from "../change-rules.ts";
import type { EngineUse } from "../engine-use.ts";
import {
  type FactKind,
  type FactValue,
  factKinds,
  type PriceFrom,
  type ShownFact,
  type ToolFact,
} from "../fact-rules.ts";
import { findQuickAppPath } from "../quick-app-path.ts";
import {
  type Category,
  coverPath,
  type EngineCard,
  type EngineDetail,
  hueOf,
  logoPath,
  type QuickAppCard,
  type ToolCard,
  type ToolDetail,
  toolSearchPath,
} from "../rules.ts";
import type { toolDetailSchema } from "./api-schemas.ts";

/** Everything that the shapes need besides the row. */
export interface Present {
  readonly baseUrl: string;
  readonly categories: readonly Category[];
  readonly engineUse: (slug: string) => EngineUse | undefined;
  readonly textPrice: string;
}

export function presentCategory({ id, name, description }: Category, { baseUrl }: Present) {
  return { id, name, description, url: `${baseUrl}${toolSearchPath({ categoryId: id })}` };
}

export function presentTool(tool: ToolCard, { baseUrl, categories }: Present) {
  const { slug, name, description, categoryId, tags, website, isNew, isPaid, affiliateDiscount, imageUrl } = tool;
  return {
    slug,
    name,
    description,
    category: categoryId,
    tags: [...tags],
    website,
    isNew,
    isPaid,
    affiliateDiscount,
    url: `${baseUrl}/tools/${slug}`,
    image: new URL(imageUrl ?? coverPath(categoryId, slug), baseUrl).href,
    logo: new URL(logoPath(tool.logo, name, hueOf(categories, categoryId)), baseUrl).href,
    upvotes: tool.upvotesTotal,
  };
}

interface KnownTool extends ToolDetail {
  readonly engine: Pick<EngineDetail, "slug" | "api"> | undefined;
  readonly shown: readonly ShownFact[];
  readonly known: readonly ToolFact[];
}

type Facts = z.output<typeof toolDetailSchema>["facts"];

export function presentToolDetail(tool: KnownTool, by: Present) {
  const { reviewsTotal, ratingsSum, hasVerifiedMaker, screenshots, engine } = tool;
  return {
    ...presentTool(tool, by),
    facts: presentFacts(tool),
    rating: reviewsTotal > 0 ? Math.round((ratingsSum / reviewsTotal) * 100) / 100 : null,
    reviews: reviewsTotal,
    verified_maker: hasVerifiedMaker,
    screenshots: screenshots.map(({ path, width, height, description }) => ({
      url: new URL(path, by.baseUrl).href,
      width,
      height,
      description,
    })),
    ...presentUse(engine?.slug, by),
  };
}

/** All kinds of facts. What the directory says by itself has a value and no source (`toShownFacts`). */
function presentFacts({ isPaid, engine, shown, known }: KnownTool): Facts {
  const own: Partial<Record<FactKind, FactValue>> = {
    free: isPaid ? "no" : "yes",
    ...(engine && { api: ({ public: "yes", connect: "connect", none: "no" } as const)[engine.api] }),
  };
  const facts = factKinds.map((kind) => {
    const { text = null, source = null } = shown.find((one) => one.kind === kind) ?? {};
    const value = known.find((one) => one.kind === kind)?.value ?? own[kind] ?? null;
    return [
      kind,
      {
        value: kind === "price" && value !== null ? presentPrice(value as PriceFrom) : value,
        text,
        source: source?.url ?? null,
        checked_on: source?.checkedOn ?? null,
      },
    ];
  });
  // Values are stored as `readFact` reads them, which the schema repeats.
  return Object.fromEntries(facts) as Facts;
}

const presentPrice = ({ amountCents, currency, unit }: PriceFrom) => ({ amount_cents: amountCents, currency, unit });

function presentUse(engineSlug: string | undefined, { engineUse, textPrice }: Present) {
  const use = engineSlug === undefined ? undefined : engineUse(engineSlug);
  const words = { offered: "credits", "own-key": "own_key" } as const;
  return { runs_here: use ? words[use] : null, price_here: use === "offered" ? textPrice : null };
}

export function presentEngine(engine: EngineCard, by: Present) {
  const { slug, name, vendor, description, kind, categoryIds, tags, website } = engine;
  return {
    slug,
    name,
    vendor,
    description,
    kind,
    categories: [...categoryIds],
    tags: [...tags],
    website,
    url: `${by.baseUrl}/ai-models/${slug}`,
    ...presentUse(slug, by),
  };
}

export function presentEngineDetail(engine: EngineDetail, by: Present) {
  const { api, note, models } = engine;
  return {
    ...presentEngine(engine, by),
    api,
    note,
    models: models.map(({ reads, ...model }) => ({ ...model, ...(reads && { reads: [...reads] }) })),
  };
}

export function presentChange(change: ToolChange, { baseUrl }: Present) {
  const { id, toolSlug, toolName, kind, field, before, after, at, isListed } = change;
  return {
    id,
    tool: toolSlug,
    name: toolName,
    kind,
    field,
    before,
    after,
    text: describeChange(change),
    at: at.toISOString(),
    url: isListed ? `${baseUrl}/tools/${toolSlug}` : null,
  };
}

export function presentQuickApp(app: QuickAppCard, { baseUrl }: Present) {
  const { slug, title, description, kind, categoryIds, features } = app;
  const path = findQuickAppPath(slug) ?? toolSearchPath({ categoryId: categoryIds[0] ?? "" });
  return {
    slug,
    title,
    description,
    kind,
    categories: [...categoryIds],
    features: [...features],
    url: `${baseUrl}${path}`,
  };
}
