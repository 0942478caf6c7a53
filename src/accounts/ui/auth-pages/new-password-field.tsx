import { useEffect, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { estimatePassword, type PasswordStrength, passwordLengthMin } from "../../rules.ts";

interface Props {
  readonly label: string;
  readonly name?: string;
  readonly error: string | undefined;
}

/** Field for a new password: states the rules, and shows the strength as the user types. */
export function NewPasswordField({ label, name = "password", error }: Props) {
  const [typed, setTyped] = useState("");
  const strength = useStrength(typed);
  return (
    <div className="relative">
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        required
        hint={`At least ${passwordLengthMin} characters, and not on the list of leaked passwords. A few unrelated words make a strong one.`}
        error={error}
        onFocus={loadEstimator}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Strength of={strength} />
    </div>
  );
}

/** Loads the dictionaries while the first characters are typed. */
const loadEstimator = () => void estimatePassword("password").catch(() => {});

/** @returns undefined for an empty field, and if the dictionaries can't be loaded: the server decides in any case. */
function useStrength(password: string): Degree | undefined {
  const [strength, setStrength] = useState<Degree>();
  useEffect(() => {
    let isLatest = true;
    const show = (degree?: Degree) => isLatest && setStrength(degree);
    if (password === "") show();
    else if (password.length < passwordLengthMin) show("short");
    else estimatePassword(password).then(show, () => show());
    return () => {
      isLatest = false;
    };
  }, [password]);
  return strength;
}

type Degree = PasswordStrength | "short";

const degrees: Readonly<Record<Degree, { readonly label: string; readonly bars: number }>> = {
  short: { label: "Too short", bars: 1 },
  leaked: { label: "Leaked, choose another", bars: 1 },
  weak: { label: "Weak", bars: 1 },
  fair: { label: "Fair", bars: 2 },
  strong: { label: "Strong", bars: 3 },
};

const barColors: Readonly<Record<number, string>> = { 1: "bg-danger", 2: "bg-outline", 3: "bg-success" };

/** Shown in the label's line, so that nothing moves when it appears. */
function Strength({ of }: { readonly of: Degree | undefined }) {
  return (
    <p role="status" className="absolute top-0 right-0 flex min-h-6 items-center gap-2 text-xs text-muted">
      {of && (
        <>
          <span aria-hidden className="flex gap-1">
            {[1, 2, 3].map((bar) => (
              <span
                key={bar}
                className={classNames(
                  "h-1 w-5 rounded-full",
                  bar <= degrees[of].bars ? barColors[degrees[of].bars] : "bg-hairline",
                )}
              />
            ))}
          </span>
          <span className="sr-only">Password strength: </span>
          {degrees[of].label}
        </>
      )}
    </p>
  );
}
