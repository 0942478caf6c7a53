import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkEmail } from "../../rules.ts";

interface Props {
  readonly reply: FormReply | undefined;
  /** The new address, until it is confirmed. */
  readonly newEmail: string | null;
}

export function ChangeEmail({ reply, newEmail }: Props) {
  const isBusy = useNavigation().state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkEmail, reply, isBusy });
  return (
    <div className="grid gap-8">
      {newEmail && <Pending newEmail={newEmail} />}
      {/* A new form after an address was accepted. */}
      <Form key={newEmail} method="post" noValidate {...handlers} className="grid max-w-[26rem] gap-5">
        {message && <Alert tone="error">{message}</Alert>}
        <EmailField label={newEmail ? "Another address" : "New address"} value={values.email} error={errors.email} />
        <SubmitButton isBusy={isBusy} className="justify-self-start" variant={newEmail ? "secondary" : "primary"}>
          {isBusy ? "Sending…" : "Send confirmation link"}
        </SubmitButton>
      </Form>
    </div>
  );
}

function Pending({ newEmail }: { readonly newEmail: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="note" title="Check your new inbox">
        We sent a link to <strong className="font-semibold wrap-anywhere">{newEmail}</strong>. Open it within 60 minutes
        to move your account there. Until then, nothing changes.
      </Alert>
      <Form method="post">
        <input type="hidden" name="intent" value="cancel" />
        <Button type="submit" variant="secondary">
          Keep the current address
        </Button>
      </Form>
    </div>
  );
}
