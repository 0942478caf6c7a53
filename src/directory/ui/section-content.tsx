import { Link } from "react-router";
import { formatNumber } from "#ui/format.ts";
import {
  type SectionContent as Content,
  countItems,
  inSentence,
  type SectionHeading,
  toolSearchPath,
} from "../rules.ts";
import { CollapsibleList } from "./collapsible-list.tsx";
import { EngineCard } from "./engine-card.tsx";
import { QuickAppCard } from "./quick-app-card.tsx";
import { ToolCard } from "./tool-card.tsx";

export interface SectionContentProps {
  readonly heading: SectionHeading;
  readonly content: Content;
  readonly isPhone: boolean;
}

/** An open category: its engines, quick apps and first tools. */
export function SectionContent({ heading, content, isPhone }: SectionContentProps) {
  if (countItems(content) === 0) {
    return <p className="pb-6 text-muted">{isPhone ? "No content available for this category." : "Coming Soon"}</p>;
  }
  const hue = heading.hue;
  return (
    <div className="grid animate-enter gap-10">
      <CollapsibleList
        title="AI Engines"
        items={content.engines.map((engine) => ({ key: engine.slug, card: <EngineCard engine={engine} hue={hue} /> }))}
      />
      <CollapsibleList
        title="Quick Apps"
        items={content.quickApps.map((app) => ({ key: app.slug, card: <QuickAppCard app={app} /> }))}
      />
      <CollapsibleList
        title="Tools"
        items={content.tools.map((tool) => ({ key: tool.slug, card: <ToolCard tool={tool} hue={hue} /> }))}
      />
      <p className="text-sm">
        <Link
          to={toolSearchPath({ categoryId: heading.id })}
          className="font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          {heading.toolCount > content.tools.length
            ? `All ${formatNumber(heading.toolCount)} tools in ${heading.name}`
            : `Filter and sort ${inSentence(heading.name).replace(/ tools$/, "")} tools`}
        </Link>
      </p>
    </div>
  );
}
