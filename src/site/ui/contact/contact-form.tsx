import { useEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useFetcher } from "react-router";
import { honeypotName } from "#platform/forms/fields.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { ChooseSubject } from "#support/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { Honeypot, TextField } from "#ui/field.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { TextAreaField } from "#ui/more-fields.tsx";
import { type ContactSubject, checkContact, nameLengthMax } from "../../rules.ts";

interface Props {
  readonly subject: ContactSubject | undefined;
  readonly firstReply: FormReply | undefined;
  readonly responseTime: string;
}

/** The contact form, replaced by a confirmation once it is sent. A plain form until scripts run. */
export function ContactForm({ subject, firstReply, responseTime }: Props) {
  const fetcher = useFetcher<FormReply>();
  const [isFresh, setFresh] = useState(false);
  const reply = fetcher.data ?? (isFresh ? undefined : firstReply);
  if (reply?.outcome === "done") {
    const writeAnother = () => {
      setFresh(true);
      fetcher.reset();
    };
    return <Sent responseTime={responseTime} onAnother={writeAnother} focus={fetcher.data !== undefined} />;
  }
  return <Fields fetcher={fetcher} reply={reply} subject={subject} isFresh={isFresh} />;
}

function Fields({
  fetcher,
  reply,
  subject,
  isFresh,
}: Pick<Props, "subject"> & {
  readonly fetcher: ReturnType<typeof useFetcher<FormReply>>;
  readonly reply: FormReply | undefined;
  /** True if the form replaces the confirmation of the last message: then its first field takes the focus. */
  readonly isFresh: boolean;
}) {
  const isBusy = fetcher.state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkContact, reply, isBusy });
  return (
    <fetcher.Form
      method="post"
      action="/contact"
      noValidate
      defaultShouldRevalidate={false}
      {...handlers}
      className="relative grid gap-6"
    >
      <PrefetchPageLinks page="/contact" />
      {message && <Alert tone="error">{message}</Alert>}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Full name"
          name="name"
          autoComplete="name"
          autoFocus={isFresh}
          required
          maxLength={nameLengthMax}
          defaultValue={values.name}
          error={errors.name}
        />
        <EmailField label="Email" value={values.email} error={errors.email} />
      </div>
      <ChooseSubject key={subject} chosen={values.subject ?? subject ?? ""} error={errors.subject} />
      <TextAreaField
        label="Message"
        name="message"
        rows={8}
        required
        defaultValue={values.message}
        error={errors.message}
        hint="If it’s about a page, please include the link."
      />
      <Honeypot name={honeypotName} />
      <SubmitButton size="lg" isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Sending…" : "Send message"}
      </SubmitButton>
    </fetcher.Form>
  );
}

function Sent({
  responseTime,
  onAnother,
  focus,
}: {
  readonly responseTime: string;
  readonly onAnother: () => void;
  readonly focus: boolean;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) title.current?.focus();
  }, [focus]);
  return (
    <div role="status" className="grid justify-items-start gap-3 border-l-3 border-accent py-2 pl-6">
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        We’ve received your message
      </h2>
      <p className="max-w-[52ch] text-muted">Thank you. We’ll answer by email within {responseTime}.</p>
      <a
        href="/contact"
        onClick={(event) => {
          event.preventDefault();
          onAnother();
        }}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent-text underline-offset-4 hover:underline"
      >
        Send another message
      </a>
    </div>
  );
}
