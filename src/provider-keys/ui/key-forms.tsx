import type { ReactNode } from "react";
import type { useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { formatList } from "#ui/format.ts";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import {
  checkKeyForm,
  checkLimitForm,
  formPath,
  keyLengthMax,
  limitOfTokens,
  type ProviderCard,
  providersPath,
} from "../rules.ts";

interface Props {
  readonly card: ProviderCard;
  readonly fetcher: ReturnType<typeof useFetcher<FormReply>>;
  readonly reply: FormReply | undefined;
  /** Closes the dialog; on a page, a link leads back instead. */
  readonly onCancel: (() => void) | undefined;
}

/** Shared keys are a surprise otherwise. */
function SharedKey({ card: { vendorName, sharedWith } }: Pick<Props, "card">) {
  if (sharedWith.length === 0) return null;
  return (
    <p className="text-sm">
      {formatList(sharedWith)} {sharedWith.length === 1 ? "uses" : "use"} the same {vendorName} key.
    </p>
  );
}

export function ConfigureForm({ card, fetcher, reply, onCancel }: Props) {
  const isBusy = fetcher.state !== "idle";
  const check = (form: FormData) => checkKeyForm(form, new Date());
  const { values, errors, message, handlers } = useCheckedForm({ check, reply, isBusy });
  return (
    <fetcher.Form
      method="post"
      action={formPath("configure")}
      noValidate
      defaultShouldRevalidate={false}
      {...handlers}
      className="grid gap-4"
    >
      {message && <Alert tone="error">{message}</Alert>}
      <input type="hidden" name="service" value={card.id} />
      <PasswordField
        label="API Key"
        name="apiKey"
        placeholder="Enter your API key"
        // A password manager would take it for the password of this site.
        autoComplete="off"
        required
        maxLength={keyLengthMax + 1}
        error={errors.apiKey}
        hint="Your API key is stored securely and never shared"
      />
      {card.takesOrganization && (
        <TextField
          label="Organization ID (optional)"
          name="organizationId"
          autoComplete="off"
          placeholder="org-…"
          maxLength={80}
          defaultValue={values.organizationId}
          error={errors.organizationId}
          hint={`If your ${card.vendorName} account belongs to several, this one is billed.`}
        />
      )}
      <TextField
        label="Last day of use (optional)"
        name="expiresOn"
        type="date"
        defaultValue={values.expiresOn}
        error={errors.expiresOn}
      />
      {card.takesLimit && <LimitField value={values.monthlyLimit ?? ""} error={errors.monthlyLimit} />}
      <SharedKey card={card} />
      <Buttons onCancel={onCancel}>
        <SubmitButton isBusy={isBusy}>{isBusy ? "Configuring..." : "Save API Key"}</SubmitButton>
      </Buttons>
    </fetcher.Form>
  );
}

/** For keys of vendors that write texts. */
function LimitField({ value, error }: { readonly value: string; readonly error: string | undefined }) {
  return (
    <TextField
      label="Monthly limit in thousand tokens (optional)"
      name="monthlyLimit"
      inputMode="numeric"
      autoComplete="off"
      placeholder="No limit"
      defaultValue={value}
      error={error}
      hint="500 means 500,000 tokens a month, for text only. A run that might go beyond it doesn’t start."
    />
  );
}

export function LimitForm({ card, fetcher, reply, onCancel }: Props) {
  const isBusy = fetcher.state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkLimitForm, reply, isBusy });
  const saved = limitOfTokens(card.stored?.monthlyTokensMax);
  return (
    <fetcher.Form
      method="post"
      action={formPath("limit")}
      noValidate
      defaultShouldRevalidate={false}
      {...handlers}
      className="grid gap-4"
    >
      {(message ?? errors.service) && <Alert tone="error">{message ?? errors.service}</Alert>}
      <input type="hidden" name="service" value={card.id} />
      <LimitField value={values.monthlyLimit ?? saved} error={errors.monthlyLimit} />
      <SharedKey card={card} />
      <Buttons onCancel={onCancel}>
        <SubmitButton isBusy={isBusy}>{isBusy ? "Saving..." : "Save limit"}</SubmitButton>
      </Buttons>
    </fetcher.Form>
  );
}

export function RemoveForm({ card, fetcher, reply, onCancel }: Props) {
  const isBusy = fetcher.state !== "idle";
  const problem = !isBusy && reply?.outcome === "refused" ? (reply.message ?? reply.errors.service) : undefined;
  return (
    <fetcher.Form method="post" action={formPath("remove")} defaultShouldRevalidate={false} className="grid gap-4">
      {problem && <Alert tone="error">{problem}</Alert>}
      <input type="hidden" name="service" value={card.id} />
      <SharedKey card={card} />
      <Buttons onCancel={onCancel}>
        <SubmitButton isBusy={isBusy} disabled={isBusy} className="bg-danger! text-paper!">
          {isBusy ? "Removing..." : "Remove"}
        </SubmitButton>
      </Buttons>
    </fetcher.Form>
  );
}

function Buttons({ onCancel, children }: { readonly onCancel: Props["onCancel"]; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      {onCancel ? (
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      ) : (
        <ButtonLink to={providersPath} variant="secondary">
          Cancel
        </ButtonLink>
      )}
    </div>
  );
}
