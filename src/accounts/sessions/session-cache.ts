import { LRUCache } from "lru-cache";
import type { CurrentSession } from "./current-session.ts";

/** How long a session may be believed without asking the database: what was revoked is dead everywhere after this time at the latest. */
const believedForMs = 45_000;
const entriesMax = 20_000;

interface Entry {
  readonly session: CurrentSession;
  readonly until: number;
}

/**
 * The sessions that this process has seen lately, by the whole value of their cookie, so that a page costs no question to the database for
 * knowing whose it is. The database says at once when a session ends or its owner changes (migrations/0004); while it is not being
 * heard, nothing is believed.
 */
export class SessionCache {
  readonly #entries = new LRUCache<string, Entry>({ max: entriesMax });
  readonly #isFresh: () => boolean;
  readonly #now: () => number;
  /** Goes up with each thing forgotten, so that what was asked for before is not remembered after. */
  #generation = 0;

  constructor(isFresh: () => boolean, now: () => number) {
    this.#isFresh = isFresh;
    this.#now = now;
  }

  get generation(): number {
    return this.#generation;
  }

  find(cookie: string): CurrentSession | undefined {
    const entry = this.#entries.get(cookie);
    if (!entry) return undefined;
    if (entry.until > this.#now() && this.#isFresh()) return entry.session;
    this.#entries.delete(cookie);
    return undefined;
  }

  /** @param generation as it was before the database was asked. */
  remember(cookie: string, session: CurrentSession, generation: number): void {
    if (!this.#isFresh() || generation !== this.#generation) return;
    const until = Math.min(this.#now() + believedForMs, session.expiresAt.getTime());
    this.#entries.set(cookie, { session, until });
  }

  /** @param userId whose sessions may have changed; undefined: anybody's. */
  forget(userId: string | undefined): void {
    this.#generation += 1;
    for (const [cookie, { session }] of this.#entries) {
      if (userId === undefined || session.viewer.userId === userId) this.#entries.delete(cookie);
    }
  }
}
