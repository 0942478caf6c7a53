import { DateTime } from "#ui/date-time.tsx";
import { describeDetail } from "../detail-rules.ts";
import { type ListedAction, operatorActions, subjectKinds } from "../rules.ts";
import { AdminTable, type Column } from "./admin-table.tsx";
import { SubjectLink } from "./subject-link.tsx";

const what: Column<ListedAction> = {
  title: "Change",
  cell: ({ action, detail }) => (
    <>
      {operatorActions[action]}
      <span className="block max-w-[40ch] min-w-32 text-xs text-muted wrap-anywhere">
        {describeDetail(action, detail)}
      </span>
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
  empty = "No operator has changed anything here.",
}: {
  readonly actions: readonly ListedAction[];
  readonly isAboutOne?: boolean;
  /** Said if there are no rows. */
  readonly empty?: string | undefined;
}) => (
  <AdminTable
    caption="Audit log"
    columns={isAboutOne ? [what, ...others] : [what, subject, ...others]}
    rows={actions}
    keyOf={({ id }) => id}
    empty={empty}
  />
);
