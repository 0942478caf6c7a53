import { LRUCache } from "lru-cache";
import type { Notifications } from "./db/notifications.ts";

/**
 * NOTIFY channel on which database triggers announce that something about a user's account has changed: sessions, profile, plan, API keys
 * (migrations/0004, 0028). The payload is the user's id.
 */
const accountsChannel = "accounts_changed";

/** Time for which an entry is trusted without asking the database: after this time at the latest, a revoked one is dead everywhere. */
const trustedForMs = 45_000;
const entriesMax = 20_000;

interface Owned {
  readonly userId: string;
  /** When it ends by itself; undefined if it doesn't. */
  readonly endsAt?: Date | null | undefined;
}

/**
 * Cache of what this process has recently read about accounts, by a secret that only the owner sends (a session's cookie, a digest of an
 * API key), so that requests need no query to identify their user. The database notifies us of changes; while we aren't listening, nothing
 * is trusted.
 */
export class AccountCache<Value> {
  readonly #entries = new LRUCache<string, { readonly value: Value; readonly userId: string; readonly until: number }>({
    max: entriesMax,
  });
  readonly #ownerOf: (value: Value) => Owned;
  readonly #isFresh: () => boolean;
  readonly #now: () => number;
  /** Increases with each `forget`, so that a read that started before is not stored after. */
  #generation = 0;

  constructor(ownerOf: (value: Value) => Owned, isFresh: () => boolean, now: () => number) {
    this.#ownerOf = ownerOf;
    this.#isFresh = isFresh;
    this.#now = now;
  }

  get generation(): number {
    return this.#generation;
  }

  find(secret: string): Value | undefined {
    const entry = this.#entries.get(secret);
    if (!entry) return undefined;
    if (entry.until > this.#now() && this.#isFresh()) return entry.value;
    this.#entries.delete(secret);
    return undefined;
  }

  /** @param generation from before the database was asked. */
  remember(secret: string, value: Value, generation: number): void {
    if (!this.#isFresh() || generation !== this.#generation) return;
    const { userId, endsAt } = this.#ownerOf(value);
    const until = Math.min(this.#now() + trustedForMs, endsAt?.getTime() ?? Number.POSITIVE_INFINITY);
    this.#entries.set(secret, { value, userId, until });
  }

  /** @param userId whose account may have changed; undefined for everyone's. */
  forget(userId: string | undefined): void {
    this.#generation += 1;
    for (const [secret, entry] of this.#entries) {
      if (userId === undefined || entry.userId === userId) this.#entries.delete(secret);
    }
  }
}

/** A cache that hears of changes. It trusts nothing until it does. */
export function createAccountCache<Value>(
  notifications: Notifications,
  ownerOf: (value: Value) => Owned,
): AccountCache<Value> {
  let isListening = false;
  const cache = new AccountCache<Value>(ownerOf, () => isListening && notifications.connected, Date.now);
  void notifications
    .subscribe(accountsChannel, (userId) => cache.forget(userId))
    .then(() => {
      isListening = true;
    });
  return cache;
}
