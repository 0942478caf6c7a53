import { useEffect } from "react";
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { buttonClass } from "#ui/button.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkEmail, type Door, doorPath } from "../../rules.ts";
import { DoorFrame, DoorLink } from "./auth-page.tsx";

export type SsoReply = FormReply & { readonly handOff?: { readonly url: string; readonly domain: string } };

/** Asks for the address that tells which organisation somebody belongs to. */
export function SsoForm({ door, reply }: { readonly door: Door; readonly reply: SsoReply | undefined }) {
  const isBusy = useNavigation().state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkEmail, reply, isBusy });
  return (
    <Form method="post" action={doorPath("/login/sso", door)} noValidate {...handlers} className="grid gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <EmailField label="Work email" value={values.email} error={errors.email} />
      <SubmitButton size="lg" isBusy={isBusy} className="w-full">
        {isBusy ? "Looking it up…" : "Continue"}
      </SubmitButton>
    </Form>
  );
}

/** The way to the organisation. With scripts the browser takes it by itself. */
export function SsoHandOffLink({ url, domain }: { readonly url: string; readonly domain: string }) {
  useEffect(() => window.location.assign(url), [url]);
  return (
    <DoorFrame
      title="Continue to your organization"
      intro={`You sign in at ${domain} and come back here. You have 5 minutes.`}
      below={
        <p>
          Not your organization?{" "}
          <DoorLink to="/login/sso" reloadDocument>
            Use another address
          </DoorLink>
        </p>
      }
    >
      <a href={url} className={buttonClass({ size: "lg", className: "w-full" })}>
        Continue to your organization
      </a>
    </DoorFrame>
  );
}
