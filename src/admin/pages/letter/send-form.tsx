import { Form, useNavigation } from "react-router";
import { Disclosure } from "#accounts/ui/index.ts";
import { mailingLists, segments } from "#site/rules.ts";
import { formatNumber } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { DraftProps } from "./draft-props.ts";

interface Props extends Pick<DraftProps, "letter" | "preview"> {
  readonly revision: number;
  readonly isSaved: boolean;
}

/** The last step before a letter goes out: it says to how many. The server counts again, and refuses another number. */
export function SendForm({ letter, preview, revision, isSaved }: Props) {
  const isBusy = useNavigation().state !== "idle";
  const { recipients, problems } = preview;
  const many = `${formatNumber(recipients)} ${recipients === 1 ? "recipient" : "recipients"}`;
  const reason = !isSaved
    ? "Wait until the draft is saved."
    : problems.length > 0
      ? "Resolve what is listed above first."
      : recipients === 0
        ? "No one on this list would get it."
        : null;
  return (
    <Disclosure label="Send to the list" group="changes">
      <p className="text-sm">
        “{letter.subject}” goes to <strong>{many}</strong>: {mailingLists[letter.list]},{" "}
        {segments[letter.segment].toLowerCase()}
        {letter.joinedSince && `, joined since ${letter.joinedSince}`}
        {letter.joinedBefore && `, joined before ${letter.joinedBefore}`}. It can be paused and stopped while it is
        sent; a mail that is out can’t be taken back.
      </p>
      {reason ? (
        <p className="text-sm font-medium text-danger">{reason}</p>
      ) : (
        <Form method="post">
          <input type="hidden" name="intent" value="start" />
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="recipients" value={recipients} />
          <SubmitButton isBusy={isBusy}>Send to {many}</SubmitButton>
        </Form>
      )}
    </Disclosure>
  );
}
