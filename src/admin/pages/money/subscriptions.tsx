import { Link } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { listSubscriptions } from "#billing/index.ts";
import { type SubscriptionsState, subscriptionsStates } from "#billing/rules.ts";
import { oneOf, readListQuery } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { TabLinks } from "#ui/tab-links.tsx";
import { AdminPage } from "../../ui/admin-page.tsx";
import { AdminTable, useListPath } from "../../ui/admin-table.tsx";
import { ListSearch, PageLinks } from "../../ui/list-controls.tsx";
import { planName, statusName } from "../../ui/plan-name.ts";
import { rowLink } from "../../ui/subject-link.tsx";
import type { Route } from "./+types/subscriptions";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Subscriptions", "/admin/subscriptions");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { text, page } = readListQuery(url.searchParams, ["newest"]);
  const state = oneOf(url.searchParams.get("state"), subscriptionsStates);
  return { text, state, ...(await listSubscriptions(context.get(servicesContext).db, { text, page, state })) };
}

const stateNames: Readonly<Record<SubscriptionsState, string>> = {
  running: "Running",
  trial: "In trial",
  unpaid: "Unpaid",
  ended: "Ended",
  all: "All",
};

export default function SubscriptionsPage({ loaderData: { rows, text, state, page, hasNext } }: Route.ComponentProps) {
  const pathOf = useListPath();
  return (
    <AdminPage title="Subscriptions">
      <ListSearch label="Email, subscription, order or customer number, plan" text={text} />
      <TabLinks
        label="Subscriptions by state"
        current={state}
        tabs={subscriptionsStates.map((id) => ({
          id,
          name: stateNames[id],
          path: pathOf({ state: id, page: undefined }),
        }))}
      />
      <AdminTable
        caption="Subscriptions"
        rows={rows}
        keyOf={({ id }) => id}
        empty="There are no subscriptions here."
        columns={[
          {
            title: "User",
            cell: ({ userId, email }) =>
              email ? (
                <Link to={`/admin/users/${userId}?tab=payments`} className={rowLink}>
                  {email}
                </Link>
              ) : (
                "Deleted account"
              ),
          },
          {
            title: "Plan",
            cell: ({ planId, interval, isTest }) => (
              <>
                {planName(planId)}, {interval} {isTest && <Chip>Test</Chip>}
              </>
            ),
          },
          {
            title: "Status",
            cell: ({ status, isEnding }) => (isEnding ? `${statusName(status)}, ends` : statusName(status)),
          },
          { title: "Paid until", cell: ({ periodEnd }) => (periodEnd ? <DateTime at={periodEnd} isDay /> : "–") },
          { title: "Since", cell: ({ createdAt }) => <DateTime at={createdAt} isDay /> },
          {
            title: "At the provider",
            cell: ({ provider, providerId, customerId, isTest }) => (
              <>
                {provider === "lemon-squeezy" && !isTest ? (
                  <a
                    href={`https://app.lemonsqueezy.com/subscriptions/${encodeURIComponent(providerId)}`}
                    className={rowLink}
                    rel="noreferrer"
                  >
                    {providerId}
                  </a>
                ) : (
                  <span className="wrap-anywhere">{providerId}</span>
                )}
                <span className="block text-xs text-muted wrap-anywhere">customer {customerId}</span>
              </>
            ),
          },
        ]}
      />
      <PageLinks page={page} hasNext={hasNext} />
    </AdminPage>
  );
}
