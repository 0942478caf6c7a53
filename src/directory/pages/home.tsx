import { useDeferredValue, useEffect } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { serverOnlyContext, servicesContext } from "#platform/services.ts";
import { ArrowLink, Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { formatList, formatNumber } from "#ui/format.ts";
import { describePage } from "#ui/head.ts";
import { mobileQuery, useMediaQuery } from "#ui/use-media-query.ts";
import { checkQueryLength } from "../parse-tool-search.ts";
import { getDirectory } from "../queries.ts";
import {
  type FoundSections,
  normalizeQuery,
  openFromStart,
  type SectionContents,
  type SectionHeading,
  toolSearchPath,
} from "../rules.ts";
import { searchSections } from "../search/search-sections.ts";
import { DirectorySections } from "../ui/directory-sections.tsx";
import { Hero } from "../ui/hero.tsx";
import { SearchBox } from "../ui/search-box.tsx";
import { Showcase } from "../ui/showcase.tsx";
import { useDirectoryContents, useDirectorySearch, useFoundSections } from "../ui/use-directory-search.ts";
import type { Route } from "./+types/home";

export const headers = () => visitorPageHeaders;

export const handle: SharedPage = { sharedBy: { q: "" } };

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { catalogueCache, config, db } = services;
  const query = normalizeQuery(checkQueryLength(new URL(request.url).searchParams.get("q")));
  const { headings, contents } = await catalogueCache.read("directory", () => getDirectory(db));
  context.set(serverOnlyContext, contents);
  return {
    headings,
    ...(query === ""
      ? { contents: contentsToStartWith(headings, contents) }
      : await searchSections(services, contents, query)),
    query,
    summary: describeDirectory(headings, contents),
    baseUrl: config.baseUrl,
    productName: config.product.name,
  };
}

/** The page holds the whole directory, so searching sends no request to the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { baseUrl, productName, headings } = loaderData;
  return describePage({
    title: `${productName}: find the right AI design tool`,
    description:
      "Browse and search AI design tools by what you want to make: images, logos, social posts, interfaces, video, audio and text. Free to use.",
    path: "/",
    baseUrl,
    productName,
    structuredData: [
      {
        "@type": "WebSite",
        name: productName,
        url: `${baseUrl}/`,
        potentialAction: {
          "@type": "SearchAction",
          target: `${baseUrl}/tools?q={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
      {
        "@type": "ItemList",
        name: "AI design tools by category",
        itemListElement: headings.map(({ id, name }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          url: `${baseUrl}${toolSearchPath({ categoryId: id })}`,
        })),
      },
    ],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const isPhone = useMediaQuery(mobileQuery);
  const { text, setText, query } = useDirectorySearch();
  const { contents, status, load } = useDirectoryContents(loaderData.contents, isPhone);
  const deferredQuery = useDeferredValue(query);
  const isSearching = deferredQuery !== "";
  const found = useFoundSections(contents, deferredQuery, loaderData);
  const headings = isSearching ? headingsOf(found.contents, loaderData.headings) : loaderData.headings;

  useEffect(() => {
    if (isSearching) void load();
  }, [isSearching, load]);

  return (
    <>
      <Hero
        text={text}
        onSearch={setText}
        onShowResults={showDirectory}
        summary={isSearching ? describeMatches(found) : undefined}
      />
      <MadeHere />
      <div id="directory" className="container-page scroll-mt-20 pt-16 md:pt-24">
        <div className="grid items-end gap-6 pb-10 md:grid-cols-2">
          <div className="grid gap-2">
            <p className="font-display text-2xl font-bold tracking-tight">The directory</p>
            <p className="text-muted">{isSearching ? describeMatches(found) : loaderData.summary}</p>
          </div>
          <SearchBox
            label="Search the directory"
            placeholder="Search for AI design tools, templates, and more..."
            value={text}
            onChange={setText}
            onSubmit={showDirectory}
          />
        </div>
        {headings.length === 0 ? (
          <NothingFound text={text} query={deferredQuery} onClear={() => setText("")} />
        ) : (
          <DirectorySections
            headings={headings}
            contents={found.contents}
            isSearching={isSearching}
            isPhone={isPhone}
            onOpen={load}
            hasFailed={status === "failed"}
          />
        )}
        <p className="border-t border-hairline pt-8">
          <ArrowLink to="/tools">Browse all tools, with filters</ArrowLink>
        </p>
      </div>
    </>
  );
}

function NothingFound({
  text,
  query,
  onClear,
}: {
  readonly text: string;
  readonly query: string;
  readonly onClear: () => void;
}) {
  const actions = (
    <>
      <Button onClick={onClear}>Clear search</Button>
      <ButtonLink to={toolSearchPath({ query })} variant="secondary">
        Search the whole directory
      </ButtonLink>
    </>
  );
  return (
    <EmptyState title={`Nothing in the directory matches “${text.trim()}”`} action={actions}>
      Try a shorter word, or search for what you want to make instead of a product name.
    </EmptyState>
  );
}

/** In the order of what was found. */
const headingsOf = (found: SectionContents, headings: readonly SectionHeading[]): readonly SectionHeading[] =>
  Object.keys(found).flatMap((id) => headings.find((heading) => heading.id === id) ?? []);

function showDirectory(): void {
  document.getElementById("directory")?.scrollIntoView({ block: "start" });
}

/** The content of the sections that are open at first. */
const contentsToStartWith = (headings: readonly SectionHeading[], contents: SectionContents): SectionContents =>
  Object.fromEntries(headings.slice(0, openFromStart).flatMap(({ id }) => (contents[id] ? [[id, contents[id]]] : [])));

/** `8 tools, 2 engines and 1 quick app in 3 categories for “logo maker”`. */
function describeMatches({ contents, readAs }: FoundSections): string {
  const sections = Object.values(contents);
  const tools = countDistinct(sections.flatMap((section) => section.tools));
  const engines = countDistinct(sections.flatMap((section) => section.engines));
  const apps = countDistinct(sections.flatMap((section) => section.quickApps));
  const kinds = [
    tools > 0 && counted(tools, "tool", "tools"),
    engines > 0 && counted(engines, "engine", "engines"),
    apps > 0 && counted(apps, "quick app", "quick apps"),
  ].filter((kind) => kind !== false);
  if (kinds.length === 0) return "No matches. See what to try instead";
  const places = counted(sections.length, "category", "categories");
  return `${formatList(kinds)} in ${places}${readAs ? ` for “${readAs}”` : ""}`;
}

function describeDirectory(headings: readonly SectionHeading[], contents: SectionContents): string {
  const sections = Object.values(contents);
  const tools = headings.reduce((sum, { toolCount }) => sum + toolCount, 0);
  const engines = countDistinct(sections.flatMap((section) => section.engines));
  const apps = countDistinct(sections.flatMap((section) => section.quickApps));
  return `${formatNumber(tools)} tools, ${engines} engines and ${apps} quick apps in ${headings.length} categories.`;
}

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** An engine or app may be in several categories. */
const countDistinct = (items: readonly { readonly slug: string }[]): number =>
  new Set(items.map(({ slug }) => slug)).size;

/** Section of what visitors can make here at once, beside what they can find. */
function MadeHere() {
  return (
    <section aria-labelledby="made-here" className="border-b border-hairline bg-surface">
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-8 py-12 md:py-16">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div className="grid gap-2">
            <h2 id="made-here" className="text-2xl">
              Make the thing right here
            </h2>
            <p className="max-w-[60ch] text-muted">
              Easel Studio drew each of these from the sentence below it, in about a second. Try it with your own: no
              account, no AI model needed.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/make">Make a design</ButtonLink>
            <ButtonLink to="/tools" variant="secondary">
              Find a tool
            </ButtonLink>
          </div>
        </div>
        <Showcase
          className="mx-[calc(-1*var(--gutter))] flex snap-x gap-5 overflow-x-auto px-(--gutter) pb-2"
          pictureClassName="h-64 w-auto max-w-none md:h-72"
        />
      </div>
    </section>
  );
}
