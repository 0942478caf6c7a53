import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { Breadcrumbs } from "#ui/page-header.tsx";
import { Picture } from "#ui/picture.tsx";
import { type ArticleSummary, getArticle, listNextArticles } from "../../content/articles.ts";
import { sections } from "../../content/sections.ts";
import type { Route } from "./+types/article-page";
import { Day, ReadNext } from "./article-rows.tsx";
import { DocumentBody } from "./document-body.tsx";
import { sectionOfPath } from "./section-of-path.ts";

export const headers = () => visitorPageHeaders;

export const handle: SharedPage = { sharedBy: {} };

export function loader({ context, url, params }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const article = getArticle(sectionOfPath(url.pathname), params.slug);
  return { article, next: listNextArticles(article), baseUrl: config.baseUrl, productName: config.product.name };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, baseUrl, productName } = loaderData;
  const { title, description, path, imagePath, published, updated } = article;
  const publisher = { "@type": "Organization", name: productName, url: `${baseUrl}/` };
  return [
    ...describePage({
      title,
      description,
      path,
      baseUrl,
      productName,
      imagePath,
      type: "article",
      structuredData: [
        {
          "@type": "Article",
          headline: title,
          description,
          image: `${baseUrl}${imagePath}`,
          datePublished: published,
          dateModified: updated,
          inLanguage: "en",
          articleSection: sections[article.section].title,
          mainEntityOfPage: `${baseUrl}${path}`,
          author: publisher,
          publisher,
        },
        breadcrumbList(baseUrl, crumbsOf(article)),
      ],
    }),
    { property: "article:published_time", content: published },
    { property: "article:modified_time", content: updated },
  ];
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, next } = loaderData;
  return (
    <>
      <article className="container-page">
        <header className="grid gap-6 pt-10 pb-10 md:pt-16 lg:grid-cols-12 lg:gap-x-10 lg:pb-14">
          <div className="lg:col-span-12">
            <Breadcrumbs crumbs={crumbsOf(article)} />
          </div>
          <h1 className="text-3xl lg:col-span-9">{article.title}</h1>
          <div className="grid content-end gap-0.5 text-sm text-muted tabular-nums lg:col-span-3">
            <p className="font-semibold text-accent-text">{article.topic}</p>
            <p>
              Published <Day day={article.published} />
            </p>
            {article.updated !== article.published && (
              <p>
                Updated <Day day={article.updated} />
              </p>
            )}
            <p>{article.minutes} min read</p>
          </div>
        </header>
        <Picture
          src={article.coverPath}
          alt=""
          width={640}
          height={400}
          className="aspect-[8/5] w-full rounded-md object-cover md:aspect-[21/8]"
        />
        <DocumentBody html={article.html} headings={article.headings} />
      </article>
      <ReadNext section={sections[article.section]} articles={next} />
    </>
  );
}

const crumbsOf = ({ section, title, path }: ArticleSummary) => [
  { name: "Home", path: "/" },
  { name: sections[section].title, path: sections[section].path },
  { name: title, path },
];
