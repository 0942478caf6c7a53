import { emailLengthMax } from "#platform/forms/rules.ts";
import { TextField } from "../field.tsx";

interface Props {
  readonly label: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
}

export function EmailField({ label, value, error }: Props) {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      autoComplete="email"
      required
      maxLength={emailLengthMax}
      defaultValue={value}
      error={error}
    />
  );
}
