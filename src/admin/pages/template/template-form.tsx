import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { checkTemplate, templateFields, templateNameMax } from "#support/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { TextField } from "#ui/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { TextAreaField } from "#ui/more-fields.tsx";
import { FieldList } from "../../ui/field-list.tsx";

interface Props {
  readonly template?: { readonly name: string; readonly text: string };
  readonly send: string;
  readonly reply: FormReply | undefined;
}

export function TemplateForm({ template, send, reply }: Props) {
  const isBusy = useNavigation().state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkTemplate, reply, isBusy });
  return (
    <Form method="post" noValidate preventScrollReset {...handlers} className="grid max-w-2xl gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <input type="hidden" name="intent" value="save" />
      <TextField
        label="Name"
        name="name"
        required
        maxLength={templateNameMax}
        defaultValue={values.name ?? template?.name}
        error={errors.name}
      />
      <TextAreaField
        label="Text"
        name="text"
        rows={8}
        required
        defaultValue={values.text ?? template?.text}
        error={errors.text}
        hint="What is known of the sender is filled in. You replace the rest before you send the answer."
      />
      <FieldList names={templateFields} />
      <SubmitButton isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Saving…" : send}
      </SubmitButton>
    </Form>
  );
}
