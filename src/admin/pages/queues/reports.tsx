import { listPeople } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { listToolNames } from "#directory/index.ts";
import { endReport, hideReportedReview, listReports } from "#listings/index.ts";
import { reasonNames, reportStateNames, reportStates, toolPath } from "#listings/rules.ts";
import { readPageNumber } from "#platform/http/read-page-number.ts";
import { oneOf } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { DateTime } from "#ui/date-time.tsx";
import { answerDecision } from "../../queues/answer-decision.ts";
import { findListing } from "../../queues/find-listing.ts";
import { Queue } from "../../ui/queue.tsx";
import { AuthorLink, EditToolLink, ListingLink } from "../../ui/queue-links.tsx";
import type { Route } from "./+types/reports";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Reports", "/admin/reports");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = oneOf(url.searchParams.get("state"), reportStates);
  const page = readPageNumber(url.searchParams);
  const { rows, hasNext } = await listReports(db, { state, page });
  const [people, names] = await Promise.all([
    listPeople(
      db,
      rows.flatMap(({ userId }) => userId ?? []),
    ),
    listToolNames(
      db,
      rows.map(({ toolSlug }) => toolSlug),
    ),
  ]);
  const entries = rows.map((report) => ({
    ...report,
    name: names.get(report.toolSlug) ?? report.toolSlug,
    author: people.get(report.userId ?? ""),
  }));
  return { state, page, hasNext, entries };
}

/** After a refused decision, too: the entry has changed meanwhile. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(servicesContext);
  return answerDecision(args, { intents: ["publish", "refuse", "hide-review"] }, async ({ intent, id, reason }) => {
    const subject = await findListing(db, "report", id);
    if (intent === "hide-review")
      return {
        action: "review-refused",
        subject,
        apply: (services, at) => hideReportedReview(services.db, services, { id, at, reason }),
      };
    const state = intent === "publish" ? "resolved" : "dismissed";
    return {
      action: `report-${state}`,
      subject,
      apply: (services, at) => endReport(services.db, { id, state, at }),
    };
  });
}

const hideReview = {
  intent: "hide-review",
  label: "Hide the review",
  asks: "Why the review is hidden",
  hint: "Its author reads it.",
} as const;

export default function ReportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, ...list } = loaderData;
  return (
    <Queue
      {...list}
      title="Reports"
      intro="What users and visitors find wrong with listings and reviews. Choose “Fixed” once you’ve changed something, and “No problem found” if all is right. Reporters aren’t told either way."
      states={reportStates}
      stateNames={reportStateNames}
      entries={entries.map(({ id, name, toolSlug, reason, text, author, createdAt, reviewText, reviewState }) => ({
        id,
        revision: 0,
        title: `${name}: ${reasonNames[reason]}`,
        content: (
          <>
            {text && <p className="max-w-[70ch] whitespace-pre-line wrap-anywhere">{text}</p>}
            {reviewText !== null && (
              <blockquote className="border-l-3 border-hairline pl-4 text-sm whitespace-pre-line wrap-anywhere">
                {reviewText}
                {reviewState !== "published" && <span className="text-muted"> (not public)</span>}
              </blockquote>
            )}
            <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
              <ListingLink path={toolPath(toolSlug)}>See the listing</ListingLink>
              <EditToolLink slug={toolSlug} />
              {author ? <AuthorLink person={author} /> : <span>A visitor</span>}
              <DateTime at={createdAt} />
            </p>
          </>
        ),
        decisions:
          list.state === "open"
            ? [
                { intent: "publish", label: "Fixed" },
                { intent: "refuse", label: "No problem found", asks: "Why there is no problem" },
                ...(reviewState === "published" ? [hideReview] : []),
              ]
            : [],
      }))}
      reply={actionData}
      reasonHint="For the audit log alone. Not needed for “Fixed”."
    />
  );
}
