import { AsyncResource } from "node:async_hooks";
import pg from "pg";
import { createFairQueue, type FairQueue, NotBegunError } from "../fair-queue.ts";
import { currentRequester } from "../requester.ts";
import { DatabaseBusy } from "./database-errors.ts";

export interface TurnBounds {
  /** Callers that may wait. Beyond that, the newest of the largest group fails at once instead of making all others wait longer. */
  readonly waitingMax: number;
  readonly waitMsMax: number;
}

type Callback = Parameters<pg.Pool["connect"]>[0];

/**
 * The driver gives connections in the order in which callers request them, so that one client's thousand requests would come before all others.
 * Here requesters take turns, and those whom we know go first (record 0077).
 */
export class FairPool extends pg.Pool {
  readonly #turns: FairQueue;
  readonly #held = new WeakMap<pg.PoolClient, () => void>();

  constructor(options: pg.PoolConfig & { readonly max: number }, bounds: TurnBounds) {
    super(options);
    this.#turns = createFairQueue({ runningMax: options.max, ...bounds });
    this.on("release", (_, client) => this.#held.get(client)?.());
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (callback) {
      this.#takeTurn(callback);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      this.#takeTurn((error, client) => (client ? resolve(client) : reject(error)));
    });
  }

  /** The turn ends when the connection is released. */
  #takeTurn(callback: Callback): void {
    // It runs while another request gives its turn back, but for its own.
    const answer = AsyncResource.bind(callback);
    const take = () =>
      new Promise<void>((end) => {
        super.connect((error, client, release) => {
          if (client) this.#held.set(client, end);
          else end();
          answer(error, client, release);
        });
      });
    this.#turns.run(currentRequester(), take).catch((error: unknown) => {
      const isFull = error instanceof NotBegunError && error.reason === "full";
      answer(
        new DatabaseBusy(isFull ? "too many wait for a connection" : "waited too long for a connection"),
        undefined,
        () => {},
      );
    });
  }
}
