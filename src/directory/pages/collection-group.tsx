import { Link } from "react-router";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { PageHeader } from "#ui/page-header.tsx";
import type { CollectionGroup } from "../data/collections.ts";
import { getCollectionGroup } from "../get-collection.ts";
import { coverPath } from "../rules.ts";
import type { Route } from "./+types/collection-group";

export const headers = () => visitorPageHeaders;

export const handle: SharedPage = { sharedBy: {} };

export function loader({ context, url }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const group = getCollectionGroup(url.pathname);
  return { group, baseUrl: config.baseUrl, productName: config.product.name };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { group, baseUrl, productName } = loaderData;
  return describePage({
    title: `${group.title}: collections of AI tools`,
    description: group.description,
    path: group.path,
    baseUrl,
    productName,
    imagePath: "/og/page/tools.png",
    structuredData: [breadcrumbList(baseUrl, crumbsOf(group))],
  });
}

const crumbsOf = ({ title, path }: CollectionGroup) => [
  { name: "Home", path: "/" },
  { name: "Tools", path: "/tools" },
  { name: title, path },
];

export default function CollectionGroupPage({ loaderData }: Route.ComponentProps) {
  const { group } = loaderData;
  return (
    <>
      <PageHeader crumbs={crumbsOf(group)} title={group.title} intro={group.intro} />
      <ul className="container-page grid">
        {group.collections.map((collection) => (
          <li
            key={collection.path}
            className="group relative grid items-center gap-x-12 gap-y-4 border-t border-hairline py-6 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <img
              src={coverPath(collection.categoryIds[0], collection.path.slice(1).replace("/", "-"))}
              alt=""
              width={640}
              height={400}
              className="aspect-[8/5] w-full rounded-md border border-hairline object-cover"
            />
            <div className="grid gap-2">
              <h2 className="text-xl">
                <Link
                  to={collection.path}
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
                >
                  {collection.title}
                </Link>
              </h2>
              <p className="max-w-[60ch] text-muted">{collection.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
