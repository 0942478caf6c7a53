import { descriptionLengthMax, nameLengthMax } from "#directory/browser.ts";
import type { Category } from "#directory/rules.ts";
import { TextField } from "#ui/field.tsx";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";

interface Props {
  readonly categories: readonly Category[];
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** True for a tool that exists: its address stays, and its state has buttons of its own. */
  readonly isChange?: boolean;
}

/** All fields of a tool. */
export function ToolFields({ categories, values, errors, isChange = false }: Props) {
  const field = (name: string) => ({ name, defaultValue: values[name] ?? "", error: errors[name] });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {isChange ? (
        <>
          <input type="hidden" name="slug" value={values.slug} />
          <input type="hidden" name="state" value={values.state} />
        </>
      ) : (
        <>
          <TextField label="Address below /tools/" {...field("slug")} required hint="Stays for good." />
          <SelectField label="State" {...field("state")}>
            <option value="draft">Draft</option>
            <option value="published">Published</option>
          </SelectField>
        </>
      )}
      <TextField label="Name" {...field("name")} required maxLength={nameLengthMax} />
      <SelectField label="Category" {...field("category")} required>
        <option value="">Choose</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <TextAreaField
          label="Description"
          {...field("description")}
          required
          maxLength={descriptionLengthMax}
          className="min-h-20"
          hint="One sentence in our own words: what people do with it."
        />
      </div>
      <TextField label="Website" type="url" {...field("website")} required placeholder="https://" />
      <TextField label="Tags" {...field("tags")} required hint="With commas between them." />
      <SelectField label="Plan" {...field("isPaid")}>
        <option value="no">Has a free plan</option>
        <option value="yes">Paid only</option>
      </SelectField>
      <SelectField label="Mark as new" {...field("isNew")}>
        <option value="no">No</option>
        <option value="yes">Yes</option>
      </SelectField>
      <TextField
        label="Agreed discount, percent"
        inputMode="numeric"
        {...field("discount")}
        hint="0 to 25. Shown while offers are on."
      />
      <TextField label="Position" inputMode="numeric" {...field("position")} hint="Lower ones come first." />
      <TextField label="Logo" {...field("logo")} hint="Name of a file of /logos, without .svg. Empty: a monogram." />
    </div>
  );
}
