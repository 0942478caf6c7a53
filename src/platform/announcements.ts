import type { SQL } from "drizzle-orm";
import type { Executor } from "./db/database.ts";

/** An event that programs of users may want to hear of. */
export interface Announcement {
  /** The user or the team that it is for. */
  readonly ownerId: string;
  /** Noun and verb, e.g. `run.finished`. */
  readonly type: string;
  /** Names this one event among its owner's: announced twice, it is sent once. */
  readonly key: string;
  /** Ids, states and numbers. Never what users wrote or made. */
  readonly data: Readonly<Record<string, string | number | null>>;
}

/**
 * Tells what happened to the programs of its owner. A service, because what happens lies in slices that know neither plans nor teams, and
 * because an event that no one listens to must cost nothing.
 */
export interface Announcements {
  /**
   * Condition that anyone listens to an owner, for a statement that is run anyway: without listeners, `announce` is one statement more for
   * nothing.
   */
  isListenedTo(ownerId: SQL): SQL<boolean>;
  /** Stores it for each listener and enqueues its sending, in the caller's transaction. Does nothing without listeners. */
  announce(db: Executor, announcement: Announcement): Promise<void>;
}
