import { accountMeta } from "#accounts/ui/index.ts";
import { readListQuery } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { listActions } from "../list-actions.ts";
import { ActionList } from "../ui/action-list.tsx";
import { AdminPage } from "../ui/admin-page.tsx";
import { ListSearch, PageLinks } from "../ui/list-controls.tsx";
import type { Route } from "./+types/audit";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Audit log", "/admin/audit");

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readListQuery(url.searchParams, ["newest"]);
  return { text: query.text, ...(await listActions(context.get(servicesContext).db, query)) };
}

export default function AuditPage({ loaderData: { text, rows, page, hasNext } }: Route.ComponentProps) {
  return (
    <AdminPage title="Audit log" intro="What operators changed, and why. Nothing in it can be changed or deleted.">
      <ListSearch label="Name or reason" text={text} />
      <ActionList actions={rows} />
      <PageLinks page={page} hasNext={hasNext} />
    </AdminPage>
  );
}
