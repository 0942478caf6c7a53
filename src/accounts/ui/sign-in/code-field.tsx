import { TextField } from "#ui/field.tsx";
import { emailCodeDigits } from "../../rules.ts";

/** Where a code goes. What was typed is not given back: a wrong code is typed anew. */
export function CodeField({
  kind,
  name = "code",
  label = kind === "digits" ? "Code" : "Recovery code",
  hint,
  error,
  autoFocus = false,
}: {
  readonly kind: "digits" | "recovery";
  readonly name?: string;
  readonly label?: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
}) {
  const isDigits = kind === "digits";
  return (
    <TextField
      label={label}
      {...(hint ? { hint } : {})}
      name={name}
      inputMode={isDigits ? "numeric" : "text"}
      autoComplete={isDigits ? "one-time-code" : "off"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      autoFocus={autoFocus}
      required
      // Room for the spaces that come from copying.
      maxLength={isDigits ? 2 * emailCodeDigits : 20}
      error={error}
      className="text-lg tracking-[0.2em] tabular-nums"
    />
  );
}
