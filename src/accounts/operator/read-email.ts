import { AppError } from "#platform/errors.ts";
import { emailMessage, parseEmail } from "#platform/forms/rules.ts";

/** @throws {AppError} `invalid_input` for what is no address that mail can be sent to. */
export function readEmail(text: string): string {
  const email = parseEmail(text);
  if (email === null) throw new AppError("invalid_input", { userMessage: `${emailMessage}.` });
  return email;
}
