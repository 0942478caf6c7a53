import type { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { SealError } from "#platform/seal.ts";
import type { Services } from "#platform/services.ts";
import { describeUnreadable } from "../sso/list-unreadable-providers.ts";
import { openConfig } from "../sso/sealed-config.ts";

type CreateAdapter = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<CreateAdapter>;
type Tools = Pick<Services, "secrets" | "log">;

/**
 * Hands the library the settings of OpenID providers opened; in the database they are sealed. It never writes them: its endpoints for that
 * are closed (create-auth.ts).
 */
export function openSsoProviders(createAdapter: CreateAdapter, tools: Tools): CreateAdapter {
  return (options) => {
    const adapter = createAdapter(options);
    // What the library does together is to read them opened as well, although nothing makes a transaction of it.
    const transaction: Adapter["transaction"] = (work) =>
      adapter.transaction((within) => work({ ...within, ...reading(within, tools) }));
    return { ...adapter, ...reading(adapter, tools), transaction };
  };
}

function reading(
  adapter: Pick<Adapter, "findOne" | "findMany" | "update">,
  tools: Tools,
): Pick<Adapter, "findOne" | "findMany" | "update"> {
  const isProvider = ({ model }: { readonly model: string }) => model === "ssoProvider";
  return {
    async findOne<Row>(query: Parameters<Adapter["findOne"]>[0]) {
      const row = await adapter.findOne<Row>(query);
      return isProvider(query) ? orRefuse(opened(row, tools)) : row;
    },
    // The row comes back, and is compared with what was read before.
    async update<Row>(query: Parameters<Adapter["update"]>[0]) {
      const row = await adapter.update<Row>(query);
      return isProvider(query) ? orRefuse(opened(row, tools)) : row;
    },
    // One that does not open is not to keep the people of the others out.
    async findMany<Row>(query: Parameters<Adapter["findMany"]>[0]) {
      const rows = await adapter.findMany<Row>(query);
      if (!isProvider(query)) return rows;
      return rows.flatMap((row) => {
        const readable = opened(row, tools);
        return readable === unreadable ? [] : [readable];
      });
    },
  };
}

const unreadable = Symbol("unreadable");

function opened<Row>(row: Row, { secrets, log }: Tools): Row | typeof unreadable {
  const { providerId, oidcConfig } = (row ?? {}) as { readonly providerId?: unknown; readonly oidcConfig?: unknown };
  if (typeof oidcConfig !== "string" || typeof providerId !== "string") return row;
  try {
    return { ...row, oidcConfig: openConfig(secrets, { providerId, oidcConfig }) };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    const { fault } = error;
    log.error({ providerId, fault }, describeUnreadable({ providerId, fault }));
    return unreadable;
  }
}

function orRefuse<Row>(row: Row | typeof unreadable): Row {
  if (row === unreadable) throw new APIError("SERVICE_UNAVAILABLE", { code: "PROVIDER_UNREADABLE" });
  return row;
}
