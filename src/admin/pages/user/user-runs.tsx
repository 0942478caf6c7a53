import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { AdminTable } from "../../ui/admin-table.tsx";
import type { UserTab } from "../../users/read-user.ts";

const seconds = (ms: number | null): string => (ms === null ? "–" : `${formatNumber(Math.round(ms / 100) / 10)} s`);

/** Runs of a user: how they went and what they cost. What was asked and made stays the user's own. */
export const UserRuns = ({ runs }: { readonly runs: UserTab<"runs">["rows"] }) => (
  <AdminTable
    caption="Runs"
    rows={runs}
    keyOf={({ id }) => id}
    empty="This user has run nothing."
    columns={[
      {
        title: "Run",
        cell: ({ id, tool, isProgram, isTeam }) => (
          <>
            {tool}
            <span className="block font-mono text-xs text-muted">{id}</span>
            {(isProgram || isTeam) && (
              <span className="block text-xs text-muted">
                {[isProgram && "by a program", isTeam && "in a team"].filter(Boolean).join(", ")}
              </span>
            )}
          </>
        ),
      },
      { title: "Engine", cell: ({ engine, model }) => `${engine} · ${model}` },
      {
        title: "State",
        cell: ({ state, failure }) => (
          <>
            {state}
            {failure && <span className="block text-xs text-danger">{failure}</span>}
          </>
        ),
      },
      { title: "Paid by", cell: ({ payer }) => (payer === "own-key" ? "own key" : payer) },
      { title: "AIC", isNumber: true, cell: ({ priceAic }) => formatNumber(priceAic) },
      { title: "Took", isNumber: true, cell: ({ durationMs }) => seconds(durationMs) },
      { title: "When", cell: ({ createdAt }) => <DateTime at={createdAt} /> },
    ]}
  />
);
