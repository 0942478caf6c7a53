import { and, desc, eq, ilike, or } from "drizzle-orm";
import { listPeople } from "#accounts/index.ts";
import { containing } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { type ListQuery, pageOf, pageWindow } from "#platform/list-query.ts";
import type { ListedAction, SubjectKind } from "./rules.ts";
import { operatorActions } from "./schema.ts";

/** The audit log, newest first. `text` is looked for in names and reasons. */
export async function listActions(
  db: Executor,
  { text, page }: Pick<ListQuery, "text" | "page">,
  about?: { readonly kind: SubjectKind; readonly id: string },
) {
  const { subjectKind, subjectId, subjectName, reason } = operatorActions;
  const rows = await db
    .select()
    .from(operatorActions)
    .where(
      and(
        about && and(eq(subjectKind, about.kind), eq(subjectId, about.id)),
        text === "" ? undefined : or(ilike(subjectName, containing(text)), ilike(reason, containing(text))),
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
