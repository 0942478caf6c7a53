import { type ReactNode, useEffect, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useAfterSending } from "#accounts/ui/index.ts";
import type { Checked, FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { TextAreaField } from "#ui/more-fields.tsx";
import { dismissToasts } from "#ui/toast.ts";
import { checkReason, reasonLengthMax } from "../rules.ts";

interface Props {
  readonly intent: string;
  /** Label of the button that opens the form. */
  readonly label: string;
  /** Label of the button that sends it; `label`, if left out. */
  readonly send?: string;
  /** Thing that the label refers to, for screen readers. */
  readonly about?: string;
  /** Says what happens. */
  readonly note?: ReactNode;
  readonly isDangerous?: boolean;
  /** True for a form with fields beside each other. */
  readonly isWide?: boolean;
  /** Says who reads the reason. */
  readonly reasonHint?: string;
  readonly isOpen?: boolean;
  /** Given where `fields` has a file. */
  readonly encType?: "multipart/form-data";
  readonly check?: (form: FormData) => Checked<string>;
  /** Sent with the form. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly reply: FormReply | undefined;
  /** Name of the hidden field that tells forms with the same intent apart, e.g. those of a list's rows. */
  readonly rowField?: string;
  /** More fields, above the reason. */
  readonly fields?: (state: {
    readonly values: Readonly<Record<string, string>>;
    readonly errors: Readonly<Record<string, string>>;
  }) => ReactNode;
}

/** A change of the operator's with its reason. The answer to a page's form is shown at the form with the intent that was sent. */
export function ChangeForm({
  intent,
  label,
  send = label,
  note,
  isDangerous = false,
  isWide = false,
  isOpen,
  hidden = {},
  about,
  encType,
  reasonHint = "Kept in the audit log.",
  ...props
}: Props) {
  const { check = checkReason, reply, rowField, fields } = props;
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle";
  const isMine =
    reply?.outcome === "refused" &&
    reply.values.intent === intent &&
    (rowField === undefined || reply.values[rowField] === hidden[rowField]);
  const form = useCheckedForm({ check, reply: isMine ? reply : undefined, isBusy });
  const [turn, onSent] = useTurns({ isBusy, isRefused: isMine });
  return (
    <Opening key={turn} label={label} about={about} isOpen={isOpen ?? isMine} isDangerous={isDangerous}>
      <Form
        method="post"
        encType={encType}
        noValidate
        preventScrollReset
        {...form.handlers}
        onSubmit={(event) => {
          dismissToasts();
          form.handlers.onSubmit(event);
          if (!event.defaultPrevented) onSent();
        }}
        className={classNames("grid w-full gap-4", isWide ? "max-w-4xl" : "max-w-xl")}
      >
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {note && <div className="text-sm">{note}</div>}
        {form.message && <Alert tone="error">{form.message}</Alert>}
        {fields?.(form)}
        <TextAreaField
          label="Reason"
          name="reason"
          hint={reasonHint}
          required
          maxLength={reasonLengthMax}
          defaultValue={form.values.reason}
          error={form.errors.reason}
        />
        <SubmitButton
          isBusy={isBusy}
          className={isDangerous ? "justify-self-start bg-danger! text-paper!" : "justify-self-start"}
        >
          {send}
          {about && <span className="sr-only"> {about}</span>}
        </SubmitButton>
      </Form>
    </Opening>
  );
}

/** Counts the times that a form was sent and taken: with each it begins anew, closed and empty. A refused one stays as it is. */
function useTurns({ isBusy, isRefused }: { readonly isBusy: boolean; readonly isRefused: boolean }) {
  const [turn, setTurn] = useState(0);
  const [isTaken, setTaken] = useState(false);
  const onSent = useAfterSending(() => setTaken(true));
  useEffect(() => {
    if (!isTaken || isBusy) return;
    setTaken(false);
    if (!isRefused) setTurn((last) => last + 1);
  }, [isTaken, isBusy, isRefused]);
  return [turn, onSent] as const;
}

interface OpeningProps {
  readonly label: string;
  readonly about: string | undefined;
  readonly isOpen: boolean;
  readonly isDangerous: boolean;
  readonly children: ReactNode;
}

/** Button that opens a form below itself and stays where it is, so that a second press never meets another button. */
const Opening = ({ label, about, isOpen, isDangerous, children }: OpeningProps) => (
  <details name="changes" open={isOpen} className="group w-full">
    <summary
      className={buttonClass({
        variant: isDangerous ? "danger" : "secondary",
        className: "cursor-pointer list-none [&::-webkit-details-marker]:hidden",
      })}
    >
      <span className="group-open:hidden">{label}</span>
      <span className="hidden group-open:inline">Cancel</span>
      {about && <span className="sr-only"> {about}</span>}
    </summary>
    <div className="mt-3 grid min-w-64 justify-items-start gap-4 rounded-md border border-hairline bg-sunken p-4">
      {children}
    </div>
  </details>
);
