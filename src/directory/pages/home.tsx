import { useDeferredValue } from "react";
import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { AppError } from "#platform/errors.ts";
import { visitorPageHeaders, withPageErrors } from "#platform/http/page-errors.ts";
import { servicesContext } from "#platform/services.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { describePage } from "#ui/head.ts";
import { listDirectorySections } from "../queries.ts";
import { countMatches, type DirectorySection, narrowSections, queryLengthMax, toolSearchPath } from "../rules.ts";
import { DirectorySections } from "../ui/directory-sections.tsx";
import { Hero } from "../ui/hero.tsx";
import { SearchBox } from "../ui/search-box.tsx";
import { useDirectorySearch } from "../ui/use-directory-search.ts";
import type { Route } from "./+types/home";

export const headers = () => visitorPageHeaders;

export function loader({ context, request }: Route.LoaderArgs) {
  return withPageErrors(async () => {
    const { config, db } = context.get(servicesContext);
    if ((new URL(request.url).searchParams.get("q") ?? "").length > queryLengthMax) {
      throw new AppError("malformed_request", { userMessage: `A search can hold at most ${queryLengthMax} characters. Please shorten it.` });
    }
    const { baseUrl, product } = config;
    return { sections: await listDirectorySections(db), baseUrl, productName: product.name };
  });
}

/** The page holds the whole directory: searching in it asks nothing of the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { baseUrl, productName, sections } = loaderData;
  return describePage({
    title: `${productName}: find the right AI design tool`,
    description: "Browse and search AI design tools by what you want to make: images, logos, social posts, interfaces, video, audio and text. Free to use.",
    path: "/",
    baseUrl,
    productName,
    structuredData: [
      {
        "@type": "WebSite",
        name: productName,
        url: `${baseUrl}/`,
        potentialAction: { "@type": "SearchAction", target: `${baseUrl}/tools?q={search_term_string}`, "query-input": "required name=search_term_string" },
      },
      {
        "@type": "ItemList",
        name: "AI design tools by category",
        itemListElement: sections.map(({ id, name }, index) => ({ "@type": "ListItem", position: index + 1, name, url: `${baseUrl}${toolSearchPath({ categoryId: id })}` })),
      },
    ],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { text, setText, query } = useDirectorySearch();
  const deferredQuery = useDeferredValue(query);
  const sections = narrowSections(loaderData.sections, deferredQuery);
  const isSearching = deferredQuery !== "";
  const summary = isSearching ? summarize(sections) : undefined;
  return (
    <>
      <Hero text={text} onSearch={setText} onShowResults={showDirectory} summary={summary} />
      <div id="directory" className="container-page scroll-mt-20 pt-16 md:pt-24">
        <div className="grid items-end gap-6 pb-10 md:grid-cols-2">
          <div className="grid gap-2">
            <p className="font-display text-2xl font-bold tracking-tight">The directory</p>
            <p className="text-muted">{describeDirectory(loaderData.sections)}</p>
          </div>
          <SearchBox
            label="Search the directory"
            placeholder="Search for AI design tools, templates, and more..."
            value={text}
            onChange={setText}
            onSubmit={showDirectory}
          />
        </div>
        {sections.length === 0 ? (
          <EmptyState
            title={`Nothing in the directory matches “${text.trim()}”`}
            action={
              <>
                <Button onClick={() => setText("")}>Clear search</Button>
                <ButtonLink to={toolSearchPath({ query: deferredQuery })} look="secondary">
                  Search the whole catalogue
                </ButtonLink>
              </>
            }
          >
            Try a shorter word, or what you want to make rather than a product’s name.
          </EmptyState>
        ) : (
          <DirectorySections sections={sections} isSearching={isSearching} />
        )}
        <p className="border-t border-hairline pt-8">
          <Link to="/tools" className="font-semibold text-accent-text underline-offset-4 hover:underline">
            Browse all tools, with filters
          </Link>
        </p>
      </div>
    </>
  );
}

function showDirectory(): void {
  document.getElementById("directory")?.scrollIntoView({ block: "start" });
}

function summarize(sections: readonly DirectorySection[]): string {
  const matches = sections.reduce((sum, section) => sum + countMatches(section), 0);
  if (matches === 0) return "No match: see what to try instead";
  return `${matches} ${matches === 1 ? "match" : "matches"} in ${sections.length} ${sections.length === 1 ? "category" : "categories"}`;
}

function describeDirectory(sections: readonly DirectorySection[]): string {
  const distinct = (slugs: readonly string[]) => new Set(slugs).size;
  const tools = sections.reduce((sum, { toolCount }) => sum + toolCount, 0);
  const engines = distinct(sections.flatMap((section) => section.engines.map(({ slug }) => slug)));
  const apps = distinct(sections.flatMap((section) => section.quickApps.map(({ slug }) => slug)));
  return `${tools.toLocaleString("en")} tools, ${engines} engines and ${apps} quick apps in ${sections.length} categories.`;
}
