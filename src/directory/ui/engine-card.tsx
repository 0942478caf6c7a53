import { Link } from "react-router";
import { type EngineCard as Engine, logoPath, websiteHost } from "../rules.ts";
import { FavoriteButton } from "./favorites/favorite-button.tsx";
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
    <article className="card gap-3 p-4">
      <div className="flex items-center gap-3">
        <LogoTile src={logoPath(engine.logo, engine.name, hue)} className="size-11" />
        <div className="min-w-0">
          <Heading className="card-title truncate">
            <Link to={`/ai-models/${engine.slug}`} className="card-link" discover="none">
              {engine.name}
            </Link>
          </Heading>
          <a href={engine.website} rel="nofollow" className="card-website">
            {websiteHost(engine.website)}
          </a>
        </div>
        <FavoriteButton kind="engine" itemId={engine.slug} name={engine.name} place="line" />
      </div>
      <p className="card-text">{engine.description}</p>
      <TagLine tags={engine.tags.slice(0, tagsMax)} />
    </article>
  );
}
