import { ArrowRight, Search } from "lucide";
import type { ReactNode } from "react";
import { Chip } from "#ui/chip.tsx";
import { Icon } from "#ui/icon.tsx";
import { WallPicture } from "../../ui/wall-picture.tsx";
import type { ExampleTool } from "./list-example-tools.ts";

export interface Scene {
  readonly title: string;
  readonly caption: string;
  /** The address of the page that it shows. */
  readonly path: string;
  readonly drawing: ReactNode;
}

/** Four stills of the product, drawn with what its search really finds. */
export function scenesOf(query: string, tools: readonly ExampleTool[]): readonly Scene[] {
  const [first] = tools;
  const searching: Scene[] = [
    {
      title: "Type a word",
      caption: `Type what you want to make. “${query}” is enough: the search covers names, descriptions and tags.`,
      path: "/",
      drawing: <Typing query={query} />,
    },
    {
      title: "See what matches",
      caption:
        "The list narrows to the tools that match. You can filter it by category and price, and sort it by name, date or visits.",
      path: `/tools?q=${query}`,
      drawing: <Results query={query} tools={tools} />,
    },
  ];
  if (!first) return searching;
  return [
    ...searching,
    {
      title: "Read about a tool",
      caption: "The tool’s page tells you what people do with it and whether it has a lasting free plan.",
      path: `/tools/${first.slug}`,
      drawing: <Detail tool={first} />,
    },
    {
      title: "Visit its website",
      caption: "The link takes you to the vendor’s website. We count the click, but not who clicked.",
      path: `/go/${first.slug}`,
      drawing: <Leaving tool={first} />,
    },
  ];
}

function SearchField({ query }: { readonly query: string }) {
  return (
    <p className="flex items-center gap-2 rounded-sm border border-outline bg-surface px-3 py-2 text-sm md:px-4 md:py-3 md:text-base">
      <Icon icon={Search} className="size-4 text-muted" />
      {query}
      <span className="-ml-1.5 h-5 w-px bg-accent" />
    </p>
  );
}

function Typing({ query }: { readonly query: string }) {
  return (
    <div className="grid h-full content-center gap-5 px-[8%]">
      <p className="max-w-[20ch] font-display text-xl leading-tight font-bold tracking-tight md:text-2xl">
        The Ultimate AI Design Aggregator Platform
      </p>
      <SearchField query={query} />
    </div>
  );
}

function Results({ query, tools }: { readonly query: string; readonly tools: readonly ExampleTool[] }) {
  return (
    <div className="grid h-full content-start gap-4 p-[5%]">
      <SearchField query={query} />
      <div className="grid gap-px">
        {tools.map(({ slug, name, description, categoryId }) => (
          <div key={slug} className="flex items-center gap-4 border-t border-hairline py-2.5">
            <WallPicture
              categoryId={categoryId}
              slug={slug}
              className="aspect-[8/5] w-20 shrink-0 rounded-sm md:w-28"
            />
            <p className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="line-clamp-1 text-sm text-muted md:line-clamp-2">{description}</span>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

function Detail({ tool: { slug, name, description, categoryId, tags, isPaid } }: { readonly tool: ExampleTool }) {
  return (
    <div className="grid h-full grid-cols-[2fr_3fr] gap-5 p-[5%] md:gap-8">
      <WallPicture categoryId={categoryId} slug={slug} className="size-full min-h-0" />
      <div className="grid content-center gap-3">
        <p className="font-display text-xl font-bold tracking-tight md:text-2xl">{name}</p>
        <p className="line-clamp-4 text-sm text-muted md:text-base">{description}</p>
        <p className="flex flex-wrap gap-1.5">
          <Chip tone="ink">{isPaid ? "Paid" : "Free plan"}</Chip>
          {tags.slice(0, 2).map((tag) => (
            <Chip key={tag} className="hidden sm:inline-flex">
              {tag}
            </Chip>
          ))}
        </p>
      </div>
    </div>
  );
}

function Leaving({ tool: { name, host, slug, categoryId } }: { readonly tool: ExampleTool }) {
  return (
    <div className="grid h-full grid-cols-[1fr_auto_1fr] items-center gap-4 p-[6%] md:gap-8">
      <WallPicture categoryId={categoryId} slug={slug} className="aspect-[8/5] w-full" />
      <Icon icon={ArrowRight} className="size-8 text-accent-strong md:size-12" />
      <p className="grid aspect-[8/5] min-w-0 place-content-center rounded-md border border-dashed border-outline p-3 text-center">
        <span className="font-display text-lg font-bold tracking-tight md:text-xl">{name}</span>
        <span className="truncate text-xs text-muted md:text-sm">{host}</span>
      </p>
    </div>
  );
}
