import { Outlet } from "react-router";
import { findSession } from "#accounts/index.ts";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { ArrowLink } from "#ui/button.tsx";
import { breadcrumbList, describePage } from "#ui/head.ts";
import type { Crumb } from "#ui/page-header.tsx";
import { listChangesOf } from "../changes/list-changes.ts";
import { listComparedTools } from "../compare/compare-tools.ts";
import { fitDescription } from "../describe-models.ts";
import { engineUseContext, textPriceContext } from "../engine-use.ts";
import { findMemberOffer } from "../find-member-offer.ts";
import { listAlternatives } from "../list-alternatives.ts";
import { getTool, listCategories, listEnginesIn, listQuickAppsIn } from "../queries.ts";
import { type Category, hueOf, inSentence, toolSearchPath } from "../rules.ts";
import { CardSection } from "../ui/card-section.tsx";
import { EngineCard } from "../ui/engine-card.tsx";
import { QuickAppCard } from "../ui/quick-app-card.tsx";
import { Screenshots } from "../ui/screenshots.tsx";
import { ToolCard } from "../ui/tool-card.tsx";
import { ToolFacts } from "../ui/tool-facts.tsx";
import { ToolHeader } from "../ui/tool-header.tsx";
import type { Route } from "./+types/tool";

export const headers = () => visitorPageHeaders;

export const handle: SharedPage = { sharedBy: {} };

const similarMax = 6;
const changesMax = 5;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { config, db } = services;
  const tool = await getTool(db, params.slug);
  const [categories, similarTools, engines, quickApps, [compared], changes] = await Promise.all([
    listCategories(db),
    listAlternatives(db, tool, { limit: similarMax }),
    listEnginesIn(db, tool.categoryId),
    listQuickAppsIn(db, tool.categoryId),
    listComparedTools(db, [tool.slug]),
    listChangesOf(db, tool.slug, changesMax),
  ]);
  const engine = compared?.engine;
  const isSignedIn = (await findSession(context)) !== null;
  const offer = await findMemberOffer(services, tool, { isModel: engine !== undefined, isSignedIn });
  const use = engine && context.get(engineUseContext)(engine.slug);
  const facts = {
    shown: compared?.facts ?? [],
    addedAt: compared?.addedAt,
    engine,
    terms: use ? { engine: engine.slug, use } : null,
    textPrice: context.get(textPriceContext),
    changes,
  };
  const { baseUrl, product } = config;
  return { tool, offer, facts, categories, similarTools, engines, quickApps, baseUrl, productName: product.name };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { tool, baseUrl, productName } = loaderData;
  const path = `/tools/${tool.slug}`;
  const imagePath = `/og/tool/${tool.slug}.png`;
  return describePage({
    title: `${tool.name}: ${tool.category.name}`,
    description: describeTool(tool),
    path,
    baseUrl,
    productName,
    imagePath,
    structuredData: [
      breadcrumbList(baseUrl, crumbsOf(tool)),
      // No rating, price or platform: the directory does not know them.
      {
        "@type": "SoftwareApplication",
        name: tool.name,
        description: tool.description,
        applicationCategory: tool.category.name,
        keywords: tool.tags.join(", "),
        url: tool.website,
        image: `${baseUrl}${imagePath}`,
        ...(tool.screenshots.length > 0 && { screenshot: tool.screenshots.map((shown) => `${baseUrl}${shown.path}`) }),
        mainEntityOfPage: `${baseUrl}${path}`,
      },
    ],
  });
}

interface NamedTool {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly isPaid: boolean;
  readonly category: Category;
}

function describeTool({ name, description, isPaid, category }: NamedTool): string {
  return fitDescription(description, [
    isPaid ? "Paid." : "With a free plan.",
    "Price, tags and similar tools.",
    `Price, tags and tools similar to ${name}.`,
    `See its price, tags and similar tools for ${inSentence(category.name)}.`,
  ]);
}

function crumbsOf({ name, slug, category }: NamedTool): Crumb[] {
  return [
    { name: "Home", path: "/" },
    { name: "Tools", path: "/tools" },
    { name: category.name, path: toolSearchPath({ categoryId: category.id }) },
    { name, path: `/tools/${slug}` },
  ];
}

export default function Tool({ loaderData }: Route.ComponentProps) {
  const { tool, offer, facts, categories, similarTools, engines, quickApps } = loaderData;
  const { category } = tool;
  return (
    <>
      <ToolHeader tool={tool} offer={offer} crumbs={crumbsOf(tool)} />
      {tool.screenshots.length > 0 && <Screenshots name={tool.name} screenshots={tool.screenshots} />}
      <ToolFacts tool={tool} facts={facts} others={similarTools} />
      {/* What users say and do about it: a route of its own (src/listings). */}
      <Outlet />
      <CardSection
        title="Similar tools"
        more={
          <>
            <ArrowLink to={`/tools/${tool.slug}/alternatives`}>Alternatives to {tool.name}</ArrowLink>
            <ArrowLink to={toolSearchPath({ categoryId: category.id })}>All in {category.name}</ArrowLink>
          </>
        }
        cards={similarTools.map((similar) => ({
          key: similar.slug,
          card: <ToolCard tool={similar} hue={hueOf(categories, similar.categoryId)} level={3} />,
        }))}
      />
      <CardSection
        title={`Engines for ${inSentence(category.name)}`}
        intro="Models for this kind of work, whichever tool you use them in."
        columns={4}
        cards={engines.map((engine) => ({
          key: engine.slug,
          card: <EngineCard engine={engine} hue={category.hue} level={3} />,
        }))}
      />
      <CardSection
        title="Quick apps"
        intro="Our own small tools, each for a single task. They open here, with their settings filled in."
        columns={4}
        cards={quickApps.map((app) => ({ key: app.slug, card: <QuickAppCard app={app} level={3} /> }))}
      />
    </>
  );
}
