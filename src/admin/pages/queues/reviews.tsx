import { listPeople } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { listToolNames } from "#directory/index.ts";
import { listReviewQueue, publishReview, refuseReview } from "#listings/index.ts";
import { reviewStateNames, reviewStates, toolPath } from "#listings/rules.ts";
import { Stars } from "#listings/ui/index.ts";
import { readPageNumber } from "#platform/http/read-page-number.ts";
import { oneOf } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { DateTime } from "#ui/date-time.tsx";
import { answerDecision } from "../../queues/answer-decision.ts";
import { findListing } from "../../queues/find-listing.ts";
import { Queue, type QueueEntry } from "../../ui/queue.tsx";
import { AuthorLink, ListingLink } from "../../ui/queue-links.tsx";
import type { Route } from "./+types/reviews";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Reviews", "/admin/reviews");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = oneOf(url.searchParams.get("state"), reviewStates);
  const page = readPageNumber(url.searchParams);
  const { rows, hasNext } = await listReviewQueue(db, { state, page });
  const [people, names] = await Promise.all([
    listPeople(
      db,
      rows.map(({ userId }) => userId),
    ),
    listToolNames(
      db,
      rows.map(({ toolSlug }) => toolSlug),
    ),
  ]);
  const entries = rows.map((review) => ({
    ...review,
    name: names.get(review.toolSlug) ?? review.toolSlug,
    author: people.get(review.userId),
  }));
  return { state, page, hasNext, entries };
}

/** After a refused decision, too: the entry has changed meanwhile. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(servicesContext);
  return answerDecision(args, { intents: ["publish", "refuse"] }, async ({ intent, id, revision, reason }) => {
    const subject = await findListing(db, "review", id);
    if (intent === "publish")
      return {
        action: "review-published",
        subject,
        apply: (services, at) => publishReview(services.db, services, { id, revision, at }),
      };
    return {
      action: "review-refused",
      subject,
      apply: (services, at) => refuseReview(services.db, services, { id, revision, at, reason }),
    };
  });
}

const publish = { intent: "publish", label: "Publish" } as const;
const refuse = { intent: "refuse", label: "Refuse", asks: "Why you refuse it" } as const;
const decisionsOf: Readonly<Record<(typeof reviewStates)[number], QueueEntry["decisions"]>> = {
  in_review: [publish, refuse],
  published: [{ ...refuse, label: "Hide it", asks: "Why you hide it" }],
  refused: [publish],
};

export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, ...list } = loaderData;
  return (
    <Queue
      {...list}
      title="Reviews"
      intro="Reviews by users. None is public before you’ve read it; one that changes comes back here."
      states={reviewStates}
      stateNames={reviewStateNames}
      entries={entries.map((entry) => ({
        id: entry.id,
        revision: entry.revision,
        title: entry.name,
        content: (
          <>
            <p>
              <Stars rating={entry.rating} label={`${entry.rating} out of 5`} />
            </p>
            <p className="max-w-[70ch] whitespace-pre-line wrap-anywhere">{entry.text}</p>
            {entry.usedFor && <p className="text-sm text-muted wrap-anywhere">Uses it for: {entry.usedFor}</p>}
            {entry.answer && <p className="text-sm whitespace-pre-line wrap-anywhere">Refused: {entry.answer}</p>}
            <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
              <ListingLink path={toolPath(entry.toolSlug)}>See the listing</ListingLink>
              <AuthorLink person={entry.author} />
              {entry.hasRun && <span>Has run it here</span>}
              <DateTime at={entry.changedAt} />
            </p>
          </>
        ),
        decisions: decisionsOf[list.state],
      }))}
      reply={actionData}
    />
  );
}
