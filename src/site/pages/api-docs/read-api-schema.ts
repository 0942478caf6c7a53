/** The parts of JSON Schema that the product's own OpenAPI document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly (string | null)[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
}

export type Schemas = Readonly<Record<string, Schema>>;

export interface Field {
  /** Name with its path in the response, e.g. `error.code`. */
  readonly name: string;
  /** In words, e.g. `string or null`, `"free" or "paid"`, `list of Tool`. */
  readonly type: string;
  /** The named object of the type, which has its own section. */
  readonly object?: string;
  readonly isOptional: boolean;
  readonly description: string;
}

/** All fields of an object. The fields of a nested object without a name follow their parent. */
export function listFields(schema: Schema, schemas: Schemas, prefix = ""): readonly Field[] {
  const { properties = {}, required = [] } = resolve(schema, schemas);
  return Object.entries(properties).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const object = nameOf(property.items ?? property);
    const field = {
      name,
      type: typeOf(property),
      object,
      isOptional: !required.includes(key),
      description: describe(property) || describe(resolve(property, schemas)),
    };
    return [field, ...(object ? [] : listFields(property, schemas, `${name}.`))];
  });
}

/** The names of objects that other objects contain, so that the page describes each of them once. */
export function listSharedObjects(schemas: Schemas): readonly string[] {
  const held = Object.values(schemas).flatMap(({ properties = {}, allOf = [] }) =>
    [...Object.values(properties), ...allOf.flatMap((part) => Object.values(part.properties ?? {}))].map((property) =>
      nameOf(property.items ?? property),
    ),
  );
  return Object.keys(schemas).filter((name) => held.includes(name));
}

/** @returns the name of a schema that is a reference. */
export function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.slice($ref.lastIndexOf("/") + 1);
}

/** An example response, built from the examples of its fields; fields without one are left out. */
export function exampleOf(schema: Schema, schemas: Schemas): unknown {
  const resolved = resolve(schema, schemas);
  if (resolved.example !== undefined) return resolved.example;
  if (resolved.items) return [exampleOf(resolved.items, schemas)];
  if (!resolved.properties) return undefined;
  return Object.fromEntries(
    Object.entries(resolved.properties).map(([key, value]) => [key, exampleOf(value, schemas)]),
  );
}

/** Follows a reference and merges `allOf` into one object. */
function resolve(schema: Schema, schemas: Schemas): Schema {
  const name = nameOf(schema);
  const target = name ? schemas[name] : schema;
  if (!target?.allOf) return target ?? {};
  const parts = target.allOf.map((part) => resolve(part, schemas));
  return {
    type: "object",
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
    required: parts.flatMap(({ required = [] }) => required),
  };
}

function describe({ description = "", default: standard }: Schema): string {
  return standard === undefined ? description : `${description} Default: ${String(standard)}.`.trim();
}

export function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  const types = [schema.type ?? "any"].flat();
  const orNull = types.includes("null") ? " or null" : "";
  if (schema.items) return `list of ${nameOf(schema.items) ?? plural(typeOf(schema.items))}${orNull}`;
  const named = nameOf(schema) ?? formats[schema.format ?? ""];
  return named ? `${named}${orNull}` : types.join(" or ");
}

const formats: Readonly<Record<string, string>> = { uri: "address", date: "date" };

const plural = (word: string): string => (word.endsWith("s") ? `${word}es` : `${word}s`);
