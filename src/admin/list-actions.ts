import { and, desc, eq, ilike, inArray, or, sql } from "drizzle-orm";
import { listPeople, type Person } from "#accounts/index.ts";
import { containing } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { type ListQuery, pageOf, pageWindow } from "#platform/list-query.ts";
import { actionsNamed, type ListedAction, type SubjectKind } from "./rules.ts";
import { operatorActions } from "./schema.ts";

interface Filter extends Pick<ListQuery, "text" | "page"> {
  readonly kind?: SubjectKind | undefined;
  readonly operatorId?: string | undefined;
  /** Operators whose addresses have the text. */
  readonly operatorIds?: readonly string[];
}

/** The audit log, newest first. `text` is looked for in names, reasons and the sentences of changes. */
export async function listActions(
  db: Executor,
  { text, page, kind, operatorId, operatorIds = [] }: Filter,
  about?: { readonly kind: SubjectKind; readonly id: string },
) {
  const { action, subjectKind, subjectId, subjectName, reason } = operatorActions;
  const rows = await db
    .select()
    .from(operatorActions)
    .where(
      and(
        about && and(eq(subjectKind, about.kind), eq(subjectId, about.id)),
        kind && eq(subjectKind, kind),
        operatorId === undefined ? undefined : eq(operatorActions.operatorId, operatorId),
        text === ""
          ? undefined
          : or(
              ilike(subjectName, containing(text)),
              ilike(reason, containing(text)),
              inArray(action, actionsNamed(text)),
              inArray(operatorActions.operatorId, [...operatorIds]),
            ),
      ),
    )
    .orderBy(desc(operatorActions.id))
    .limit(pageWindow(page).limit)
    .offset(pageWindow(page).offset);
  const people = await listPeople(
    db,
    rows.flatMap(({ operatorId }) => (operatorId ? [operatorId] : [])),
  );
  return pageOf(
    rows.map(
      ({ operatorId, ...row }): ListedAction => ({
        ...row,
        operator: operatorId ? people.get(operatorId)?.email : undefined,
      }),
    ),
    page,
  );
}

/** All who have ever changed something as operators, by address, without deleted accounts. Reads one entry of the index for each. */
export async function listOperators(db: Executor): Promise<readonly Person[]> {
  const { rows } = await db.execute<{ id: string | null }>(sql`
    with recursive seen as (
      (select operator_id as id from operator_actions where operator_id is not null order by operator_id limit 1)
      union all
      select (select operator_id from operator_actions where operator_id > seen.id order by operator_id limit 1)
      from seen where seen.id is not null
    )
    select id from seen where id is not null`);
  const people = await listPeople(
    db,
    rows.flatMap(({ id }) => id ?? []),
  );
  return [...people.values()].toSorted((one, other) => one.email.localeCompare(other.email));
}
