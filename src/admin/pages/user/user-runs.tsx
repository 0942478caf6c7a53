import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { TextField } from "#ui/field.tsx";
import { formatNumber } from "#ui/format.ts";
import { AdminTable } from "../../ui/admin-table.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import type { UserTab } from "../../users/read-user.ts";
import { checkUserForm } from "../../users/user-rules.ts";

const seconds = (ms: number | null): string => (ms === null ? "–" : `${formatNumber(Math.round(ms / 100) / 10)} s`);

interface Props {
  readonly runs: UserTab<"runs">["rows"];
  /** End of the view that the user consented to; null without. */
  readonly viewUntil: Date | null;
  readonly reply: FormReply | undefined;
}

/** Runs of a user: how they went and what they cost. What was asked and made is shown only with the user's code. */
export const UserRuns = ({ runs, viewUntil, reply }: Props) => (
  <>
    {viewUntil ? (
      <Alert tone="note">
        You see what they asked and made, as they allowed, until <DateTime at={viewUntil} />. Work of teams stays
        hidden.
      </Alert>
    ) : (
      <ChangeForm
        intent="view"
        label="See what they asked and made"
        note="Only with a code that the user makes at Settings, Support, and tells you. It opens the view for an hour, to you alone. The user reads in their security log that you did."
        check={checkUserForm}
        reply={reply}
        fields={({ values, errors }) => (
          <TextField
            label="The user’s code"
            name="code"
            autoComplete="off"
            required
            defaultValue={values.code}
            error={errors.code}
          />
        )}
      />
    )}
    <AdminTable
      caption="Runs"
      rows={runs}
      keyOf={({ id }) => id}
      empty="This user has run nothing."
      columns={[
        {
          title: "Run",
          cell: ({ id, tool, isProgram, isTeam, asked, made, failureMessage }) => (
            <>
              {tool}
              <span className="block font-mono text-xs text-muted">{id}</span>
              {asked && <Content title="Asked" text={asked} />}
              {made && <Content title="Made" text={made} />}
              {failureMessage && <Content title="Told" text={failureMessage} />}
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
  </>
);

const Content = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <details className="max-w-[56ch] text-xs">
    <summary className="cursor-pointer py-1 text-muted">{title}</summary>
    <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
  </details>
);
