import type { ReactNode } from "react";
import type { FieldErrors } from "#platform/forms/rules.ts";
import { TextField } from "#ui/field.tsx";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import { descriptionLengthMax, type FactsField, nameLengthMax, websiteLengthMax } from "../rules.ts";

interface Props {
  readonly values: Readonly<Record<FactsField, string>>;
  readonly errors: FieldErrors;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  /** Belongs to the website's field. */
  readonly children?: ReactNode;
}

/** The facts of a listing, which its submitter and its maker write alike. */
export function FactFields({ values, errors, categories, children }: Props) {
  return (
    <>
      <TextField
        label="Website"
        name="website"
        inputMode="url"
        autoComplete="off"
        required
        maxLength={websiteLengthMax}
        defaultValue={values.website}
        error={errors.website}
        hint="The tool’s own page, beginning with https://."
      />
      {children}
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        required
        maxLength={nameLengthMax}
        defaultValue={values.name}
        error={errors.name}
      />
      <TextAreaField
        label="Description"
        name="description"
        rows={3}
        required
        className="min-h-24!"
        defaultValue={values.description}
        error={errors.description}
        hint={`One sentence on what people do with it, up to ${descriptionLengthMax} characters. No slogans.`}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField label="Category" name="category" required defaultValue={values.category} error={errors.category}>
          <option value="" disabled>
            Choose a category
          </option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="Price" name="price" required defaultValue={values.price} error={errors.price}>
          <option value="" disabled>
            Choose one
          </option>
          <option value="free">Has a lasting free plan</option>
          <option value="paid">Paid, or a free trial only</option>
        </SelectField>
      </div>
      <TextField
        label="Tags"
        name="tags"
        autoComplete="off"
        required
        defaultValue={values.tags}
        error={errors.tags}
        hint="3 to 6 words that people search for, with commas between them."
      />
    </>
  );
}
