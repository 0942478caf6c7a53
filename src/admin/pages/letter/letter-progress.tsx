import { Form, useNavigation } from "react-router";
import type { LetterPreview } from "#letters/index.ts";
import { type LetterState, letterStates, type Result, type Results, resultNames, resultNotes } from "#letters/rules.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { type MailingList, mailingLists, type Segment, segments } from "#site/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Progress } from "#ui/progress.tsx";
import { usePolling } from "#ui/use-polling.ts";
import { AdminSection, Facts } from "../../ui/admin-page.tsx";
import { AdminTable } from "../../ui/admin-table.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import { PageLinks } from "../../ui/list-controls.tsx";
import { WithPreview } from "./letter-preview.tsx";

interface Props {
  readonly letter: {
    readonly list: MailingList;
    readonly segment: Segment;
    readonly state: LetterState;
    readonly startedAt: Date | null;
    readonly endedAt: Date | null;
    readonly recipientsMax: number | null;
    readonly results: Results | null;
  };
  readonly preview: LetterPreview;
  readonly progress: Results & { readonly waiting: number };
  readonly trouble: {
    readonly rows: readonly {
      readonly id: number;
      readonly email: string;
      readonly state: string;
      readonly tries: number;
      readonly triedAt: Date | null;
    }[];
    readonly page: number;
    readonly hasNext: boolean;
  };
  readonly reply: FormReply | undefined;
}

const results = Object.keys(resultNames) as Result[];
/** At first: a short letter is out at once. */
const pollMs = 500;

/** A letter that is being sent, or was: how far it is, what came of it, and the buttons that stop it. */
export function LetterProgress({ letter, preview, progress, trouble, reply }: Props) {
  const { state, recipientsMax, startedAt, endedAt } = letter;
  usePolling(state === "sending", pollMs);
  const known = results.reduce((sum, result) => sum + progress[result], 0);
  // Recipients are forgotten after a while; their numbers stay.
  const shown: Results = known === 0 && letter.results ? letter.results : progress;
  const total = recipientsMax ?? 0;
  return (
    <>
      <WithPreview preview={preview}>
        <div className="grid gap-4">
          <p className="flex flex-wrap items-center gap-3">
            <Chip tone={state === "sending" ? "accent" : "plain"}>{letterStates[state]}</Chip>
            <span role="status" className="text-sm tabular-nums">
              {formatNumber(results.reduce((sum, result) => sum + shown[result], 0))} of {formatNumber(total)} done
            </span>
          </p>
          {(state === "sending" || state === "paused") && (
            <Progress label="Sent so far" done={total === 0 ? null : Math.min(1, known / total)} />
          )}
          <Stops state={state} reply={reply} />
        </div>
        <Facts
          facts={[
            ["To", `${mailingLists[letter.list]}: ${segments[letter.segment].toLowerCase()}`],
            ["Recipients", formatNumber(total)],
            ...(startedAt ? [["Started", <DateTime key="started" at={startedAt} />] as const] : []),
            ...(endedAt ? [["Ended", <DateTime key="ended" at={endedAt} />] as const] : []),
            ...results.map(
              (result) =>
                [
                  resultNames[result],
                  <>
                    <span className="tabular-nums">{formatNumber(shown[result])}</span>{" "}
                    <span className="text-muted">{resultNotes[result]}</span>
                  </>,
                ] as const,
            ),
          ]}
        />
      </WithPreview>
      <AdminSection
        title="Not delivered"
        intro="Addresses that don’t work are marked as bounced, and get no more letters. Bounces that come by mail later are in the sender’s mailbox: add them on the list’s page."
      >
        <AdminTable
          caption="Not delivered"
          rows={trouble.rows}
          keyOf={({ id }) => id}
          empty="None so far."
          columns={[
            { title: "Address", cell: ({ email }) => <span className="block min-w-44 wrap-anywhere">{email}</span> },
            { title: "Why", cell: (row) => resultNotes[row.state as Result] },
            { title: "Tries", isNumber: true, cell: ({ tries }) => tries },
            { title: "When", cell: ({ triedAt }) => triedAt && <DateTime at={triedAt} /> },
          ]}
        />
        <PageLinks page={trouble.page} hasNext={trouble.hasNext} />
      </AdminSection>
    </>
  );
}

function Stops({ state, reply }: { readonly state: LetterState; readonly reply: FormReply | undefined }) {
  const isBusy = useNavigation().state !== "idle";
  const button = (intent: string, label: string) => (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <SubmitButton variant="secondary" isBusy={isBusy}>
        {label}
      </SubmitButton>
    </Form>
  );
  const message = reply?.outcome === "refused" && !reply.values.reason ? reply.message : null;
  return (
    <div className="grid gap-4">
      {message && <Alert tone="error">{message}</Alert>}
      <div className="flex flex-wrap items-start gap-3">
        {state === "sending" && button("pause", "Pause")}
        {state === "paused" && button("resume", "Resume")}
        {(state === "sending" || state === "paused") && (
          <ChangeForm
            intent="cancel"
            label="Stop for good"
            send="Stop sending"
            note="Recipients who have not had the letter by now don’t get it. This can’t be undone."
            isDangerous
            reply={reply}
          />
        )}
        {button("copy", "Copy into a new draft")}
      </div>
    </div>
  );
}
