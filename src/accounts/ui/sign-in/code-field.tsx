import { TextField } from "#ui/field.tsx";
import { emailCodeDigits } from "../../rules.ts";

/** Where a code goes. What was typed is not given back: a wrong code is typed anew. */
export function CodeField({
  kind,
  error,
}: {
  readonly kind: "digits" | "recovery";
  readonly error: string | undefined;
}) {
  const isDigits = kind === "digits";
  return (
    <TextField
      label={isDigits ? "Code" : "Recovery code"}
      name="code"
      inputMode={isDigits ? "numeric" : "text"}
      autoComplete={isDigits ? "one-time-code" : "off"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      autoFocus
      required
      // Room for the spaces that come from copying.
      maxLength={isDigits ? 2 * emailCodeDigits : 20}
      error={error}
      className="text-lg tracking-[0.2em] tabular-nums"
    />
  );
}
