import { Link } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { oneOf, readListQuery } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { listContactMessages } from "#site/index.ts";
import { contactMessagePath, contactSubjects } from "#site/rules.ts";
import { requestStates, stateNames } from "#support/rules.ts";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { TabLinks } from "#ui/tab-links.tsx";
import { AdminPage } from "../ui/admin-page.tsx";
import { AdminTable, useListPath } from "../ui/admin-table.tsx";
import { ListSearch, PageLinks } from "../ui/list-controls.tsx";
import { rowLink } from "../ui/subject-link.tsx";
import type { Route } from "./+types/contact";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Contact", "/admin/contact");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { text, page } = readListQuery(url.searchParams, ["oldest"]);
  const state = oneOf(url.searchParams.get("state"), requestStates);
  const found = await listContactMessages(context.get(servicesContext).db, { text, page, state });
  const rows = found.rows.map(({ message, ...row }) => ({ ...row, beginning: message.slice(0, 160) }));
  return { ...found, rows, text, state };
}

export default function ContactInboxPage({ loaderData }: Route.ComponentProps) {
  const { rows, page, hasNext, totals, text, state } = loaderData;
  const pathOf = useListPath();
  return (
    <AdminPage
      title="Contact"
      intro="Messages of visitors, the oldest first. Those of signed-in users are support requests."
    >
      <ListSearch label="Name, address or words" text={text} />
      <TabLinks
        label="Messages by state"
        current={state}
        tabs={requestStates.map((id) => ({
          id,
          name: `${stateNames[id]} (${formatNumber(totals[id] ?? 0)})`,
          path: pathOf({ state: id, page: undefined }),
        }))}
      />
      <AdminTable
        caption="Contact messages"
        rows={rows}
        keyOf={({ id }) => id}
        empty={text === "" ? "There are no messages here." : "No message matches that search."}
        columns={[
          {
            title: "From",
            cell: ({ id, name, email }) => (
              <>
                <Link to={contactMessagePath(id)} className={`block min-w-36 ${rowLink}`}>
                  {name}
                </Link>
                <span className="block text-xs text-muted wrap-anywhere">{email}</span>
              </>
            ),
          },
          { title: "Subject", cell: ({ subject }) => contactSubjects[subject] },
          {
            title: "Message",
            cell: ({ beginning }) => (
              <span className="line-clamp-2 min-w-48 max-w-[48ch] wrap-anywhere">{beginning}</span>
            ),
          },
          { title: "Received", cell: ({ receivedAt }) => <DateTime at={receivedAt} /> },
        ]}
      />
      <PageLinks page={page} hasNext={hasNext} />
    </AdminPage>
  );
}
