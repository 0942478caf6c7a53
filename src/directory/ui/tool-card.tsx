import { ChevronUp } from "lucide";
import { Link } from "react-router";
import { Chip } from "#ui/chip.tsx";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { CompareButton } from "../compare/ui/compare-button.tsx";
import { coverPath, logoPath, type ToolCard as Tool } from "../rules.ts";
import { FavoriteButton } from "./favorites/favorite-button.tsx";

export interface ToolCardProps {
  readonly tool: Tool;
  /** The hue of its category, for the monogram of a tool without a logo. */
  readonly hue: number;
  /** The level of the heading. */
  readonly level?: 2 | 3 | 4;
  /** True if the cover loads at once: those at the top of a page do, the others when they come near. */
  readonly eager?: boolean;
}

const tagsMax = 3;

export function ToolCard({ tool, hue, level = 4, eager = false }: ToolCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="card">
      <Picture
        src={tool.imageUrl ?? coverPath(tool.categoryId, tool.slug)}
        alt=""
        width={640}
        height={400}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        className="card-cover"
      />
      <div className="card-body">
        <div className="flex items-center gap-3">
          <LogoTile src={logoPath(tool.logo, tool.name, hue)} className="-mt-10 size-12" />
          <div className="-mt-1 ml-auto flex flex-wrap justify-end gap-1.5">
            {tool.upvotesTotal > 0 && <Upvotes total={tool.upvotesTotal} />}
            {tool.isNew && <Chip tone="accent">New</Chip>}
            <Chip>{tool.isPaid ? "Paid" : "Free plan"}</Chip>
          </div>
        </div>
        <Heading className="card-title">
          <Link to={`/tools/${tool.slug}`} className="card-link" discover="none">
            {tool.name}
          </Link>
        </Heading>
        <p className="card-text">{tool.description}</p>
        {tool.affiliateDiscount > 0 && (
          <p className="text-sm font-semibold text-accent-text">{tool.affiliateDiscount}% off through this link</p>
        )}
        <div className="card-foot">
          <TagLine tags={tool.tags.slice(0, tagsMax)} />
          <CompareButton slug={tool.slug} name={tool.name} />
        </div>
      </div>
      <FavoriteButton kind="tool" itemId={tool.slug} name={tool.name} place="cover" />
    </article>
  );
}

function Upvotes({ total }: { readonly total: number }) {
  return (
    <Chip className="gap-1 tabular-nums">
      <Icon icon={ChevronUp} className="size-3.5" />
      {formatNumber(total)}
      <span className="sr-only">{total === 1 ? "upvote" : "upvotes"}</span>
    </Chip>
  );
}

export function LogoTile({ src, className }: { readonly src: string; readonly className: string }) {
  return (
    <span className={`logo-tile ${className}`}>
      <Picture src={src} alt="" width={48} height={48} loading="lazy" />
    </span>
  );
}

export function TagLine({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="card-tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}

/** A link within text or facts: ink with a subtle underline, because the accent color is for actions. */
export const quietLink = "underline decoration-hairline decoration-2 underline-offset-4 hover:decoration-accent";
