import { useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { type PasswordStrength, passwordStrength } from "../../rules.ts";

const degrees: Readonly<Record<PasswordStrength, { readonly label: string; readonly bars: number }>> = {
  weak: { label: "Weak", bars: 1 },
  fair: { label: "Fair", bars: 2 },
  strong: { label: "Strong", bars: 3 },
};

/** Where a password is chosen: says how strong it is, and refuses nothing. */
export function NewPasswordField({ label, error }: { readonly label: string; readonly error: string | undefined }) {
  const [typed, setTyped] = useState("");
  return (
    <div className="relative">
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        hint="Longer is stronger: 12 characters or more."
        error={error}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Strength password={typed} />
    </div>
  );
}

/** Stands in the label's line, so that nothing moves when it appears. */
function Strength({ password }: { readonly password: string }) {
  const { label, bars } = degrees[passwordStrength(password)];
  return (
    <p role="status" className="absolute top-0 right-0 flex min-h-6 items-center gap-2 text-xs text-muted">
      {password !== "" && (
        <>
          <span aria-hidden className="flex gap-1">
            {[1, 2, 3].map((bar) => (
              <span
                key={bar}
                className={classNames("h-1 w-5 rounded-full", bar <= bars ? barColours[bars] : "bg-hairline")}
              />
            ))}
          </span>
          <span className="sr-only">Password strength: </span>
          {label}
        </>
      )}
    </p>
  );
}

const barColours: Readonly<Record<number, string>> = { 1: "bg-danger", 2: "bg-outline", 3: "bg-success" };
