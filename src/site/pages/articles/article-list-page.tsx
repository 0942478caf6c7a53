import { Link } from "react-router";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { classNames } from "#ui/class-names.ts";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { Breadcrumbs } from "#ui/page-header.tsx";
import { listArticles } from "../../content/articles.ts";
import { type Section, type SectionId, sectionIds, sections } from "../../content/sections.ts";
import type { Route } from "./+types/article-list-page";
import { ArticlePair, ArticleRows, LeadArticle } from "./article-rows.tsx";
import { sectionOfPath } from "./section-of-path.ts";

export const headers = () => visitorPageHeaders;

export const handle: SharedPage = { sharedBy: {} };

/** One page for all three sections; which of them is said by the address. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const section = sectionOfPath(url.pathname);
  return { section, articles: listArticles(section), baseUrl: config.baseUrl, productName: config.product.name };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { articles, baseUrl, productName } = loaderData;
  const { title, path, description } = sections[loaderData.section];
  return describePage({
    title,
    description,
    path,
    baseUrl,
    productName,
    imagePath: `/og/page${path}.png`,
    structuredData: [
      breadcrumbList(baseUrl, crumbsOf(sections[loaderData.section])),
      {
        "@type": "ItemList",
        name: title,
        itemListElement: articles.map((article, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: article.title,
          url: `${baseUrl}${article.path}`,
        })),
      },
    ],
  });
}

export default function ArticleListPage({ loaderData }: Route.ComponentProps) {
  const section = sections[loaderData.section];
  const [lead, ...others] = loaderData.articles;
  return (
    <div className="container-page">
      <header className="grid gap-4 pt-10 pb-10 md:pt-16 lg:grid-cols-12 lg:gap-x-10 lg:pb-14">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 lg:col-span-12">
          <Breadcrumbs crumbs={crumbsOf(section)} />
          <SectionLinks current={section.id} />
        </div>
        <h1 className="text-3xl lg:col-span-7">{section.title}</h1>
        <p className="max-w-[48ch] self-end text-lg text-muted lg:col-span-5">{section.intro}</p>
      </header>
      {lead && <LeadArticle article={lead} layout={section.id === "case-studies" ? "banner" : "beside"} />}
      <div className="pt-12 lg:pt-20">
        {section.id === "case-studies" ? (
          <ArticlePair articles={others} />
        ) : (
          <ArticleRows articles={others} layout={section.id === "blog" ? "index" : "gallery"} />
        )}
      </div>
    </div>
  );
}

const crumbsOf = ({ title, path }: Section) => [
  { name: "Home", path: "/" },
  { name: title, path },
];

function SectionLinks({ current }: { readonly current: SectionId }) {
  return (
    <nav aria-label="Sections" className="-mx-3 flex">
      {sectionIds.map((id) => (
        <Link
          key={id}
          to={sections[id].path}
          prefetch="intent"
          aria-current={id === current ? "page" : undefined}
          className={classNames(
            "inline-flex min-h-11 items-center px-3 text-sm font-medium hover:text-ink hover:underline",
            id === current ? "text-accent-text" : "text-muted",
          )}
        >
          {sections[id].title}
        </Link>
      ))}
    </nav>
  );
}
