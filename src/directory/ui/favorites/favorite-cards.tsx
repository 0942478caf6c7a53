import {
  type Category,
  type EngineCard as Engine,
  hueOf,
  type QuickAppCard as QuickApp,
  type ToolCard as Tool,
} from "../../rules.ts";
import { CardSection } from "../card-section.tsx";
import { EngineCard } from "../engine-card.tsx";
import { QuickAppCard } from "../quick-app-card.tsx";
import { ToolCard } from "../tool-card.tsx";

export interface FavoriteCardsProps {
  readonly categories: readonly Category[];
  readonly tools: readonly Tool[];
  readonly engines: readonly Engine[];
  readonly quickApps: readonly QuickApp[];
}

export function FavoriteCards({ categories, tools, engines, quickApps }: FavoriteCardsProps) {
  return (
    <div className="-mt-16 md:-mt-24">
      <CardSection
        title="Tools"
        columns={4}
        cards={tools.map((tool) => ({
          key: tool.slug,
          card: <ToolCard tool={tool} hue={hueOf(categories, tool.categoryId)} level={3} />,
        }))}
      />
      <CardSection
        title="Engines"
        columns={4}
        cards={engines.map((engine) => ({
          key: engine.slug,
          card: <EngineCard engine={engine} hue={hueOf(categories, engine.categoryIds[0])} level={3} />,
        }))}
      />
      <CardSection
        title="Quick apps"
        columns={4}
        cards={quickApps.map((app) => ({ key: app.slug, card: <QuickAppCard app={app} level={3} /> }))}
      />
    </div>
  );
}
