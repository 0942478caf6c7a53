import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { TextAreaField } from "#ui/more-fields.tsx";
import { checkReply } from "../rules.ts";
import { InsertTemplate, type OfferedTemplates } from "./insert-template.tsx";

interface Props {
  readonly reply: FormReply | undefined;
  readonly label: string;
  readonly send: string;
  /** Number of messages on the page, a user’s own aside: neither an answer nor a close passes over a newer one. */
  readonly seen: number;
  readonly isClosed: boolean;
  /** Name of what is answered and closed. */
  readonly what?: "request" | "message";
  readonly check?: typeof checkReply;
  readonly hint?: string;
  /** For operators. */
  readonly templates?: OfferedTemplates;
}

/** One more message, and a button that closes the request. */
export function MessageForm({
  reply,
  label,
  send,
  seen,
  isClosed,
  what = "request",
  check = checkReply,
  hint,
  templates,
}: Props) {
  const isBusy = useNavigation().state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check, reply, isBusy });
  const problem = message ?? errors.intent;
  return (
    <div className="grid gap-6">
      <Form method="post" noValidate preventScrollReset {...handlers} className="grid gap-5">
        {problem && <Alert tone="error">{problem}</Alert>}
        <input type="hidden" name="intent" value="write" />
        <input type="hidden" name="seen" value={seen} />
        {templates && <InsertTemplate {...templates} />}
        <TextAreaField
          label={label}
          name="message"
          rows={5}
          required
          defaultValue={values.message}
          error={errors.message}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
          hint={
            [
              isClosed &&
                (what === "request" ? "A message opens the request again." : "An answer opens the message again."),
              hint,
            ]
              .filter(Boolean)
              .join(" ") || undefined
          }
        />
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          {isBusy ? "Sending…" : send}
        </SubmitButton>
      </Form>
      {!isClosed && (
        <Form method="post" preventScrollReset className="border-t border-hairline pt-5">
          <input type="hidden" name="intent" value="close" />
          <input type="hidden" name="seen" value={seen} />
          <Button type="submit" variant="secondary">
            Close this {what}
          </Button>
        </Form>
      )}
    </div>
  );
}
