import { Link } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { toolListStates } from "#directory/browser.ts";
import { listCategories, listStoredTools, toolListSorts } from "#directory/index.ts";
import { oneOf, readListQuery } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { SelectField } from "#ui/more-fields.tsx";
import { TabLinks } from "#ui/tab-links.tsx";
import { toolStateNames } from "../../directory/tool-state-names.ts";
import { AdminPage } from "../../ui/admin-page.tsx";
import { AdminTable, useListPath } from "../../ui/admin-table.tsx";
import { ListSearch, PageLinks } from "../../ui/list-controls.tsx";
import { rowLink } from "../../ui/subject-link.tsx";
import type { Route } from "./+types/tools";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Tools", "/admin/directory");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = readListQuery(url.searchParams, toolListSorts);
  const state = oneOf(url.searchParams.get("state"), toolListStates);
  const categories = await listCategories(db);
  const categoryId = categories.find(({ id }) => id === url.searchParams.get("category"))?.id;
  const { rows, ...page } = await listStoredTools(db, { ...query, state, categoryId });
  return { tools: rows, ...page, text: query.text, sort: query.sort, state, categoryId, categories };
}

export default function ToolsPage({ loaderData }: Route.ComponentProps) {
  const { tools, page, hasNext, text, sort, state, categoryId, categories } = loaderData;
  const pathOf = useListPath();
  return (
    <AdminPage
      title="Tools"
      actions={
        <>
          <ButtonLink to="/admin/directory/new">Add a tool</ButtonLink>
          <ButtonLink to="/admin/directory/export?format=csv" reloadDocument variant="secondary">
            Export CSV
          </ButtonLink>
          <ButtonLink to="/admin/directory/export?format=json" reloadDocument variant="secondary">
            Export JSON
          </ButtonLink>
        </>
      }
    >
      <ListSearch label="Name, address, tag or description" text={text}>
        <SelectField label="Category" name="category" defaultValue={categoryId ?? ""} key={categoryId}>
          <option value="">All</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </ListSearch>
      <TabLinks
        label="Tools by state"
        current={state}
        tabs={toolListStates.map((id) => ({
          id,
          name: id === "all" ? "All" : toolStateNames[id],
          path: pathOf({ state: id, page: undefined }),
        }))}
      />
      <AdminTable
        caption="Tools"
        sort={sort}
        rows={tools}
        keyOf={({ slug }) => slug}
        empty={text === "" ? "There are no tools here." : "No tool matches that search."}
        columns={[
          {
            title: "Tool",
            sorts: ["name"],
            cell: ({ slug, name }) => (
              <>
                <Link to={`/admin/directory/tools/${slug}`} className={rowLink}>
                  {name}
                </Link>
                <span className="block text-xs text-muted wrap-anywhere">{slug}</span>
              </>
            ),
          },
          {
            title: "State",
            cell: ({ state: own }) => <Chip tone={own === "published" ? "plain" : "ink"}>{toolStateNames[own]}</Chip>,
          },
          { title: "Category", cell: (tool) => categories.find(({ id }) => id === tool.categoryId)?.name },
          { title: "Position", sorts: ["position"], isNumber: true, cell: ({ position }) => formatNumber(position) },
          {
            title: "Discount",
            isNumber: true,
            cell: ({ agreedDiscount }) => (agreedDiscount ? `${agreedDiscount}%` : "–"),
          },
          { title: "Clicks", sorts: ["clicks-most"], isNumber: true, cell: ({ clicks }) => formatNumber(clicks) },
          { title: "Added", sorts: ["newest"], cell: ({ addedAt }) => <DateTime at={addedAt} isDay /> },
        ]}
      />
      <PageLinks page={page} hasNext={hasNext} />
    </AdminPage>
  );
}
