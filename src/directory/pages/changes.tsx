import { Rss } from "lucide";
import { data } from "react-router";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import { readPageNumber } from "#platform/http/read-page-number.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { Icon } from "#ui/icon.tsx";
import { type Crumb, PageHeader } from "#ui/page-header.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { changesFeedPath, changesPath, changesPerPage } from "../change-rules.ts";
import { listChanges } from "../changes/list-changes.ts";
import { ChangeList } from "../ui/change-list.tsx";
import { quietLink } from "../ui/tool-card.tsx";
import type { Route } from "./+types/changes";

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const handle: SharedPage = { sharedBy: { page: "1" } };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { config, db } = context.get(servicesContext);
  const current = readPageNumber(url.searchParams);
  const { total, changes } = await listChanges(db, current);
  const last = Math.max(1, Math.ceil(total / changesPerPage));
  const page = { changes, current, last, baseUrl: config.baseUrl, productName: config.product.name };
  return data(
    page,
    current > last ? { status: 404, headers: { "Cache-Control": "no-store" } } : { headers: visitorPageHeaders },
  );
}

const crumbs: readonly Crumb[] = [
  { name: "Home", path: "/" },
  { name: "Tools", path: "/tools" },
  { name: "What changed", path: changesPath },
];

const pathOf = (page: number): string => (page > 1 ? `${changesPath}?page=${page}` : changesPath);

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { current, last, baseUrl, productName } = loaderData;
  return [
    ...describePage({
      title: current > 1 ? `What changed in the directory, page ${current}` : "What changed in the directory",
      description: "Every AI tool that was added, renamed or retired here, and every fact that changed, with its date.",
      path: pathOf(current),
      baseUrl,
      productName,
      imagePath: "/og/page/tools.png",
      noIndex: current > last,
      structuredData: [breadcrumbList(baseUrl, crumbs)],
    }),
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title: "What changed", href: changesFeedPath },
  ];
}

export default function Changes({ loaderData }: Route.ComponentProps) {
  const { changes, current, last } = loaderData;
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title="What changed"
        intro="Tools that were added, renamed or retired, and facts that changed. Entries are never edited afterwards."
      >
        <p>
          <a href={changesFeedPath} className={`inline-flex min-h-11 items-center gap-2 ${quietLink}`}>
            <Icon icon={Rss} className="size-4" />
            Follow by RSS
          </a>
        </p>
      </PageHeader>
      <div className="container-page grid max-w-[60rem] gap-8">
        {changes.length > 0 ? (
          <ChangeList changes={changes} namesTools />
        ) : (
          <EmptyState
            title={current > last ? `There is no page ${current}` : "Nothing has changed yet"}
            action={
              <ButtonLink to={current > last ? pathOf(last) : "/tools"}>
                {current > last ? "Go to the last page" : "See all tools"}
              </ButtonLink>
            }
          >
            {current > last
              ? "The log is shorter than that."
              : "Once a tool is added, renamed or retired, or a price changes, it’s listed here."}
          </EmptyState>
        )}
        <Pagination current={Math.min(current, last)} last={last} pathOf={pathOf} />
      </div>
    </>
  );
}
