import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { FieldError, TextField } from "#ui/field.tsx";
import { formatNumber } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { CheckboxField, SelectField } from "#ui/more-fields.tsx";
import {
  apiKeysPath,
  type BudgetKind,
  checkKeyForm,
  keyNameLengthMax,
  minuteLimits,
  minuteLimitUsual,
  scopes,
} from "../rules.ts";

const budgetNames: Readonly<Record<BudgetKind, string>> = {
  none: "No budget",
  month: "Credits each month",
  total: "Credits in total",
};

interface Props {
  readonly reply: FormReply | undefined;
  /** The team that the key is for; undefined for the user’s own. */
  readonly teamName: string | undefined;
}

/** Form for what a new key may do and spend. */
export function KeyForm({ reply, teamName }: Props) {
  const isBusy = useNavigation().formMethod === "POST";
  const check = (form: FormData) => checkKeyForm(form, new Date());
  const { values, errors, message, handlers } = useCheckedForm({ check, reply, isBusy });
  const chosen = values.scopes?.split(" ");
  return (
    <Form method="post" noValidate {...handlers} className="grid max-w-xl gap-6">
      {message && <Alert tone="error">{message}</Alert>}
      <TextField
        label="Name"
        name="name"
        hint={`For example, the name of your program. ${teamName === undefined ? "Only you see it." : `The owner and admins of ${teamName} see it, too.`}`}
        defaultValue={values.name}
        required
        maxLength={keyNameLengthMax}
        autoComplete="off"
        error={errors.name}
      />
      <fieldset className="grid gap-2" aria-describedby={errors.scopes ? "scopes-error" : undefined}>
        <legend className="pb-2 text-sm font-semibold">Permissions</legend>
        {scopes.map(({ id, name }) => (
          <CheckboxField
            key={id}
            name="scopes"
            value={id}
            defaultChecked={chosen?.includes(id) ?? true}
            label={
              <>
                {name} <code className="text-xs text-muted">{id}</code>
              </>
            }
          />
        ))}
        <FieldError id="scopes-error" error={errors.scopes} />
      </fieldset>
      <SelectField
        label="Rate limit"
        name="minuteMax"
        defaultValue={values.minuteMax ?? minuteLimitUsual}
        error={errors.minuteMax}
      >
        {minuteLimits.map((limit) => (
          <option key={limit} value={limit}>
            {formatNumber(limit)} requests a minute
          </option>
        ))}
      </SelectField>
      <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
        <SelectField label="Budget" name="budgetKind" defaultValue={values.budgetKind} error={errors.budgetKind}>
          {Object.entries(budgetNames).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="AI credits"
          name="budget"
          inputMode="numeric"
          hint="The most that this key can spend. Leave this empty if you chose no budget."
          defaultValue={values.budget}
          autoComplete="off"
          error={errors.budget}
        />
      </div>
      <TextField
        label="Last day of use (optional)"
        name="expiresOn"
        type="date"
        defaultValue={values.expiresOn}
        error={errors.expiresOn}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isBusy}>{isBusy ? "Creating…" : "Create API key"}</SubmitButton>
        <ButtonLink to={apiKeysPath} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
