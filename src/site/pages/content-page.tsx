import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { getContentPage } from "../content/articles.ts";
import type { Route } from "./+types/content-page";
import { Day } from "./articles/article-rows.tsx";
import { DocumentBody } from "./articles/document-body.tsx";

export const headers = () => visitorPageHeaders;

export const handle: SharedPage = { sharedBy: {} };

/** `/careers` and `/affiliate`: each is the `index.md` in the folder of its name. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const path = url.pathname.replace(/\/+$/, "");
  return {
    path,
    page: getContentPage(`${path.slice(1)}/index`),
    baseUrl: config.baseUrl,
    productName: config.product.name,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { path, page, baseUrl, productName } = loaderData;
  return describePage({
    title: page.title,
    description: page.description,
    path,
    baseUrl,
    productName,
    imagePath: `/og/page${path}.png`,
    structuredData: [breadcrumbList(baseUrl, crumbsOf(page.title, path))],
  });
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { path, page } = loaderData;
  return (
    <>
      <PageHeader crumbs={crumbsOf(page.title, path)} title={page.title}>
        <p className="text-sm text-muted">
          Updated <Day day={page.updated} />
        </p>
      </PageHeader>
      <div className="container-page">
        <div className="border-t border-ink">
          <DocumentBody html={page.html} headings={page.headings} />
        </div>
        <div className="grid pt-12 lg:grid-cols-12 lg:gap-x-10">
          <div className="flex flex-wrap gap-3 lg:col-span-8 lg:col-start-5">
            <ButtonLink to="/contact">Contact us</ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}

const crumbsOf = (title: string, path: string) => [
  { name: "Home", path: "/" },
  { name: title, path },
];
