import { emailLengthMax } from "#platform/forms/fields.ts";
import { TextField } from "../field.tsx";

interface Props {
  readonly label: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
  /** `off` for another person's address; with `webauthn` the browser also offers passkeys. */
  readonly autoComplete?: "email" | "off" | "username webauthn";
}

export function EmailField({ label, value, error, autoComplete = "email" }: Props) {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      autoComplete={autoComplete}
      required
      maxLength={emailLengthMax}
      defaultValue={value}
      error={error}
    />
  );
}
