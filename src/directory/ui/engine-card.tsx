import { Link } from "react-router";
import { type EngineCard as Engine, logoPath, websiteHost } from "../rules.ts";
import { LogoTile, TagLine } from "./tool-card.tsx";

const tagsMax = 3;

export function EngineCard({
  engine,
  hue,
  level = 4,
}: {
  readonly engine: Engine;
  readonly hue: number;
  readonly level?: 2 | 3 | 4;
}) {
  const Heading = `h${level}` as const;
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-md border border-hairline bg-surface p-4 transition-[border-color,translate] duration-200 focus-within:border-outline hover:-translate-y-0.5 hover:border-outline">
      <div className="flex items-center gap-3">
        <LogoTile src={logoPath(engine.logo, engine.name, hue)} className="size-11" />
        <div className="min-w-0">
          <Heading className="text-base leading-6">
            <Link
              to={`/ai-models/${engine.slug}`}
              className="block truncate after:absolute after:inset-0 after:rounded-md after:content-['']"
            >
              {engine.name}
            </Link>
          </Heading>
          {/* Above the link that covers the card, so that both can be reached. */}
          <a
            href={engine.website}
            rel="noopener nofollow"
            target="_blank"
            className="relative block truncate py-0.5 text-xs text-muted hover:text-ink hover:underline"
          >
            {websiteHost(engine.website)}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </div>
      </div>
      <p className="line-clamp-3 text-sm text-muted">{engine.description}</p>
      <TagLine tags={engine.tags.slice(0, tagsMax)} />
    </article>
  );
}
