import { createAuth } from "#accounts/auth/create-auth.ts";
import { readConfig } from "#platform/config.ts";
import { createSecrets } from "#platform/secret.ts";
import type { Services } from "#platform/services.ts";
import { createQuietLog } from "./quiet-log.ts";

export interface AuthEndpoint {
  readonly method: "GET" | "POST";
  /** Below `/api/auth`, e.g. `/sso/callback/:providerId`. */
  readonly path: string;
  /** Fields that its body and its query may have. */
  readonly bodyFields: readonly string[];
  readonly queryFields: readonly string[];
  readonly isDisabled: boolean;
}

/** The library's schemas (zod), only to read their fields. */
interface Schema {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly def?: {
    readonly innerType?: Schema;
    readonly left?: Schema;
    readonly right?: Schema;
    readonly options?: readonly Schema[];
  };
}

interface LibraryEndpoint {
  readonly path?: string;
  readonly options: { readonly method?: string | readonly string[]; readonly body?: Schema; readonly query?: Schema };
}

/** Every endpoint of the authentication library as configured here, plugins included, one entry per method. */
export function listAuthEndpoints(): readonly AuthEndpoint[] {
  // Creating the endpoints makes no database queries.
  const services = {
    config: readConfig({ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }),
    db: {},
    secrets: createSecrets("a secret that only tests know, 32 characters"),
    log: createQuietLog().log,
  } as unknown as Services;
  const { api, options } = createAuth(services);
  const disabled: readonly string[] = options.disabledPaths;
  return (Object.values(api) as unknown as readonly LibraryEndpoint[]).flatMap(({ path, options: its }) =>
    path === undefined
      ? []
      : [its.method ?? []].flat().map((method) => ({
          method: method === "POST" ? "POST" : "GET",
          path,
          bodyFields: [...new Set(fieldsOf(its.body))],
          queryFields: [...new Set(fieldsOf(its.query))],
          isDisabled: disabled.includes(path),
        })),
  );
}

function fieldsOf(schema: Schema | undefined): readonly string[] {
  if (!schema) return [];
  if (schema.shape) return Object.keys(schema.shape);
  const { innerType, left, right, options = [] } = schema.def ?? {};
  return [innerType, left, right, ...options].flatMap(fieldsOf);
}
