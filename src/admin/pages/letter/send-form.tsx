import { Form, useNavigation } from "react-router";
import { Disclosure } from "#accounts/ui/index.ts";
import { mailingLists, segments } from "#site/rules.ts";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber, formatShortDay } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { CheckboxField } from "#ui/more-fields.tsx";
import type { DraftProps } from "./draft-props.ts";

interface Props extends Pick<DraftProps, "letter" | "preview"> {
  readonly revision: number;
  /** Why it can't be sent. */
  readonly reason: string | null;
}

export const countOf = (recipients: number) =>
  `${formatNumber(recipients)} ${recipients === 1 ? "recipient" : "recipients"}`;

/** The last step before a letter goes out: it says to how many. The server counts again, and refuses another number. */
export function SendForm({ letter, preview, revision, reason }: Props) {
  const isBusy = useNavigation().state !== "idle";
  const { recipients, sentBefore } = preview;
  const many = countOf(recipients);
  const refusal = reason ?? (recipients === 0 ? "No one on this list would get it." : null);
  return (
    // It stays where it is, like the button below it: a second press must not meet another button.
    <Disclosure label="Send to the list" group="changes" className="order-none! w-full">
      <p className="text-sm">
        “{letter.subject}” goes to <strong>{many}</strong>: {mailingLists[letter.list]},{" "}
        {segments[letter.segment].toLowerCase()}
        {letter.joinedSince && `, joined since ${formatShortDay(new Date(letter.joinedSince))}`}
        {letter.joinedBefore && `, joined before ${formatShortDay(new Date(letter.joinedBefore))}`}. It can be paused
        and stopped while it is sent; a mail that is out can’t be taken back.
      </p>
      {refusal ? (
        <p className="text-sm font-medium text-danger">{refusal}</p>
      ) : (
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="intent" value="start" />
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="recipients" value={recipients} />
          {sentBefore?.startedAt && (
            <>
              <p className="text-sm font-medium text-danger">
                A letter with this {sentBefore.hasSubject ? "subject" : "text"} went to this list on{" "}
                <DateTime at={sentBefore.startedAt} /> to {countOf(sentBefore.recipientsMax ?? 0)}.
              </p>
              <CheckboxField name="again" value="yes" required label="Send this one, too" />
            </>
          )}
          <SubmitButton isBusy={isBusy} className="justify-self-start">
            Send to {many}
          </SubmitButton>
        </Form>
      )}
    </Disclosure>
  );
}
