import type pg from "pg";
import { createContext } from "react-router";
import type { Announcements } from "./announcements.ts";
import type { BackgroundTasks } from "./background-tasks.ts";
import type { CatalogueCache } from "./catalogue-cache.ts";
import type { Circuits } from "./circuits.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { Durability } from "./db/durability.ts";
import type { Notifications } from "./db/notifications.ts";
import type { Envelopes } from "./envelopes.ts";
import type { AppError } from "./errors.ts";
import type { Files } from "./files/files.ts";
import type { Uploads } from "./http/bodies/uploads.ts";
import type { JobQueue } from "./jobs.ts";
import type { LiveSettingsSource } from "./live-settings/live-settings.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { RateLimits } from "./rate-limit/rate-limit.ts";
import type { Secrets } from "./secret.ts";
import type { WorkerPool } from "./worker-pool.ts";

/** Everything outside the code that handlers may use. Created once per process; nothing uses globals instead. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly durability: Durability;
  readonly jobs: JobQueue;
  readonly announcements: Announcements;
  readonly files: Files;
  readonly uploads: Uploads;
  readonly rateLimits: RateLimits;
  readonly secrets: Secrets;
  readonly envelopes: Envelopes;
  readonly notifications: Notifications;
  readonly tasks: BackgroundTasks;
  readonly workers: WorkerPool;
  readonly catalogueCache: CatalogueCache;
  readonly liveSettings: LiveSettingsSource;
  readonly circuits: Circuits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly clock: Clock;
}

/** Loaders and actions: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

/** The data of the current request. */
export interface RequestScope {
  readonly requestId: string;
  /** The client's network as rate limits count it; see `clientAddress`. */
  readonly clientAddress: string;
  readonly log: Log;
}

export const requestContext = createContext<RequestScope>();

/** A loader's data for server rendering only; `useServerOnly` reads it (src/ui/server-only.tsx). */
export const serverOnlyContext = createContext<unknown>(null);

/**
 * Receives a rendered document as bytes, for the page cache. The response then has no body: copying the document into a stream would cost a
 * tenth of the rendering time.
 */
export const keepDocumentContext = createContext<((document: Buffer) => void) | null>(null);

/** Said on the page of something that is not there, where more is known of it. */
export interface MissingNote {
  readonly message: string;
  readonly link: { readonly path: string; readonly label: string };
}

/** Finds such a note for the address of a page whose loader found nothing. */
export const missingNoteContext = createContext<((url: URL) => Promise<MissingNote | undefined>) | null>(null);

/** A request that was refused before any page saw it. */
export interface Refusal {
  readonly error: AppError;
  /** The page that was requested, where it may be another one without its parameters. */
  readonly link: MissingNote["link"] | undefined;
}

/** Set for such a request: the catch-all page shows its error. */
export const refusalContext = createContext<Refusal | null>(null);
