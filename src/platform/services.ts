import type pg from "pg";
import { createContext } from "react-router";
import type { CatalogueCache } from "./catalogue-cache.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { Notifications } from "./db/notifications.ts";
import type { AppError } from "./errors.ts";
import type { Files } from "./files.ts";
import type { JobQueue } from "./jobs.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { RateLimits } from "./rate-limit/rate-limit.ts";
import type { Secrets } from "./secret.ts";

/** All that handlers may use of the world outside. Made once per process; nothing reads a global instead. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly jobs: JobQueue;
  readonly files: Files;
  readonly rateLimits: RateLimits;
  readonly secrets: Secrets;
  readonly notifications: Notifications;
  readonly catalogueCache: CatalogueCache;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly clock: Clock;
}

/** Loaders and actions: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

/** What is known of the one request being answered. */
export interface RequestScope {
  readonly requestId: string;
  /** The client's network as rate limits count it; see `clientAddress`. */
  readonly clientAddress: string;
  readonly log: Log;
}

export const requestContext = createContext<RequestScope>();

/** What a loader leaves for rendering on the server alone; read there by `useServerOnly` (src/ui/server-only.tsx). */
export const serverOnlyContext = createContext<unknown>(null);

/**
 * Takes a rendered document as bytes, where it is kept and sent to many. The response then has no body: it would be a copy of the document
 * in a stream, which costs a tenth of the rendering.
 */
export const keepDocumentContext = createContext<((document: Buffer) => void) | null>(null);

/** Set when a request was refused before any page saw it: the catch-all page then shows this error. */
export const refusalContext = createContext<AppError | null>(null);
