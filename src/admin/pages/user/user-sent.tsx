import { Link } from "react-router";
import { DateTime } from "#ui/date-time.tsx";
import { TabLinks } from "#ui/tab-links.tsx";
import { AdminTable, useListPath } from "../../ui/admin-table.tsx";
import { PageLinks } from "../../ui/list-controls.tsx";
import { rowLink } from "../../ui/subject-link.tsx";
import type { SentTab } from "../../users/list-sent.ts";
import type { UserTab } from "../../users/read-user.ts";

const kindNames: Readonly<Record<SentTab, string>> = {
  support: "Support requests",
  submissions: "Submissions",
  claims: "Claims",
  edits: "Edits",
  reports: "Reports",
  reviews: "Reviews",
};

/** Everything that a user wrote to the operator, by kind, with its queue. */
export function UserSent({ kind, rows, page, hasNext }: UserTab<"sent">) {
  const pathOf = useListPath();
  return (
    <>
      <TabLinks
        label="What they sent, by kind"
        current={kind}
        tabs={Object.entries(kindNames).map(([id, name]) => ({
          id,
          name,
          path: pathOf({ kind: id, page: undefined }),
        }))}
      />
      <AdminTable
        caption={kindNames[kind]}
        rows={rows}
        keyOf={({ id }) => id}
        empty="They have sent none."
        columns={[
          {
            title: kind === "support" ? "Subject" : "Tool",
            cell: ({ name, path }) =>
              path ? (
                <Link to={path} className={`block min-w-36 ${rowLink}`}>
                  {name}
                </Link>
              ) : (
                <span className="wrap-anywhere">{name}</span>
              ),
          },
          {
            title: "What they wrote",
            cell: ({ text }) => <span className="line-clamp-2 min-w-48 max-w-[48ch] wrap-anywhere">{text}</span>,
          },
          {
            title: "State",
            cell: ({ state, queuePath }) => (
              <Link to={queuePath} className={rowLink}>
                {state}
              </Link>
            ),
          },
          { title: "When", cell: ({ at }) => <DateTime at={at} /> },
        ]}
      />
      <PageLinks page={page} hasNext={hasNext} />
    </>
  );
}
