import { useEffect } from "react";
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { buttonClass } from "#ui/button.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { type AuthQuery, authPath, checkEmail } from "../../rules.ts";
import { AuthLink, AuthPage } from "./auth-page.tsx";

export type SsoReply = FormReply & { readonly redirection?: { readonly url: string; readonly domain: string } };

/** Asks for the address that identifies the user's organization. */
export function SsoForm({ authQuery, reply }: { readonly authQuery: AuthQuery; readonly reply: SsoReply | undefined }) {
  const isBusy = useNavigation().state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkEmail, reply, isBusy });
  return (
    <Form method="post" action={authPath("/login/sso", authQuery)} noValidate {...handlers} className="grid gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <EmailField label="Work email" value={values.email} error={errors.email} />
      <SubmitButton size="lg" isBusy={isBusy} className="w-full">
        {isBusy ? "Looking it up…" : "Continue"}
      </SubmitButton>
    </Form>
  );
}

/** Link to the organization. With scripts, the browser follows it on its own. */
export function SsoRedirectLink({ url, domain }: { readonly url: string; readonly domain: string }) {
  useEffect(() => window.location.assign(url), [url]);
  return (
    <AuthPage
      title="Continue to your organization"
      intro={`You sign in at ${domain} and come back here. You have 5 minutes.`}
      below={
        <p>
          Not your organization?{" "}
          <AuthLink to="/login/sso" reloadDocument>
            Use another address
          </AuthLink>
        </p>
      }
    >
      <a href={url} className={buttonClass({ size: "lg", className: "w-full" })}>
        Continue to your organization
      </a>
    </AuthPage>
  );
}
