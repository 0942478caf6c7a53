import {
  type QuickAppCard as App,
  type Category,
  type EngineCard as Engine,
  favoritesPath,
  hueOf,
  type ToolCard as Tool,
} from "#directory/rules.ts";
import { EngineCard, QuickAppCard, ToolCard } from "#directory/ui/index.ts";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

interface Props {
  readonly tools: readonly Tool[];
  readonly engines: readonly Engine[];
  readonly quickApps: readonly App[];
  readonly categories: readonly Category[];
}

/** Entries that the user has saved in the directory, newest first. */
export function Favorites({ tools, engines, quickApps, categories }: Props) {
  const cards = [
    ...tools.map((tool) => ({
      key: `tool-${tool.slug}`,
      card: <ToolCard tool={tool} hue={hueOf(categories, tool.categoryId)} level={3} />,
    })),
    ...engines.map((engine) => ({
      key: `engine-${engine.slug}`,
      card: <EngineCard engine={engine} hue={hueOf(categories, engine.categoryIds[0])} level={3} />,
    })),
    ...quickApps.map((app) => ({ key: `app-${app.slug}`, card: <QuickAppCard app={app} level={3} /> })),
  ];
  if (cards.length === 0) {
    return (
      <EmptyState title="No favorites yet" action={<ButtonLink to="/tools">Browse tools</ButtonLink>}>
        Press the heart on a tool, engine or quick app to save it here.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="favorites" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="favorites" className="text-xl">
          Your favorites
        </h2>
        <ArrowLink to={favoritesPath}>Manage favorites</ArrowLink>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
    </section>
  );
}
