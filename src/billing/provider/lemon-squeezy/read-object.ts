import { z } from "zod";
import { AppError } from "#platform/errors.ts";
import { id } from "./attribute-schemas.ts";

/** An object in the envelope of JSON:API, its attributes read. */
export interface ReadObject<Attributes> {
  readonly id: string;
  readonly attributes: Attributes;
}

/**
 * @param type e.g. `subscriptions`; an object of another one is refused.
 * @throws {AppError} `invalid_input`, naming the fields (never their values) that are not as they must be.
 */
export function readObject<Attributes>(
  given: unknown,
  type: string,
  attributes: z.ZodType<Attributes>,
): ReadObject<Attributes> {
  const parsed = z.object({ type: z.literal(type), id, attributes }).safeParse(given);
  if (parsed.success) return parsed.data;
  throw unreadable(`${type}: ${describeIssues(parsed.error)}`);
}

export function describeIssues(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": ")).join("; ");
}

/** For what is no object that we know. */
export function unreadable(reason: string): AppError {
  return new AppError("invalid_input", {
    userMessage: "This is no message of the payment provider that can be read here.",
    message: `unreadable payment object: ${reason}`,
  });
}
