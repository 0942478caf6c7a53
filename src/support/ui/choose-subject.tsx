import { SelectField } from "#ui/more-fields.tsx";
import { supportSubjects } from "../rules.ts";

/** Subject of a message: of a support request, and of the contact form. */
export function ChooseSubject({ chosen, error }: { readonly chosen: string; readonly error: string | undefined }) {
  return (
    <SelectField label="Subject" name="subject" required defaultValue={chosen} error={error}>
      <option value="" disabled>
        Choose a subject
      </option>
      {Object.entries(supportSubjects).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
