import type { RequestScope } from "../services.ts";

/** Variables that every Hono handler finds on its context. */
export interface AppEnv {
  Variables: { scope: RequestScope };
}
