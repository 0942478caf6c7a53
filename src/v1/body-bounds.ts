import { wrongValue } from "./errors.ts";

/** As many as the longest list that any endpoint takes: a conversation's messages. */
const itemsMax = 10_000;
/** Objects and lists within each other: ten times what schemas of tools have. */
const depthMax = 64;
/** Values in all, with those in schemas of tools. Checking each of them against its schema takes microseconds. */
const valuesMax = 80_000;

/**
 * Refuses a body that would take long to check, or that functions which call themselves could not walk. It looks at each value once, and
 * at no more than the bound.
 * @param body parsed JSON.
 * @throws {ApiError} `invalid_input`, which names the parameter that is too long, too deep or too large.
 */
export function requireBounded(body: unknown): void {
  const waiting: Place[] = [{ value: body, name: "", depth: 0 }];
  let values = 0;
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, name, depth } = place;
    if (value === null || typeof value !== "object") continue;
    if (depth > depthMax) throw tooDeep(name);
    if (Array.isArray(value) && value.length > itemsMax) throw tooLong(name, value.length);
    const keys = Object.keys(value);
    values += keys.length;
    if (values > valuesMax) throw tooLarge(name);
    for (const key of keys) {
      const inner = (value as Readonly<Record<string, unknown>>)[key];
      // The way to a value deep in a schema would be as long as the schema.
      waiting.push({ value: inner, name: depth < namedDepth ? join(name, key) : name, depth: depth + 1 });
    }
  }
}

interface Place {
  readonly value: unknown;
  /** As errors call it, e.g. `tools.0.function.parameters`. */
  readonly name: string;
  readonly depth: number;
}

const namedDepth = 4;
const join = (name: string, key: string): string => (name === "" ? key : `${name}.${key}`).slice(0, 100);

const tooDeep = (name: string) =>
  wrongValue(name, `Invalid '${name}': it is nested deeper than ${depthMax} levels.`, "nested_too_deep");

const tooLong = (name: string, length: number) =>
  wrongValue(
    name,
    `Invalid '${name}': array too long. Expected an array with maximum length ${itemsMax}, but got an array with length ${length} instead.`,
    "array_above_max_length",
  );

const tooLarge = (name: string) =>
  wrongValue(
    name,
    `Invalid '${name}': the request holds more than ${valuesMax} values. Send fewer messages, tools or texts at once.`,
    "too_many_values",
  );
