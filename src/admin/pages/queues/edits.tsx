import { listPeople } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { listCategories, listToolNames } from "#directory/index.ts";
import { listProposals, publishProposal, refuseProposal } from "#listings/index.ts";
import { proposalStateNames, proposalStates, toolPath } from "#listings/rules.ts";
import { FactChanges } from "#listings/ui/index.ts";
import { readPageNumber } from "#platform/http/read-page-number.ts";
import { oneOf } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { DateTime } from "#ui/date-time.tsx";
import { answerDecision } from "../../queues/answer-decision.ts";
import { findListing } from "../../queues/find-listing.ts";
import { Queue } from "../../ui/queue.tsx";
import { AuthorLink, ListingLink } from "../../ui/queue-links.tsx";
import type { Route } from "./+types/edits";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Edits", "/admin/edits");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = oneOf(url.searchParams.get("state"), proposalStates);
  const page = readPageNumber(url.searchParams);
  const [{ rows, hasNext }, categories] = await Promise.all([listProposals(db, { state, page }), listCategories(db)]);
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
  const entries = rows.map((proposal) => ({
    ...proposal,
    name: names.get(proposal.toolSlug) ?? proposal.toolSlug,
    author: people.get(proposal.userId ?? ""),
  }));
  return { state, page, hasNext, entries, categories };
}

/** After a refused decision, too: the entry has changed meanwhile. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(servicesContext);
  return answerDecision(args, { intents: ["publish", "refuse"] }, async ({ intent, id, revision, reason }) => {
    const subject = await findListing(db, "edit", id);
    if (intent === "publish")
      return {
        action: "edit-published",
        subject,
        apply: (services, at) => publishProposal(services.db, services, { id, revision, at }),
      };
    return {
      action: "edit-refused",
      subject,
      apply: (services, at) => refuseProposal(services.db, services, { id, revision, at, reason }),
    };
  });
}

export default function EditsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, categories, ...list } = loaderData;
  return (
    <Queue
      {...list}
      title="Edits"
      intro="Changes that verified makers propose to their listings. Publishing one changes those facts only."
      states={proposalStates}
      stateNames={proposalStateNames}
      entries={entries.map(({ id, revision, name, toolSlug, base, proposal, author, createdAt, answer }) => ({
        id,
        revision,
        title: name,
        content: (
          <>
            <FactChanges before={base} after={proposal} categories={categories} />
            {answer && <p className="text-sm whitespace-pre-line wrap-anywhere">{answer}</p>}
            <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
              <ListingLink path={toolPath(toolSlug)}>See the listing</ListingLink>
              <AuthorLink person={author} />
              <DateTime at={createdAt} />
            </p>
          </>
        ),
        decisions:
          list.state === "waiting"
            ? [
                { intent: "publish", label: "Publish" },
                { intent: "refuse", label: "Refuse", asks: "Why you refuse it" },
              ]
            : [],
      }))}
      reply={actionData}
    />
  );
}
