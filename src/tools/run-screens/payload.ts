/**
 * Reads `payload=` of a tool's address: a JSON object of settings.
 * @throws {SyntaxError} for anything else.
 */
export function payloadObject(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new SyntaxError("the payload is no JSON object");
  }
  return value as Readonly<Record<string, unknown>>;
}

/** The one of `list` that a payload names. */
export const oneOf = <const T>(list: readonly T[], value: unknown): T | undefined =>
  list.find((known) => known === value);

/** Leaves out the settings that a payload doesn't have, or that we don’t know. */
export const withoutUnknown = <T extends object>(settings: { [Key in keyof T]: T[Key] | undefined }): Partial<T> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as Partial<T>;

/** A prompt of a payload, no longer than its field takes. */
export const promptOf = (value: unknown, lengthMax: number): string | undefined =>
  typeof value === "string" ? value.slice(0, lengthMax) : undefined;
