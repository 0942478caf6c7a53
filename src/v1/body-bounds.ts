import { wrongValue } from "./errors.ts";

/** Maximum number of items: as many as the longest list that any endpoint takes, a conversation's messages. */
const itemsMax = 10_000;
/** Maximum number of items in lists that are checked part by part, by the name of the list. */
const itemsMaxOf: Readonly<Partial<Record<string, number>>> = { tool_calls: 128, content: 1_000, logit_bias: 1_024 };
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
    const keys = Object.keys(value);
    const last = name.slice(name.lastIndexOf(".") + 1);
    const max = itemsMaxOf[last] ?? itemsMax;
    if (keys.length > max) throw tooLong(name, keys.length, max);
    values += keys.length;
    if (values > valuesMax) throw tooLarge(name);
    for (const key of keys) {
      const inner = (value as Readonly<Record<string, unknown>>)[key];
      if (key === "arguments" && typeof inner === "string") {
        values += countValues(inner, join(name, key));
        if (values > valuesMax) throw tooLarge(join(name, key));
      }
      // The way to a value deep in a schema would be as long as the schema.
      waiting.push({
        value: inner,
        name: depth < namedDepth || key === "function" ? join(name, key) : name,
        depth: depth + 1,
      });
    }
  }
}

interface Place {
  readonly value: unknown;
  /** Name that errors use, e.g. `tools.0.function.parameters`. */
  readonly name: string;
  readonly depth: number;
}

const namedDepth = 4;
const join = (name: string, key: string): string => (name === "" ? key : `${name}.${key}`).slice(0, 100);

const tooDeep = (name: string) =>
  wrongValue(name, `Invalid '${name}': it is nested deeper than ${depthMax} levels.`, "nested_too_deep");

const tooLong = (name: string, length: number, max: number) =>
  wrongValue(
    name,
    `Invalid '${name}': too long. Expected at most ${max} items, but got ${length} instead.`,
    "array_above_max_length",
  );

/**
 * Inputs of calls are JSON in a text, which is read several times on its way.
 * @returns how many values it has.
 * @throws {ApiError} for one that is nested too deeply.
 */
function countValues(input: string, name: string): number {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let at = 0; at < input.length && values <= valuesMax; at += 1) {
    const letter = input[at];
    if (isInText) {
      if (letter === "\\") at += 1;
      else if (letter === '"') isInText = false;
    } else if (letter === '"') isInText = true;
    else if (letter === ",") values += 1;
    else if (letter === "{" || letter === "[") {
      values += 1;
      depth += 1;
      if (depth > depthMax) throw tooDeep(name);
    } else if (letter === "}" || letter === "]") depth -= 1;
  }
  return values;
}

const tooLarge = (name: string) =>
  wrongValue(
    name,
    `Invalid '${name}': the request holds more than ${valuesMax} values. Send fewer messages, tools or texts at once.`,
    "too_many_values",
  );
