import { TextField } from "#ui/field.tsx";
import { type ProfileField, personNameLengthMax } from "../rules.ts";

/** Fields count some characters as two. */
const nameUnitsMax = personNameLengthMax * 2;

interface Props {
  readonly values: Partial<Readonly<Record<ProfileField, string>>>;
  readonly errors: Partial<Readonly<Record<ProfileField, string>>>;
}

/** First and last name, side by side if there is room. */
export function NameFields({ values, errors }: Props) {
  const field = (name: ProfileField, label: string, autoComplete: string) => (
    <TextField
      label={label}
      name={name}
      autoComplete={autoComplete}
      required
      maxLength={nameUnitsMax}
      defaultValue={values[name]}
      error={errors[name]}
    />
  );
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {field("firstName", "First name", "given-name")}
      {field("lastName", "Last name", "family-name")}
    </div>
  );
}
