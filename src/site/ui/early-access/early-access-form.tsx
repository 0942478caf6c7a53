import { Link } from "react-router";
import { honeypotName } from "#platform/forms/fields.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Honeypot, TextField } from "#ui/field.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { CheckboxField } from "#ui/more-fields.tsx";
import { checkEarlyAccess } from "../../rules.ts";
import { BotCheckField } from "../forms/bot-check-field.tsx";
import type { EarlyAccessFetcher } from "./use-early-access.ts";

interface Props {
  readonly fetcher: EarlyAccessFetcher;
  /** The server's answer to a form sent before scripts ran. */
  readonly firstReply?: FormReply | undefined;
}

/** The same form in the dialog and on its own page; a plain form until scripts run. */
export function EarlyAccessForm({ fetcher, firstReply }: Props) {
  const isBusy = fetcher.state !== "idle";
  const form = useCheckedForm({ check: checkEarlyAccess, reply: fetcher.data ?? firstReply, isBusy });
  return (
    <fetcher.Form
      method="post"
      action="/early-access"
      noValidate
      defaultShouldRevalidate={false}
      {...form.handlers}
      className="relative grid gap-5"
    >
      {form.message && <Alert tone="error">{form.message}</Alert>}
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        defaultValue={form.values.name}
        error={form.errors.name}
      />
      <EmailField label="Email" value={form.values.email} error={form.errors.email} />
      <AgreeField isChecked={form.values.agreeToTerms === "on"} error={form.errors.agreeToTerms} />
      <BotCheckField key={form.sends} action="earlybird_submit" />
      <Honeypot name={honeypotName} />
      <SubmitButton size="lg" isBusy={isBusy}>
        {isBusy ? "Registering…" : "Join the list"}
      </SubmitButton>
      <p role="status" className="sr-only">
        {isBusy ? "Registering" : ""}
      </p>
    </fetcher.Form>
  );
}

function AgreeField({ isChecked, error }: { readonly isChecked: boolean; readonly error: string | undefined }) {
  return (
    <CheckboxField
      name="agreeToTerms"
      required
      defaultChecked={isChecked}
      error={error}
      label={
        <>
          I agree to the <TextLink to="/terms-of-service">terms and conditions</TextLink>, and to getting email about
          early access. The <TextLink to="/privacy-policy">privacy policy</TextLink> explains how we use your data.
        </>
      }
    />
  );
}

/** Opens beside the form, so that nothing typed is lost. */
function TextLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} target="_blank" className="text-accent-text underline underline-offset-3">
      {children}
    </Link>
  );
}
