import { Link } from "react-router";
import { searchAccounts } from "#accounts/index.ts";
import { accountSorts, accountStates } from "#accounts/rules.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { findPayerIds, listEntitledPlans } from "#billing/index.ts";
import { listBalances } from "#credits/index.ts";
import { oneOf, readListQuery } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { TabLinks } from "#ui/tab-links.tsx";
import { AdminPage } from "../ui/admin-page.tsx";
import { AdminTable, useListPath } from "../ui/admin-table.tsx";
import { ListSearch, PageLinks } from "../ui/list-controls.tsx";
import { planName } from "../ui/plan-name.ts";
import { rowLink } from "../ui/subject-link.tsx";
import type { Route } from "./+types/users";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Users", "/admin/users");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const query = readListQuery(url.searchParams, accountSorts);
  const state = oneOf(url.searchParams.get("state"), accountStates);
  const ids = query.text === "" ? [] : await findPayerIds(db, query.text);
  const { rows, ...page } = await searchAccounts(db, { ...query, state, ids });
  const userIds = rows.map(({ id }) => id);
  const now = clock.now();
  const [plans, balances] = await Promise.all([listEntitledPlans(db, userIds, now), listBalances(db, userIds, now)]);
  const users = rows.map((row) => ({
    ...row,
    planId: plans.get(row.id) ?? ("free" as const),
    balance: balances.get(row.id) ?? 0,
  }));
  return { users, ...page, text: query.text, sort: query.sort, state };
}

const stateNames = { all: "All", unverified: "Not verified", disabled: "Disabled", deleting: "Being deleted" } as const;

export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const { users, page, hasNext, text, sort, state } = loaderData;
  const pathOf = useListPath();
  return (
    <AdminPage title="Users">
      <ListSearch label="Email, name, id, order or subscription number" text={text} />
      <TabLinks
        label="Users by state"
        current={state}
        tabs={accountStates.map((id) => ({ id, name: stateNames[id], path: pathOf({ state: id, page: undefined }) }))}
      />
      <AdminTable
        caption="Users"
        sort={sort}
        rows={users}
        keyOf={({ id }) => id}
        empty={text === "" ? "There are no users here." : "No user matches that search."}
        columns={[
          {
            title: "User",
            sorts: ["email"],
            cell: ({ id, email, name }) => (
              <>
                <Link to={`/admin/users/${id}`} className={rowLink}>
                  {email}
                </Link>
                <span className="block min-w-44 text-xs text-muted wrap-anywhere">{name}</span>
              </>
            ),
          },
          {
            title: "State",
            cell: ({ emailVerified, disabledAt, deleteAfter }) => (
              <span className="flex flex-wrap gap-1.5">
                {disabledAt && <Chip tone="ink">Disabled</Chip>}
                {deleteAfter && <Chip tone="ink">Being deleted</Chip>}
                {!emailVerified && <Chip>Not verified</Chip>}
                {emailVerified && !disabledAt && !deleteAfter && "Active"}
              </span>
            ),
          },
          { title: "Plan", cell: ({ planId }) => planName(planId) },
          { title: "Credits", isNumber: true, cell: ({ balance }) => formatNumber(balance) },
          { title: "Joined", sorts: ["newest", "oldest"], cell: ({ createdAt }) => <DateTime at={createdAt} isDay /> },
        ]}
      />
      <PageLinks page={page} hasNext={hasNext} />
    </AdminPage>
  );
}
