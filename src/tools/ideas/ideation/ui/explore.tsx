import { AppWindow, Columns3, Image, MessageSquare, Network, PenLine } from "lucide";
import { Link } from "react-router";
import { type Category, hueOf, type ToolCard as Tool, toolSearchPath } from "#directory/rules.ts";
import { ToolCard } from "#directory/ui/index.ts";
import { ArrowLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { tabPath } from "../ideation-rules.ts";

export const ideationCategory = "ideation";

const ours = [
  { path: tabPath("boards"), name: "Boards", words: "Collect ideas as cards, group them and vote.", icon: Columns3 },
  { path: "/home/mindmap", name: "Mind map", words: "Split a topic into branches.", icon: Network },
  { path: "/chat", name: "Chat", words: "Ask a model for other angles.", icon: MessageSquare },
  { path: "/text-generator", name: "Text generator", words: "Turn an idea into a text.", icon: PenLine },
  { path: "/image-generator", name: "Image generator", words: "See an idea as a design.", icon: Image },
  {
    path: "/design-generator",
    name: "UI/UX design generator",
    words: "Sketch the screens of an app.",
    icon: AppWindow,
  },
] as const;

interface Props {
  readonly tools: readonly Tool[];
  readonly categories: readonly Category[];
}

/** Tools for finding ideas: our own, and the directory’s. */
export function Explore({ tools, categories }: Props) {
  return (
    <div className="grid gap-10">
      <section aria-labelledby="our-tools" className="grid gap-4">
        <h2 id="our-tools" className="text-xl">
          Start here
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {ours.map(({ path, name, words, icon }) => (
            <li key={path}>
              <Link
                to={path}
                className="flex h-full items-start gap-3 rounded-md border border-hairline bg-surface p-4 transition-colors hover:border-outline"
              >
                <Icon icon={icon} className="mt-0.5 size-5 shrink-0 text-accent-text" />
                <span className="grid gap-0.5">
                  <span className="font-semibold">{name}</span>
                  <span className="text-sm text-muted">{words}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {tools.length > 0 && (
        <section aria-labelledby="directory-tools" className="grid gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="directory-tools" className="text-xl">
              From the directory
            </h2>
            <ArrowLink to={toolSearchPath({ categoryId: ideationCategory })} className="min-h-11">
              All ideation tools
            </ArrowLink>
          </div>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {tools.map((tool) => (
              <li key={tool.slug}>
                <ToolCard tool={tool} hue={hueOf(categories, tool.categoryId)} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
