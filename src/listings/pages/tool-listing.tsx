import { Link, type MetaDescriptor, redirect } from "react-router";
import { findSession } from "#accounts/index.ts";
import { averageRating } from "#directory/browser.ts";
import { getTool } from "#directory/index.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { Pagination } from "#ui/pagination.tsx";
import { findClaim } from "../claims/claims.ts";
import {
  claimPath,
  editListingPath,
  picturesPath,
  reportPath,
  reviewPath,
  type ShownReview,
  toolPath,
} from "../listing-rules.ts";
import { findReview, listReviews, reviewPagesOf } from "../reviews/reviews.ts";
import { Stars } from "../ui/stars.tsx";
import { UpvoteButton } from "../ui/upvote-button.tsx";
import { hasUpvoted } from "../votes/upvotes.ts";
import type { Route } from "./+types/tool-listing";

export const handle: SharedPage = { sharedBy: { reviews: "1" } };

/** The page of reviews in an address: `?reviews=2`. Any other value is the first one. */
function readReviewsPage(parameters: URLSearchParams): number {
  const page = parameters.get("reviews") ?? "";
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { slug, name, upvotesTotal, reviewsTotal, ratingsSum, hasVerifiedMaker } = await getTool(db, params.slug);
  const page = readReviewsPage(url.searchParams);
  // Beyond the last page there is nothing to show, nor to cache.
  if (page > reviewPagesOf(reviewsTotal)) throw redirect(toolPath(slug));
  const viewer = (await findSession(context))?.viewer;
  const [listed, own] = await Promise.all([
    listReviews(db, { toolSlug: slug, page, total: reviewsTotal }),
    viewer ? readOwn(db, { userId: viewer.userId, toolSlug: slug }) : null,
  ]);
  return { slug, name, upvotesTotal, reviewsTotal, ratingsSum, hasVerifiedMaker, page, ...listed, own };
}

/** A signed-in user's own part in the tool's page. */
async function readOwn(db: Parameters<typeof hasUpvoted>[0], own: Parameters<typeof hasUpvoted>[1]) {
  const [isUpvoted, review, claim] = await Promise.all([hasUpvoted(db, own), findReview(db, own), findClaim(db, own)]);
  return { isUpvoted, review: review?.state, isMaker: claim?.state === "verified" };
}

/** The page's own description, with the ratings where there are some. */
export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const ofPage = matches.at(-2)?.meta ?? [];
  if (!loaderData || loaderData.reviewsTotal === 0) return ofPage;
  const { ratingsSum, reviewsTotal } = loaderData;
  const aggregateRating = {
    "@type": "AggregateRating",
    ratingValue: averageRating(ratingsSum, reviewsTotal),
    reviewCount: reviewsTotal,
    bestRating: 5,
    worstRating: 1,
  };
  return ofPage.map((descriptor) => {
    const data = descriptor && "script:ld+json" in descriptor ? (descriptor["script:ld+json"] as object) : undefined;
    const isTool = data && "@type" in data && data["@type"] === "SoftwareApplication";
    return isTool ? ({ "script:ld+json": { ...data, aggregateRating } } as MetaDescriptor) : descriptor;
  });
}

export default function ToolListing({ loaderData }: Route.ComponentProps) {
  const { slug, name, upvotesTotal, own, hasVerifiedMaker } = loaderData;
  return (
    <section aria-labelledby="reviews" className="container-page mt-14 md:mt-20">
      <div className="grid gap-x-12 gap-y-8 border-t border-hairline pt-6 lg:grid-cols-12">
        <div className="grid content-start gap-5 lg:col-span-4">
          <h2 id="reviews" className="text-xl">
            Reviews
          </h2>
          <Ratings {...loaderData} />
          {own?.review === "in_review" && (
            <p className="max-w-[44ch]">Your review is sent. It’s public once we’ve read it.</p>
          )}
          <div className="flex flex-wrap gap-3">
            <UpvoteButton slug={slug} name={name} total={upvotesTotal} isUpvoted={own?.isUpvoted ?? false} />
            <ButtonLink to={reviewPath(slug)} variant="secondary" rel="nofollow" prefetch="none">
              {own?.review ? "Your review" : "Write a review"}
            </ButtonLink>
          </div>
          <p className="flex flex-wrap gap-x-5 text-sm text-muted">
            {own?.isMaker ? (
              <>
                <QuietLink to={editListingPath(slug)}>Edit your listing</QuietLink>
                <QuietLink to={picturesPath(slug)}>Logo and screenshots</QuietLink>
              </>
            ) : (
              !hasVerifiedMaker && <QuietLink to={claimPath(slug)}>Do you make it? Claim it</QuietLink>
            )}
            <QuietLink to={reportPath(slug)}>Report this listing</QuietLink>
          </p>
        </div>
        <div className="min-w-0 lg:col-span-8">
          <ReviewList {...loaderData} />
        </div>
      </div>
    </section>
  );
}

function Ratings({
  reviewsTotal,
  ratingsSum,
  own,
}: Pick<Route.ComponentProps["loaderData"], "reviewsTotal" | "ratingsSum" | "own">) {
  if (reviewsTotal === 0)
    return (
      <p className="max-w-[44ch] text-muted">
        {own?.review
          ? "There are no public reviews yet."
          : "There are no reviews yet. Have you worked with it? Write the first."}
      </p>
    );
  const average = averageRating(ratingsSum, reviewsTotal);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-display text-xl font-bold tabular-nums">{average}</span>
      <Stars rating={Number(average)} label={`${average} out of 5`} />
      <span className="text-sm text-muted">
        {formatNumber(reviewsTotal)} {reviewsTotal === 1 ? "review" : "reviews"}
      </span>
    </p>
  );
}

function QuietLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} rel="nofollow" className="py-2 underline underline-offset-4 hover:text-ink">
      {children}
    </Link>
  );
}

function ReviewList({ slug, reviews, page, pages }: Route.ComponentProps["loaderData"]) {
  if (reviews.length === 0) return null;
  return (
    <div className="grid gap-6">
      <ul aria-label="Reviews" className="divide-y divide-hairline border-y border-hairline lg:border-t-0">
        {reviews.map((review) => (
          <Review key={review.id} review={review} slug={slug} />
        ))}
      </ul>
      <Pagination
        current={page}
        last={pages}
        pathOf={(number) => `${toolPath(slug)}${number > 1 ? `?reviews=${number}` : ""}#reviews`}
      />
    </div>
  );
}

function Review({ review, slug }: { readonly review: ShownReview; readonly slug: string }) {
  const { id, rating, text, usedFor, hasRun, author, publishedAt } = review;
  return (
    <li className="grid gap-2.5 py-5 first:pt-0 max-lg:first:pt-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars rating={rating} label={`${rating} out of 5`} />
        <span className="font-semibold wrap-anywhere">{author}</span>
        {hasRun && <Chip>Has run it here</Chip>}
        <span className="text-muted">
          <DateTime at={publishedAt} isDay />
        </span>
      </p>
      <p className="max-w-[70ch] whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="flex flex-wrap gap-x-5 text-sm text-muted">
        {usedFor && <span className="py-1 wrap-anywhere">Uses it for: {usedFor}</span>}
        <Link to={reportPath(slug, id)} rel="nofollow" className="py-1 underline underline-offset-4 hover:text-ink">
          Report<span className="sr-only"> the review by {author}</span>
        </Link>
      </p>
    </li>
  );
}
