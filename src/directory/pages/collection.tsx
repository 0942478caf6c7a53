import { Link } from "react-router";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { ArrowLink } from "#ui/button.tsx";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { Breadcrumbs, type Crumb } from "#ui/page-header.tsx";
import type { Collection, CollectionGroup } from "../data/collections.ts";
import { getCollection } from "../get-collection.ts";
import { listCategories, listCollection } from "../queries.ts";
import { coverPath, hueOf, toolSearchPath } from "../rules.ts";
import { CardSection } from "../ui/card-section.tsx";
import { EngineCard } from "../ui/engine-card.tsx";
import { ToolCard } from "../ui/tool-card.tsx";
import type { Route } from "./+types/collection";

/** A collection is a selection; the catalogue lists all tools. */
const toolsMax = 24;

export const headers = () => visitorPageHeaders;

export const handle: SharedPage = { sharedBy: {} };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { config, db } = context.get(servicesContext);
  const { collection, group } = getCollection(url.pathname);
  const [{ tools, engines }, categories] = await Promise.all([
    listCollection(db, collection, toolsMax),
    listCategories(db),
  ]);
  return { collection, group, tools, engines, categories, baseUrl: config.baseUrl, productName: config.product.name };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { collection, group, tools, baseUrl, productName } = loaderData;
  return describePage({
    title: collection.title,
    description: collection.description,
    path: collection.path,
    baseUrl,
    productName,
    imagePath: "/og/page/tools.png",
    structuredData: [
      breadcrumbList(baseUrl, crumbsOf(collection, group)),
      {
        "@type": "ItemList",
        name: collection.title,
        itemListElement: tools.map(({ slug, name }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          url: `${baseUrl}/tools/${slug}`,
        })),
      },
    ],
  });
}

function crumbsOf(collection: Collection, group: CollectionGroup): Crumb[] {
  return [
    { name: "Home", path: "/" },
    { name: "Tools", path: "/tools" },
    ...(group.path === "/tools" ? [] : [{ name: group.title, path: group.path }]),
    { name: collection.name, path: collection.path },
  ];
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { collection, group, tools, engines, categories } = loaderData;
  const [firstCategoryId] = collection.categoryIds;
  return (
    <>
      <header className="container-page grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-8 pt-8 md:pt-12 lg:grid-cols-12">
        <div className="grid gap-4 lg:col-span-8">
          <Breadcrumbs crumbs={crumbsOf(collection, group)} />
          <h1 className="text-2xl">{collection.title}</h1>
          <p className="max-w-[60ch] text-lg text-muted">{collection.intro}</p>
        </div>
        <img
          src={coverPath(firstCategoryId, collection.path.slice(1).replace("/", "-"))}
          alt=""
          width={640}
          height={400}
          className="hidden aspect-[8/5] w-full rounded-md border border-hairline object-cover lg:col-span-4 lg:block"
        />
      </header>
      <CardSection
        title={tools.length === toolsMax ? `The first ${toolsMax} tools` : `${tools.length} tools`}
        more={categories
          .filter(({ id }) => collection.categoryIds.includes(id))
          .map(({ id, name }) => (
            <ArrowLink key={id} to={toolSearchPath({ categoryId: id })}>
              All in {name}
            </ArrowLink>
          ))}
        columns={4}
        cards={tools.map((tool) => ({
          key: tool.slug,
          card: <ToolCard tool={tool} hue={hueOf(categories, tool.categoryId)} level={3} />,
        }))}
      />
      <CardSection
        title="AI engines"
        intro="Models for this kind of work. A tool may use one of these or its own."
        columns={4}
        cards={engines.map((engine) => ({
          key: engine.slug,
          card: <EngineCard engine={engine} hue={hueOf(categories, engine.categoryIds[0])} level={3} />,
        }))}
      />
      <Siblings collection={collection} group={group} />
    </>
  );
}

function Siblings({ collection, group }: { readonly collection: Collection; readonly group: CollectionGroup }) {
  return (
    <nav aria-label={`More in ${group.name}`} className="container-page mt-16 md:mt-24">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-hairline pt-6 text-sm">
        <span className="text-muted">More in {group.name}</span>
        {group.collections
          .filter(({ path }) => path !== collection.path)
          .map(({ path, name }) => (
            <Link
              key={path}
              to={path}
              className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          ))}
      </div>
    </nav>
  );
}
