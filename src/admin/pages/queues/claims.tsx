import { listPeople } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { listToolNames } from "#directory/index.ts";
import { approveClaim, listClaims, refuseClaim, revokeClaim } from "#listings/index.ts";
import { claimStateNames, decidableClaimStates, toolPath } from "#listings/rules.ts";
import { readPageNumber } from "#platform/http/read-page-number.ts";
import { oneOf } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { DateTime } from "#ui/date-time.tsx";
import { answerDecision } from "../../queues/answer-decision.ts";
import { findListing } from "../../queues/find-listing.ts";
import { noReason } from "../../rules.ts";
import { Facts } from "../../ui/admin-page.tsx";
import { Queue, type QueueEntry } from "../../ui/queue.tsx";
import { AuthorLink, ListingLink } from "../../ui/queue-links.tsx";
import type { Route } from "./+types/claims";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Claims", "/admin/claims");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = oneOf(url.searchParams.get("state"), decidableClaimStates);
  const page = readPageNumber(url.searchParams);
  const { rows, hasNext } = await listClaims(db, { state, page });
  const [people, names] = await Promise.all([
    listPeople(
      db,
      rows.flatMap(({ userId, maker }) => [userId, ...(maker ? [maker.userId] : [])]),
    ),
    listToolNames(
      db,
      rows.map(({ toolSlug }) => toolSlug),
    ),
  ]);
  const entries = rows.map(({ id, toolSlug, userId, method, domain, provedAt, answer, maker }) => ({
    id,
    toolSlug,
    method,
    domain,
    provedAt,
    answer,
    name: names.get(toolSlug) ?? toolSlug,
    author: people.get(userId),
    maker: maker && { person: people.get(maker.userId), provedAt: maker.provedAt },
  }));
  return { state, page, hasNext, entries };
}

/** After a refused decision, too: the entry has changed meanwhile. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(servicesContext);
  const state = oneOf(args.url.searchParams.get("state"), decidableClaimStates);
  return answerDecision(args, { intents: ["publish", "refuse"] }, async ({ intent, id, reason }) => {
    const subject = await findListing(db, "claim", id);
    if (intent === "publish")
      return {
        action: "claim-approved",
        subject,
        apply: (services, at) =>
          // The maker before reads it.
          approveClaim(services.db, services, { id, at, reason: reason === noReason ? newMaker : reason }),
      };
    const isBadge = state === "verified";
    return {
      action: isBadge ? "claim-revoked" : "claim-refused",
      subject,
      apply: (services, at) => (isBadge ? revokeClaim : refuseClaim)(services.db, services, { id, at, reason }),
    };
  });
}

const newMaker = "Another user is the verified maker now.";

const decisionsOf: Readonly<Partial<Record<string, QueueEntry["decisions"]>>> = {
  waiting: [
    { intent: "publish", label: "Make this user the maker" },
    { intent: "refuse", label: "Refuse", asks: "Why you refuse it" },
  ],
  verified: [{ intent: "refuse", label: "Take the badge back", asks: "Why you take it back" }],
};

export default function ClaimsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, ...list } = loaderData;
  return (
    <Queue
      {...list}
      title="Claims"
      intro="Users who have proved that a listing is theirs. The first one is verified at once; a second one waits for you."
      states={decidableClaimStates}
      stateNames={claimStateNames}
      entries={entries.map(({ id, name, toolSlug, method, domain, provedAt, author, maker, answer }) => ({
        id,
        revision: 0,
        title: name,
        content: (
          <>
            <Facts
              facts={[
                ["User", <AuthorLink key="author" person={author} />],
                ["Proof", `${method === "dns" ? "TXT record of" : "Meta tag at"} ${domain ?? "the website"}`],
                ...(provedAt ? [["Proved", <DateTime key="proved" at={provedAt} />] as const] : []),
                ...(maker ? [["Maker until now", <AuthorLink key="maker" person={maker.person} />] as const] : []),
                ...(answer ? [["Reason", answer] as const] : []),
              ]}
            />
            <p className="text-sm">
              <ListingLink path={toolPath(toolSlug)}>See the listing</ListingLink>
            </p>
          </>
        ),
        decisions: decisionsOf[list.state] ?? [],
      }))}
      reply={actionData}
    />
  );
}
