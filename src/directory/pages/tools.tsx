import { data, Link } from "react-router";
import { useAuth } from "#accounts/ui/index.ts";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { Breadcrumbs, type Crumb } from "#ui/page-header.tsx";
import { collectionGroups } from "../data/collections.ts";
import { fitDescription } from "../describe-models.ts";
import { parseToolSearch } from "../parse-tool-search.ts";
import { listCategories } from "../queries.ts";
import { type Category, type ToolSearch, toolSearchPath } from "../rules.ts";
import { findAskedPage } from "../search/find-asked-page.ts";
import { findOwnApps, readSearchWords } from "../search/search-directory.ts";
import { describeToolCount, lastPageOf, toolsPerPage } from "../search-rules.ts";
import { searchTools } from "../search-tools.ts";
import { CatalogueSearch } from "../ui/catalogue-search.tsx";
import { FilterPanel } from "../ui/filter-panel.tsx";
import { ToolResults } from "../ui/tool-results.tsx";
import { useToolFilters } from "../ui/use-tool-filters.ts";
import type { Route } from "./+types/tools";

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const handle: SharedPage = {
  sharedBy: { q: "", category: "", price: "", discount: "", new: "", sort: "featured", page: "1" },
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { catalogueCache, config, db } = services;
  const categories = await catalogueCache.read("categories", () => listCategories(db));
  const search = parseToolSearch(url.searchParams, new Set(categories.map(({ id }) => id)));
  const [found, apps, asked] = await Promise.all([
    searchTools(db, search, () => readSearchWords(services)),
    search.page === 1 ? findOwnApps(services, search.query) : [],
    search.page === 1 ? findAskedPage(db, search.query) : undefined,
  ]);
  const { baseUrl, product } = config;
  const page = {
    ...found,
    apps,
    asked,
    search,
    categories,
    groups: namesOfCollections(),
    baseUrl,
    productName: product.name,
  };
  const isPastTheLast = search.page > lastPageOf(found.total);
  return data(
    page,
    isPastTheLast ? { status: 404, headers: { "Cache-Control": "no-store" } } : { headers: visitorPageHeaders },
  );
}

/** Only names and paths: the page does not show their texts. */
const namesOfCollections = () =>
  collectionGroups.map(({ path, name, collections }) => ({
    path,
    name,
    collections: collections.map((collection) => ({ path: collection.path, name: collection.name })),
  }));

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { search, categories, tools, baseUrl, productName } = loaderData;
  const { title, description } = describeCatalogue(search, categories);
  const ofPage = search.page > 1 ? `, page ${search.page}` : "";
  return describePage({
    title: `${title}${ofPage}`,
    description,
    path: toolSearchPath(search),
    baseUrl,
    productName,
    imagePath: "/og/page/tools.png",
    noIndex: isNarrowed(search) || tools.length === 0,
    structuredData: [
      breadcrumbList(baseUrl, crumbsOf(search, categories)),
      {
        "@type": "ItemList",
        name: title,
        itemListElement: tools.map(({ slug, name }, index) => ({
          "@type": "ListItem",
          position: (search.page - 1) * toolsPerPage + index + 1,
          name,
          url: `${baseUrl}/tools/${slug}`,
        })),
      },
    ],
  });
}

/** Search engines index categories and their pages, but not searches, filters and sort orders, which show the same tools again. */
function isNarrowed({ query, price, onlyNew, onlyDiscounted, sort }: ToolSearch): boolean {
  return query !== "" || price !== undefined || onlyNew || onlyDiscounted || sort !== "featured";
}

function crumbsOf({ categoryId }: ToolSearch, categories: readonly Category[]): Crumb[] {
  const category = categories.find(({ id }) => id === categoryId);
  return [
    { name: "Home", path: "/" },
    { name: "Tools", path: "/tools" },
    ...(category ? [{ name: category.name, path: toolSearchPath({ categoryId }) }] : []),
  ];
}

function describeCatalogue({ categoryId, query }: ToolSearch, categories: readonly Category[]) {
  const category = categories.find(({ id }) => id === categoryId);
  const intro =
    category?.description ??
    "Every tool in the directory, described in our own words. Search, or filter by task and price.";
  const sentences = [
    "Compare AI tools by price, find new ones, and see what each one does.",
    "Compare AI tools, and see what each one does.",
    "Free to browse, without an account.",
  ];
  return {
    heading: category?.name ?? "AI design tools",
    intro,
    title: query === "" ? (category ? `${category.name}: AI tools` : "AI design tools") : `Tools for “${query}”`,
    description: fitDescription(intro, sentences),
  };
}

export default function Tools({ loaderData }: Route.ComponentProps) {
  const { search, categories, groups, apps, asked, total, tools, readAs } = loaderData;
  const filters = useToolFilters();
  const { heading, intro } = describeCatalogue(search, categories);
  return (
    <>
      <header className="container-page grid grid-cols-[minmax(0,1fr)] items-end gap-x-8 gap-y-5 pt-8 pb-8 md:pt-12 md:pb-12 lg:grid-cols-12">
        <div className="grid gap-3 lg:col-span-5">
          <Breadcrumbs crumbs={crumbsOf(search, categories)} />
          <h1 className="text-2xl">{heading}</h1>
          <p className="max-w-[44ch] text-muted">{intro}</p>
        </div>
        <div className="lg:col-span-7">
          <CatalogueSearch filters={filters} />
        </div>
      </header>
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-8 lg:border-t lg:border-hairline lg:pt-8">
        <FilterPanel
          filters={filters}
          categories={categories}
          countLabel={describeToolCount(total, 1).split(",")[0] ?? ""}
        />
        <ToolResults
          filters={filters}
          categories={categories}
          apps={apps}
          asked={asked}
          total={total}
          page={search.page}
          tools={tools}
          readAs={readAs}
        />
      </div>
      <Collections groups={groups} />
      <Offer />
    </>
  );
}

function Collections({ groups }: { readonly groups: ReturnType<typeof namesOfCollections> }) {
  return (
    <section
      aria-labelledby="collections"
      className="container-page mt-24 grid gap-8 border-t border-hairline pt-10 lg:grid-cols-12"
    >
      <div className="grid content-start gap-2 lg:col-span-4">
        <h2 id="collections" className="text-xl">
          Collections
        </h2>
        <p className="max-w-[38ch] text-muted">For each task: what to look for, and which tools and engines do it.</p>
      </div>
      <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 lg:col-span-8">
        {groups.map((group) => (
          <div key={group.path} className="grid content-start gap-1">
            <h3 className="pb-1 font-sans text-sm font-semibold tracking-normal">{group.name}</h3>
            {group.collections.map(({ path, name }) => (
              <Link
                key={path}
                to={path}
                className="justify-self-start py-1 text-sm text-muted hover:text-ink hover:underline"
              >
                {name}
              </Link>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Signed-in users see only the link to the prices. */
function Offer() {
  const { viewer } = useAuth();
  return (
    <section aria-labelledby="offer" className="container-page mt-16">
      <div className="grid items-end gap-6 rounded-md bg-sunken p-6 md:grid-cols-[minmax(0,1fr)_auto] md:p-10">
        <div className="grid gap-2">
          <h2 id="offer" className="text-xl">
            Many engines, one account
          </h2>
          <p className="max-w-[56ch] text-muted">
            Save your favorites, design with our own engine, and run connected models for texts, pictures, video and
            sound, all for one kind of credit.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {!viewer && <ButtonLink to="/signup">Sign up</ButtonLink>}
          <ButtonLink to="/pricing" variant="secondary">
            See pricing
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
