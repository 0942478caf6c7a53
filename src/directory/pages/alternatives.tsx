import { data, Link } from "react-router";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import { readPageNumber } from "#platform/http/read-page-number.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { type Crumb, PageHeader } from "#ui/page-header.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { TabLinks } from "#ui/tab-links.tsx";
import { comparisonPath } from "../compare-rules.ts";
import { fitDescription } from "../describe-models.ts";
import { alternativesMax, listAlternatives } from "../list-alternatives.ts";
import { getTool, listCategories } from "../queries.ts";
import { hueOf, inSentence, toolSearchPath } from "../rules.ts";
import { toolsPerPage } from "../search-rules.ts";
import { quietLink, ToolCard } from "../ui/tool-card.tsx";
import type { Route } from "./+types/alternatives";

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const handle: SharedPage = { sharedBy: { price: "", page: "1" } };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { catalogueCache, config, db } = context.get(servicesContext);
  const tool = await getTool(db, params.slug);
  const onlyFree = url.searchParams.get("price") === "free";
  const current = readPageNumber(url.searchParams);
  const [all, categories] = await Promise.all([
    listAlternatives(db, tool, { onlyFree, limit: alternativesMax }),
    catalogueCache.read("categories", () => listCategories(db)),
  ]);
  const last = Math.max(1, Math.ceil(all.length / toolsPerPage));
  const tools = all.slice((current - 1) * toolsPerPage, current * toolsPerPage);
  const page = { tool, tools, categories, onlyFree, current, last, total: all.length };
  return data(
    { ...page, baseUrl: config.baseUrl, productName: config.product.name },
    current > last ? { status: 404, headers: { "Cache-Control": "no-store" } } : { headers: visitorPageHeaders },
  );
}

type Data = Route.ComponentProps["loaderData"];

const crumbsOf = ({ name, slug, category }: Data["tool"]): readonly Crumb[] => [
  { name: "Home", path: "/" },
  { name: "Tools", path: "/tools" },
  { name: category.name, path: toolSearchPath({ categoryId: category.id }) },
  { name, path: `/tools/${slug}` },
  { name: "Alternatives", path: `/tools/${slug}/alternatives` },
];

function pathOf(slug: string, onlyFree: boolean, page = 1): string {
  const parameters = new URLSearchParams();
  if (onlyFree) parameters.set("price", "free");
  if (page > 1) parameters.set("page", String(page));
  return `/tools/${slug}/alternatives${parameters.size > 0 ? `?${parameters}` : ""}`;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { tool, tools, onlyFree, current, baseUrl, productName } = loaderData;
  return describePage({
    title: `${onlyFree ? "Free alternatives" : "Alternatives"} to ${tool.name}${current > 1 ? `, page ${current}` : ""}`,
    description: fitDescription(`Tools that do what ${tool.name} does, for ${inSentence(tool.category.name)}.`, [
      "Compare their prices and terms side by side, or see only those with a free plan.",
      "Compare them side by side.",
    ]),
    path: pathOf(tool.slug, onlyFree, current),
    baseUrl,
    productName,
    imagePath: `/og/tool/${tool.slug}.png`,
    noIndex: tools.length === 0 || onlyFree,
    structuredData: [
      breadcrumbList(baseUrl, crumbsOf(tool)),
      {
        "@type": "ItemList",
        name: `Alternatives to ${tool.name}`,
        itemListElement: tools.map(({ slug, name }, index) => ({
          "@type": "ListItem",
          position: (current - 1) * toolsPerPage + index + 1,
          name,
          url: `${baseUrl}/tools/${slug}`,
        })),
      },
    ],
  });
}

export default function Alternatives({ loaderData }: Route.ComponentProps) {
  const { tool, tools, categories, onlyFree, current, last, total } = loaderData;
  const tabs = [
    { id: "all", name: "All", path: pathOf(tool.slug, false) },
    { id: "free", name: "With a free plan", path: pathOf(tool.slug, true) },
  ] as const;
  return (
    <>
      <PageHeader
        crumbs={crumbsOf(tool)}
        title={`Alternatives to ${tool.name}`}
        intro={
          <>
            {tool.description} These do something alike: those with the most tags in common come first.{" "}
            <Link to={`/tools/${tool.slug}`} className={quietLink}>
              More about {tool.name}
            </Link>
          </>
        }
      />
      <div className="container-page grid gap-6">
        <TabLinks label="Price" tabs={tabs} current={onlyFree ? "free" : "all"} />
        <p role="status" className="font-semibold tabular-nums">
          {total === alternativesMax
            ? `The first ${total} alternatives`
            : total === 1
              ? "1 alternative"
              : `${total} alternatives`}
        </p>
        {tools.length === 0 && (
          <EmptyState
            title={total > 0 ? `There is no page ${current}` : "No alternatives yet"}
            action={
              <ButtonLink
                to={total > 0 ? pathOf(tool.slug, onlyFree, last) : onlyFree ? pathOf(tool.slug, false) : "/tools"}
              >
                {total > 0 ? "Go to the last page" : onlyFree ? "See all alternatives" : "See all tools"}
              </ButtonLink>
            }
          >
            {total > 0
              ? "The list is shorter than that."
              : `We know of no ${onlyFree ? "free " : ""}tool here that does what ${tool.name} does.`}
          </EmptyState>
        )}
        <ul className="grid gap-x-4 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {tools.map((other) => (
            <li key={other.slug} className="grid grid-rows-[1fr_auto] gap-1">
              <ToolCard tool={other} hue={hueOf(categories, other.categoryId)} level={2} />
              <Link
                to={comparisonPath([tool.slug, other.slug])}
                className="inline-flex min-h-11 items-center justify-self-start text-sm text-muted hover:text-ink hover:underline"
              >
                {tool.name} vs {other.name}
              </Link>
            </li>
          ))}
        </ul>
        <Pagination
          current={Math.min(current, last)}
          last={last}
          pathOf={(page) => pathOf(tool.slug, onlyFree, page)}
        />
      </div>
    </>
  );
}
