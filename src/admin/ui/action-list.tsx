import { DateTime } from "#ui/date-time.tsx";
import { type ListedAction, operatorActions, subjectKinds } from "../rules.ts";
import { AdminTable, type Column } from "./admin-table.tsx";
import { SubjectLink } from "./subject-link.tsx";

/** In characters; the whole value is in the database. */
const valueLengthMax = 120;

const detailText = (detail: ListedAction["detail"]): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${value.length > valueLengthMax ? `${value.slice(0, valueLengthMax)}…` : value}`)
    .join(", ");

const what: Column<ListedAction> = {
  title: "Change",
  cell: ({ action, detail }) => (
    <>
      {operatorActions[action]}
      <span className="block max-w-[40ch] min-w-32 text-xs text-muted wrap-anywhere">{detailText(detail)}</span>
    </>
  ),
};
const subject: Column<ListedAction> = {
  title: "Of",
  cell: ({ subjectKind, subjectId, subjectName }) => (
    <SubjectLink kind={subjectKind} id={subjectId}>
      {subjectName || `${subjectKinds[subjectKind]}, deleted since`}
    </SubjectLink>
  ),
};
const others: readonly Column<ListedAction>[] = [
  {
    title: "Reason",
    cell: ({ reason }) => <span className="block max-w-[48ch] min-w-40 wrap-anywhere">{reason}</span>,
  },
  { title: "By", cell: ({ operator }) => <span className="wrap-anywhere">{operator ?? "a deleted account"}</span> },
  { title: "When", cell: ({ happenedAt }) => <DateTime at={happenedAt} /> },
];

/** Rows of the audit log. @param isAboutOne leaves out what the changes are of. */
export const ActionList = ({
  actions,
  isAboutOne = false,
}: {
  readonly actions: readonly ListedAction[];
  readonly isAboutOne?: boolean;
}) => (
  <AdminTable
    caption="Audit log"
    columns={isAboutOne ? [what, ...others] : [what, subject, ...others]}
    rows={actions}
    keyOf={({ id }) => id}
    empty="No operator has changed anything here."
  />
);
