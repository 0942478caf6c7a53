import { LRUCache } from "lru-cache";
import type { CurrentSession } from "./current-session.ts";

/** How long a session is trusted without asking the database: after this time at the latest, a revoked one is dead everywhere. */
const believedForMs = 45_000;
const entriesMax = 20_000;

interface Entry {
  readonly session: CurrentSession;
  readonly until: number;
}

/**
 * Sessions that this process has seen recently, by their complete cookie value, so that pages need no query to identify the user. The
 * database notifies us when a session ends or its owner changes (migrations/0004); while we aren't listening, nothing is trusted.
 */
export class SessionCache {
  readonly #entries = new LRUCache<string, Entry>({ max: entriesMax });
  readonly #isFresh: () => boolean;
  readonly #now: () => number;
  /** Increases with each `forget`, so that a read that started before is not stored after. */
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

  /** @param generation from before the database was asked. */
  remember(cookie: string, session: CurrentSession, generation: number): void {
    if (!this.#isFresh() || generation !== this.#generation) return;
    const until = Math.min(this.#now() + believedForMs, session.expiresAt.getTime());
    this.#entries.set(cookie, { session, until });
  }

  /** @param userId whose sessions may have changed; undefined for everyone's. */
  forget(userId: string | undefined): void {
    this.#generation += 1;
    for (const [cookie, { session }] of this.#entries) {
      if (userId === undefined || session.viewer.userId === userId) this.#entries.delete(cookie);
    }
  }
}
