import { useId } from "react";
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { describedBy, Field, TextField } from "#ui/field.tsx";
import { fileControl } from "#ui/file-input.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import type { PictureKind } from "../../listing-rules.ts";
import {
  checkPictureForm,
  pictureBounds,
  pictureDescriptionLengthMax,
  pictureFormatNames,
  pictureMegabytesMax,
  pictureTypes,
} from "../../rules.ts";

interface FieldsProps {
  readonly kind: PictureKind;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

const hints: Readonly<Record<PictureKind, string>> = {
  screenshot: `${pictureFormatNames}, up to ${pictureMegabytesMax} MB, at least ${pictureBounds.screenshot.sideMin} pixels on each side.`,
  logo: `${pictureFormatNames}, up to ${pictureMegabytesMax} MB, at least ${pictureBounds.logo.sideMin} pixels on each side. A square looks best; it’s shown on a light tile.`,
};

/** Fields of a new picture: its file, and what a screenshot shows. */
export function PictureFields({ kind, values, errors }: FieldsProps) {
  const id = useId();
  const frame = { label: kind === "logo" ? "Logo" : "Screenshot", hint: hints[kind], error: errors[kind] };
  return (
    <>
      <Field id={id} {...frame}>
        <input
          id={id}
          type="file"
          name={kind}
          accept={pictureTypes}
          required
          aria-invalid={frame.error ? true : undefined}
          aria-describedby={describedBy(id, frame)}
          className={fileControl}
        />
      </Field>
      {kind === "screenshot" && (
        <TextField
          label="What it shows"
          name="description"
          required
          maxLength={pictureDescriptionLengthMax}
          defaultValue={values.description}
          error={errors.description}
          hint="A short sentence. People who can’t see the picture hear it."
        />
      )}
    </>
  );
}

/** Form with which a maker sends a picture for review. */
export function PictureForm({ kind, reply }: { readonly kind: PictureKind; readonly reply: FormReply | undefined }) {
  const isBusy = useNavigation().formData?.get("intent") === kind;
  const { values, errors, message, handlers } = useCheckedForm({ check: checkPictureForm, reply, isBusy });
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      noValidate
      {...handlers}
      className="grid max-w-xl gap-5"
    >
      <input type="hidden" name="intent" value={kind} />
      {message && <Alert tone="error">{message}</Alert>}
      <PictureFields kind={kind} values={values} errors={errors} />
      <SubmitButton isBusy={isBusy} variant="secondary" className="justify-self-start">
        {isBusy ? "Uploading…" : `Send ${kind} for review`}
      </SubmitButton>
    </Form>
  );
}
