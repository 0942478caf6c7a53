import { z } from "zod";
import { AppError } from "#platform/errors.ts";
import { id } from "./attribute-schemas.ts";

/** A JSON:API object with parsed attributes. */
export interface ReadObject<Attributes> {
  readonly id: string;
  readonly attributes: Attributes;
}

/**
 * @param type e.g. `subscriptions`; objects of other types are refused.
 * @throws {AppError} `invalid_input`, naming the invalid fields but never their values.
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

/** For an object that cannot be parsed. */
export function unreadable(reason: string): AppError {
  return new AppError("invalid_input", {
    userMessage: "This is not a readable message from the payment provider.",
    message: `unreadable payment object: ${reason}`,
  });
}
