import { ArrowUpRight, BadgeCheck, Star } from "lucide";
import { useId } from "react";
import { Link } from "react-router";
import { useSignInPaths } from "#accounts/ui/index.ts";
import { buttonClass } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Icon } from "#ui/icon.tsx";
import { Breadcrumbs, type Crumb } from "#ui/page-header.tsx";
import { Picture } from "#ui/picture.tsx";
import { CompareOffer } from "../compare/ui/compare-button.tsx";
import type { MemberOffer } from "../member-offer-rules.ts";
import { describeRating } from "../rating-rules.ts";
import { coverPath, logoPath, type ToolCard, type ToolDetail, toolSearchPath, websiteHost } from "../rules.ts";
import { type Fact, FactList } from "./fact-list.tsx";
import { FavoriteOffer } from "./favorites/favorite-button.tsx";
import { LogoTile, quietLink } from "./tool-card.tsx";

export interface ToolHeaderProps {
  readonly tool: ToolDetail;
  /** Discount for members, if it is better than the one for everyone. */
  readonly offer?: MemberOffer | null;
  readonly crumbs: readonly Crumb[];
}

/** The top of a tool's page: description, cover, facts, and the link to its website. */
export function ToolHeader({ tool, offer = null, crumbs }: ToolHeaderProps) {
  const rating = describeRating(tool);
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-8 md:pt-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <div className="grid content-start gap-6 lg:col-span-5">
        <Breadcrumbs crumbs={crumbs} />
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <LogoTile src={logoPath(tool.logo, tool.name, tool.category.hue)} className="size-16" />
            {tool.isNew && <Chip tone="accent">New</Chip>}
            <Chip>{tool.isPaid ? "Paid" : "Free plan"}</Chip>
            {tool.hasVerifiedMaker && (
              <Chip className="gap-1">
                <Icon icon={BadgeCheck} className="size-4 text-accent-text" />
                Verified maker
              </Chip>
            )}
          </div>
          <h1 className="text-2xl wrap-anywhere">{tool.name}</h1>
          {rating && (
            <p>
              {/* The section is the listing's own (src/listings). */}
              <a href="#reviews" className="inline-flex min-h-6 items-center gap-1.5 font-medium hover:underline">
                <Icon icon={Star} className="size-4 fill-accent text-accent" />
                {rating}
              </a>
            </p>
          )}
          <p className="text-lg wrap-anywhere text-muted">{tool.description}</p>
        </div>
        <Visit tool={tool} offer={offer} />
      </div>
      <div className="relative aspect-[8/5] lg:col-span-7 lg:row-span-2 lg:aspect-auto">
        <Picture
          src={tool.imageUrl ?? coverPath(tool.categoryId, tool.slug)}
          alt=""
          width={640}
          height={400}
          fetchPriority="high"
          className="absolute inset-0 size-full rounded-md border border-hairline object-cover"
        />
      </div>
      {/* On a phone below the cover, on wide screens below the text beside it. */}
      <div className="lg:col-span-5">
        <FactList facts={factsOf(tool)} />
      </div>
    </div>
  );
}

function Visit({ tool, offer }: { readonly tool: ToolCard; readonly offer: MemberOffer | null }) {
  const noteId = useId();
  return (
    <div className="grid justify-items-start gap-3">
      {offer ? (
        <OfferForMembers offer={offer} />
      ) : (
        tool.affiliateDiscount > 0 && (
          <p className="font-semibold text-accent-text">{tool.affiliateDiscount}% off through this link</p>
        )
      )}
      <div className="flex flex-wrap gap-3">
        <a
          href={`/go/${tool.slug}`}
          target="_blank"
          rel="sponsored nofollow noopener"
          aria-describedby={noteId}
          className={buttonClass({ size: "lg" })}
        >
          Visit website
          <Icon icon={ArrowUpRight} className="size-5" />
        </a>
        <FavoriteOffer kind="tool" itemId={tool.slug} name={tool.name} />
        <CompareOffer slug={tool.slug} name={tool.name} />
        {/* The section is the listing's own (src/listings). */}
        <a href="#reviews" className={buttonClass({ variant: "ghost", size: "lg" })}>
          Upvote or review
        </a>
      </div>
      <p id={noteId} className="max-w-[44ch] text-xs text-muted">
        Opens {websiteHost(tool.website)} in a new tab. We count the click, without cookies or personal data:{" "}
        <Link to="/affiliate" className="underline underline-offset-2 hover:text-ink">
          how links work here
        </Link>
        .
      </p>
    </div>
  );
}

function OfferForMembers({ offer: { percent, terms } }: { readonly offer: MemberOffer }) {
  const { signup } = useSignInPaths();
  return (
    <div className="grid gap-1">
      <p>
        <span className="font-semibold text-accent-text">{percent}% off for members</span>
        {terms === null && (
          <>
            :{" "}
            <Link to={signup} className="inline-block min-h-6 underline underline-offset-2">
              sign up, it’s free
            </Link>
          </>
        )}
      </p>
      {terms !== null && <p className="max-w-[44ch] text-sm wrap-anywhere">{terms}</p>}
    </div>
  );
}

function factsOf(tool: ToolHeaderProps["tool"]): Fact[] {
  return [
    {
      term: "Category",
      value: (
        <Link to={toolSearchPath({ categoryId: tool.categoryId })} className={quietLink}>
          {tool.category.name}
        </Link>
      ),
    },
    { term: "Price", value: tool.isPaid ? "Paid, no lasting free plan" : "Has a free plan" },
    { term: "Website", value: websiteHost(tool.website) },
    {
      term: "Tags",
      value: (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {tool.tags.map((tag) => (
            <li key={tag}>
              <Link to={toolSearchPath({ query: tag })} className={quietLink}>
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      ),
    },
  ];
}
