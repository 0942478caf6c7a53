import type { ComponentProps } from "react";
import { PasswordField } from "#ui/forms/password-field.tsx";

interface Props extends Pick<ComponentProps<typeof PasswordField>, "error" | "autoFocus"> {
  readonly email: string;
  readonly label?: string;
  readonly name?: string;
}

/** The password of whoever is signed in, who is to prove by it that it is them. */
export function OwnPasswordField({ email, label = "Password", name = "password", ...props }: Props) {
  return (
    <div>
      {/* Tells password managers whose password is asked for. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={label} name={name} autoComplete="current-password" required {...props} />
    </div>
  );
}
