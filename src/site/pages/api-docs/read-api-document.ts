/** Turns an OpenAPI 3.1 document into what the page shows. Pure. */
import {
  exampleOf,
  type Field,
  listFields,
  listSharedObjects,
  nameOf,
  type Schema,
  type Schemas,
  typeOf,
} from "./read-api-schema.ts";

interface Parameter {
  readonly name: string;
  readonly place: "path" | "query" | "header" | "body";
  readonly isRequired: boolean;
  readonly type: string;
  readonly description: string;
}

export interface Endpoint {
  /** The section's id on the page. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  /** An example request with curl. */
  readonly request: string;
  /** Responses other than 200. */
  readonly errors: readonly { readonly status: string; readonly description: string }[];
  /** The named object of a successful response. The page describes its fields there. */
  readonly object?: string;
  /** The fields of a successful response that is not a named object. */
  readonly fields: readonly Field[];
  /** An example of a successful response, as JSON. */
  readonly response: string;
}

/** An object that several responses contain. */
export interface NamedObject {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly Field[];
}

export interface ApiDescription {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly groups: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly endpoints: readonly Endpoint[];
  }[];
  readonly objects: readonly NamedObject[];
  readonly errorFields: readonly Field[];
  readonly errorResponse: string;
}

/** The parts of OpenAPI that the product's own document uses. */
interface Document {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: {
    readonly schemas?: Schemas;
    readonly securitySchemes?: Schemes;
  };
}

/** The security schemes, by name: a cookie, or a key in a header. */
type Schemes = Readonly<Record<string, { readonly type?: string; readonly name?: string; readonly scheme?: string }>>;

interface Site {
  readonly baseUrl: string;
  readonly schemes: Schemes;
}

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly DocumentParameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly responses?: Readonly<
    Record<
      string,
      { readonly description: string; readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }
    >
  >;
}

interface DocumentParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export function readApiDocument(source: object): ApiDescription {
  const document = source as Document;
  const schemas = document.components?.schemas ?? {};
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const shared = listSharedObjects(schemas);
  const inAnswers = operations.flatMap(({ operation }) =>
    listFields(answerOf(operation), schemas).flatMap(({ object }) => object ?? []),
  );
  const objects = Object.keys(schemas)
    .filter((name) => shared.includes(name) || inAnswers.includes(name))
    .map((name) => ({ id: objectId(name), name, fields: listFields({ $ref: name }, schemas) }));
  const baseUrl = document.servers?.[0]?.url ?? "";
  const schemes = document.components?.securitySchemes ?? {};
  const error = schemas.Error ?? {};
  return {
    title: document.info.title,
    version: document.info.version,
    description: document.info.description ?? "",
    groups: (document.tags ?? []).map(({ name, description }) => ({
      id: slugOf(name),
      name,
      description: description ?? "",
      endpoints: operations
        .filter(({ operation }) => operation.tags?.includes(name))
        .map((found) => toEndpoint(found, { baseUrl, schemes }, schemas, objects)),
    })),
    objects,
    errorFields: listFields(error, schemas),
    errorResponse: JSON.stringify(exampleOf(error, schemas), null, 2),
  };
}

interface FoundOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

function toEndpoint(
  { path, method, operation }: FoundOperation,
  site: Site,
  schemas: Schemas,
  objects: readonly NamedObject[],
): Endpoint {
  const parameters = operation.parameters ?? [];
  const schema = answerOf(operation);
  const object = objects.find(({ name }) => name === nameOf(schema))?.name;
  return {
    id: slugOf(`${method} ${path}`),
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? path,
    description: operation.description ?? "",
    parameters: [
      ...parameters.map((parameter) => ({
        name: parameter.name,
        place: parameter.in,
        isRequired: parameter.required ?? false,
        type: typeOf(parameter.schema ?? {}),
        description: parameter.description ?? "",
      })),
      ...listFields(bodyOf(operation)?.schema ?? {}, schemas).map(({ isOptional, ...field }) => ({
        ...field,
        place: "body" as const,
        isRequired: !isOptional,
      })),
    ],
    request: exampleRequest({ path, method, operation }, site, schemas),
    errors: Object.entries(operation.responses ?? {})
      .filter(([status]) => status !== "200")
      .map(([status, { description }]) => ({ status, description })),
    object,
    fields: object ? [] : listFields(schema, schemas),
    response: JSON.stringify(exampleOf(schema, schemas), null, 2),
  };
}

const answerOf = ({ responses }: Operation): Schema => responses?.["200"]?.content?.["application/json"]?.schema ?? {};

interface Body {
  readonly type: string;
  readonly schema: Schema;
}

function bodyOf({ requestBody }: Operation): Body | undefined {
  const [[type, { schema = {} }] = ["", {}]] = Object.entries(requestBody?.content ?? {});
  return type === "" ? undefined : { type, schema };
}

/** A curl command, with the session cookie or the key that the endpoint needs. */
function exampleRequest({ path, method, operation }: FoundOperation, { baseUrl, schemes }: Site, schemas: Schemas) {
  const { parameters = [], security = [] } = operation;
  const isRead = method === "get";
  const needed = security.flatMap((way) => Object.keys(way).flatMap((name) => schemes[name] ?? []));
  const hasKey = needed.some(({ scheme }) => scheme === "bearer");
  const body = bodyOf(operation);
  return [
    `curl ${isRead || body ? "" : `-X ${method.toUpperCase()} `}"${baseUrl}${exampleAddress(path, parameters)}"`,
    ...(isRead || hasKey ? [] : [`-H "Origin: ${baseUrl}"`]),
    ...needed.map(({ name }) => (name ? `-H "Cookie: ${name}=…"` : '-H "Authorization: Bearer $EASEL_API_KEY"')),
    ...(body ? exampleBody(body, schemas) : []),
  ].join(" \\\n  ");
}

function exampleBody({ type, schema }: Body, schemas: Schemas): readonly string[] {
  const example = exampleOf(schema, schemas) as Readonly<Record<string, unknown>>;
  if (type !== "multipart/form-data") {
    return [`-H "Content-Type: ${type}"`, `-d '${JSON.stringify(example, null, 2).replaceAll("\n", "\n  ")}'`];
  }
  return Object.entries(example).flatMap(([name, value]) =>
    value === undefined ? [] : [`-F ${name}=${String(value)}`],
  );
}

/** The path, filled in with the parameters that have an example. */
function exampleAddress(path: string, parameters: readonly DocumentParameter[]): string {
  const withExample = parameters.flatMap((parameter) => {
    const example = parameter.schema?.example ?? parameter.schema?.examples?.[0];
    return example === undefined ? [] : [{ ...parameter, value: encodeURIComponent(String(example)) }];
  });
  const filled = withExample
    .filter((parameter) => parameter.in === "path")
    .reduce((text, { name, value }) => text.replace(`{${name}}`, value), path);
  const query = withExample
    .filter((parameter) => parameter.in === "query")
    .map(({ name, value }) => `${name}=${value}`);
  return query.length > 0 ? `${filled}?${query.join("&")}` : filled;
}

/** The id of a named object's section. */
export const objectId = (name: string): string => `object-${slugOf(name)}`;

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
