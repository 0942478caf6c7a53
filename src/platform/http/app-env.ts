import type { RequestScope } from "../services.ts";

/** Variables on every Hono handler's context. */
export interface AppEnv {
  Variables: { scope: RequestScope };
}
