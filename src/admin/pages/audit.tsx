import { accountMeta } from "#accounts/ui/index.ts";
import { readListQuery } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { SelectField } from "#ui/more-fields.tsx";
import { listActions, listOperators } from "../list-actions.ts";
import { type SubjectKind, subjectKinds } from "../rules.ts";
import { ActionList } from "../ui/action-list.tsx";
import { AdminPage } from "../ui/admin-page.tsx";
import { ListSearch, PageLinks } from "../ui/list-controls.tsx";
import type { Route } from "./+types/audit";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Audit log", "/admin/audit");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { text, page } = readListQuery(url.searchParams, ["newest"]);
  const kind = kinds.find((name) => name === url.searchParams.get("kind"));
  const people = await listOperators(db);
  const operators = people.map(({ userId, email }) => ({ id: userId, email }));
  const operatorId = operators.find(({ id }) => id === url.searchParams.get("operator"))?.id;
  const operatorIds = operators.filter(({ email }) => email.includes(text.toLowerCase())).map(({ id }) => id);
  return {
    text,
    kind,
    operatorId,
    operators,
    ...(await listActions(db, { text, page, kind, operatorId, operatorIds })),
  };
}

const kinds = Object.keys(subjectKinds) as SubjectKind[];

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { text, kind, operatorId, operators, rows, page, hasNext } = loaderData;
  const isFiltered = text !== "" || kind !== undefined || operatorId !== undefined;
  return (
    <AdminPage title="Audit log" intro="What operators changed, and why. Nothing in it can be changed or deleted.">
      <ListSearch label="Name, reason, change or operator" text={text} isFiltered={isFiltered}>
        <SelectField label="Changes of" name="kind" defaultValue={kind ?? ""} key={`kind-${kind}`}>
          <option value="">All</option>
          {kinds.map((name) => (
            <option key={name} value={name}>
              {subjectKinds[name]}
            </option>
          ))}
        </SelectField>
        <SelectField label="By" name="operator" defaultValue={operatorId ?? ""} key={`by-${operatorId}`}>
          <option value="">All operators</option>
          {operators.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
        </SelectField>
      </ListSearch>
      <ActionList actions={rows} empty={isFiltered ? "No change matches that search." : undefined} />
      <PageLinks page={page} hasNext={hasNext} />
    </AdminPage>
  );
}
