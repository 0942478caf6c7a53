import type { createAuthMiddleware } from "better-auth/api";

/** What a hook of the library gets. */
type Received = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

export type HookContext = Omit<Received, "body"> & {
  readonly body?: Readonly<Record<string, unknown>>;
};
