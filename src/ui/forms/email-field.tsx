import { emailLengthMax } from "#platform/forms/rules.ts";
import { TextField } from "../field.tsx";

interface Props {
  readonly label: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
  /** `off` where it is somebody else's. */
  readonly autoComplete?: "email" | "off";
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
