import { Link } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { linkListStates } from "#directory/browser.ts";
import { listLinks, readDirectorySettings } from "#directory/index.ts";
import { oneOf, readListQuery } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { DateTime } from "#ui/date-time.tsx";
import { TabLinks } from "#ui/tab-links.tsx";
import { AdminPage } from "../../ui/admin-page.tsx";
import { AdminTable, useListPath } from "../../ui/admin-table.tsx";
import { PageLinks } from "../../ui/list-controls.tsx";
import { rowLink } from "../../ui/subject-link.tsx";
import type { Route } from "./+types/links";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Links", "/admin/directory/links");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = oneOf(url.searchParams.get("state"), linkListStates);
  const { page } = readListQuery(url.searchParams, ["failing"]);
  const [list, { checksLinks }] = await Promise.all([listLinks(db, { state, page }), readDirectorySettings(db)]);
  return { ...list, state, checksLinks };
}

const tabNames = { failing: "Failing", moved: "Moved", refused: "Refuses programs", all: "All" } as const;

const resultNames = {
  works: "Works",
  moved: "Leads to another site",
  missing: "Not there",
  unreachable: "Doesn’t answer",
  refused: "Refuses programs",
} as const;

export default function LinksPage({ loaderData }: Route.ComponentProps) {
  const { rows, page, hasNext, state, checksLinks } = loaderData;
  const pathOf = useListPath();
  return (
    <AdminPage
      title="Links"
      intro={
        checksLinks ? (
          "Each tool’s website is asked once a week, at night."
        ) : (
          <>
            Websites are not checked.{" "}
            <Link to="/admin/directory/settings" className={rowLink}>
              Switch it on in the settings
            </Link>
          </>
        )
      }
    >
      <TabLinks
        label="Links by result"
        current={state}
        tabs={linkListStates.map((id) => ({ id, name: tabNames[id], path: pathOf({ state: id, page: undefined }) }))}
      />
      <AdminTable
        caption="Links"
        rows={rows}
        keyOf={({ toolSlug }) => toolSlug}
        empty="There are none."
        columns={[
          {
            title: "Tool",
            cell: ({ toolSlug, name }) => (
              <Link to={`/admin/directory/tools/${toolSlug}`} className={rowLink}>
                {name}
              </Link>
            ),
          },
          {
            title: "Website",
            cell: ({ website, leadsTo }) => (
              <span className="wrap-anywhere">
                {website}
                {leadsTo && <span className="block text-xs text-muted">leads to {leadsTo}</span>}
              </span>
            ),
          },
          {
            title: "Result",
            cell: ({ state: result, httpStatus }) =>
              httpStatus ? `${resultNames[result]} (${httpStatus})` : resultNames[result],
          },
          {
            title: "Failing since",
            cell: ({ failingSince }) => (failingSince ? <DateTime at={failingSince} isDay /> : "–"),
          },
          { title: "Checked", cell: ({ checkedAt }) => <DateTime at={checkedAt} isDay /> },
        ]}
      />
      <PageLinks page={page} hasNext={hasNext} />
    </AdminPage>
  );
}
