import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { FieldError, TextField } from "#ui/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { CheckboxField } from "#ui/more-fields.tsx";
import {
  checkEndpointForm,
  descriptionLengthMax,
  type EndpointSettings,
  type EventType,
  eventTypes,
  urlLengthMax,
} from "../rules.ts";

interface Props {
  readonly reply: FormReply | undefined;
  /** Settings of the endpoint that is changed; undefined for a new one. */
  readonly saved?: EndpointSettings;
  readonly offered: readonly EventType[];
  readonly labels: { readonly send: string; readonly sending: string };
  readonly cancelPath: string;
}

/** Form for where an endpoint is and what it hears of. */
export function EndpointForm({ reply, saved, offered, labels, cancelPath }: Props) {
  const isBusy = useNavigation().formMethod === "POST";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkEndpointForm, reply, isBusy });
  const chosen: readonly string[] = values.events?.split(" ") ?? saved?.events ?? [];
  return (
    <Form method="post" noValidate {...handlers} className="grid max-w-xl gap-6">
      {message && <Alert tone="error">{message}</Alert>}
      <TextField
        label="Endpoint address"
        name="url"
        type="url"
        hint="It must begin with https:// and be on the public internet. Redirects aren’t followed."
        defaultValue={values.url ?? saved?.url}
        required
        maxLength={urlLengthMax}
        autoComplete="off"
        spellCheck={false}
        error={errors.url}
      />
      <TextField
        label="Description (optional)"
        name="description"
        hint="For example, what your program does with it."
        defaultValue={values.description ?? saved?.description}
        maxLength={descriptionLengthMax}
        autoComplete="off"
        error={errors.description}
      />
      <fieldset className="grid gap-3" aria-describedby={errors.events ? "events-error" : undefined}>
        <legend className="pb-2 text-sm font-semibold">Events</legend>
        {offered.map((type) => (
          <CheckboxField
            key={type}
            name="events"
            value={type}
            defaultChecked={chosen.includes(type)}
            label={
              <span className="grid gap-0.5">
                <span>
                  {eventTypes[type].title} <code className="text-xs wrap-anywhere text-muted">{type}</code>
                </span>
                <span className="text-muted">{eventTypes[type].about}</span>
              </span>
            }
          />
        ))}
        <FieldError id="events-error" error={errors.events} />
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isBusy}>{isBusy ? labels.sending : labels.send}</SubmitButton>
        <ButtonLink to={cancelPath} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
