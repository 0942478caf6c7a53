import { Search } from "lucide";
import { Form, Link } from "react-router";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { Icon } from "#ui/icon.tsx";
import { type Crumb, PageHeader } from "#ui/page-header.tsx";
import { readPicker } from "../compare/read-picker.ts";
import { comparedMax, comparedMin, comparePath, comparisonPath, pickerPath } from "../compare-rules.ts";
import { listCategories } from "../queries.ts";
import { hueOf, logoPath, queryLengthMax, type ToolCard } from "../rules.ts";
import { LogoTile } from "../ui/tool-card.tsx";
import type { Route } from "./+types/compare-picker";

export const headers = () => visitorPageHeaders;

export const handle: SharedPage = { sharedBy: { tools: "", q: "" } };

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { catalogueCache, config, db } = services;
  const [picker, categories] = await Promise.all([
    readPicker(services, url.searchParams),
    catalogueCache.read("categories", () => listCategories(db)),
  ]);
  return { ...picker, categories, baseUrl: config.baseUrl, productName: config.product.name };
}

const crumbs: readonly Crumb[] = [
  { name: "Home", path: "/" },
  { name: "Tools", path: "/tools" },
  { name: "Compare", path: comparePath },
];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { chosen, query, baseUrl, productName } = loaderData;
  return describePage({
    title: "Compare AI tools",
    description:
      "Choose two to four AI tools and see them side by side: price, platforms, API and terms, each fact with its source.",
    path: comparePath,
    baseUrl,
    productName,
    imagePath: "/og/page/tools.png",
    noIndex: chosen.length > 0 || query !== "",
    structuredData: [breadcrumbList(baseUrl, crumbs)],
  });
}

type Data = Route.ComponentProps["loaderData"];

export default function ComparePicker({ loaderData }: Route.ComponentProps) {
  const { chosen, gone, query, found, pairs } = loaderData;
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title="Compare tools"
        intro="Choose two to four tools, and see what is known of each side by side."
      />
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-12">
        <section aria-labelledby="chosen" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:col-span-5">
          <h2 id="chosen" className="text-xl">
            Your tools
          </h2>
          {gone.length > 0 && (
            <Alert tone="note">
              {gone.length === 1 ? "One tool that you chose is" : `${gone.length} tools that you chose are`} no longer
              in the directory.
            </Alert>
          )}
          <Chosen data={loaderData} />
          {chosen.length >= comparedMin ? (
            <ButtonLink to={comparisonPath(chosen.map(({ slug }) => slug))} size="lg" className="justify-self-start">
              Compare {chosen.length} tools
            </ButtonLink>
          ) : (
            <p className="text-sm text-muted">
              {chosen.length === 0 ? "Search for the first one." : "Choose at least one more."}
            </p>
          )}
        </section>
        <section aria-labelledby="choose" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:col-span-7">
          <h2 id="choose" className="text-xl">
            Add a tool
          </h2>
          <SearchForm data={loaderData} />
          {found.length > 0 && <Found data={loaderData} />}
          {query !== "" && found.length === 0 && (
            <EmptyState title={`No other tools found matching "${query}"`} variant="note">
              Try a shorter word, or the name of a tool.
            </EmptyState>
          )}
          {pairs.length > 0 && (
            <div className="grid gap-2">
              <h3 className="font-sans text-sm font-semibold tracking-normal">Or start with one of these</h3>
              <ul className="grid gap-x-6 sm:grid-cols-2">
                {pairs.map(({ slugs, names }) => (
                  <li key={slugs.join()} className="border-t border-hairline">
                    <Link
                      to={comparisonPath(slugs)}
                      className="flex min-h-11 items-center text-sm hover:underline hover:underline-offset-4"
                    >
                      {names.join(" vs ")}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </section>
      </div>
    </>
  );
}

function SearchForm({ data: { chosen, query } }: { readonly data: Data }) {
  return (
    <search aria-label="Search for a tool to compare">
      <Form
        // Another search is another field.
        key={query}
        action={comparePath}
        className="flex items-center gap-2 rounded-md border-2 border-ink bg-surface p-1.5 pl-4 focus-within:border-accent-strong"
      >
        {chosen.length > 0 && <input type="hidden" name="tools" value={chosen.map(({ slug }) => slug).join(",")} />}
        <Icon icon={Search} className="size-5 shrink-0 text-muted" />
        <input
          type="search"
          name="q"
          defaultValue={query}
          aria-label="Tool, or what it does"
          placeholder="A name, or what it does"
          maxLength={queryLengthMax}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-11 min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted"
        />
        <button
          type="submit"
          className="min-h-11 rounded-sm bg-accent-strong px-4 text-sm font-semibold text-on-accent hover:bg-accent-strong-hover"
        >
          Search
        </button>
      </Form>
    </search>
  );
}

function Chosen({ data: { chosen, categories, query } }: { readonly data: Data }) {
  if (chosen.length === 0) return null;
  return (
    <ul className="border-t border-hairline">
      {chosen.map((tool) => (
        <Row key={tool.slug} tool={tool} hue={hueOf(categories, tool.categoryId)}>
          <ButtonLink
            to={pickerPath(
              chosen.filter(({ slug }) => slug !== tool.slug).map(({ slug }) => slug),
              query,
            )}
            variant="ghost"
            size="sm"
            rel="nofollow"
            preventScrollReset
            aria-label={`Remove ${tool.name}`}
          >
            Remove
          </ButtonLink>
        </Row>
      ))}
    </ul>
  );
}

function Found({ data: { chosen, found, categories } }: { readonly data: Data }) {
  const slugs = chosen.map(({ slug }) => slug);
  const isFull = slugs.length >= comparedMax;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {isFull && <p className="text-sm text-muted">Four tools fit beside each other. Remove one to add another.</p>}
      <ul aria-label="Found tools" className="border-t border-hairline">
        {found.map((tool) => (
          <Row key={tool.slug} tool={tool} hue={hueOf(categories, tool.categoryId)}>
            {!isFull && (
              <ButtonLink
                to={pickerPath([...slugs, tool.slug])}
                variant="secondary"
                size="sm"
                rel="nofollow"
                aria-label={`Add ${tool.name}`}
              >
                Add
              </ButtonLink>
            )}
          </Row>
        ))}
      </ul>
    </div>
  );
}

function Row({
  tool,
  hue,
  children,
}: {
  readonly tool: ToolCard;
  readonly hue: number;
  readonly children: React.ReactNode;
}) {
  return (
    <li className="flex items-center gap-3 border-b border-hairline py-2">
      <LogoTile src={logoPath(tool.logo, tool.name, hue)} className="size-10" />
      <span className="min-w-0 flex-1">
        <Link to={`/tools/${tool.slug}`} className="block truncate font-semibold hover:underline">
          {tool.name}
        </Link>
        <span className="block truncate text-xs text-muted">{tool.description}</span>
      </span>
      {children}
    </li>
  );
}
