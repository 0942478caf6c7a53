import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { limitConcurrency } from "../limit-concurrency.ts";
import type { Log } from "../log.ts";

export interface Notifications {
  /** Names the connection: `findEndedProcesses` knows by it whether this process still runs. A UUID. */
  readonly processId: string;
  /** True if this process receives notifications right now. If not, it must not serve anything from memory. */
  readonly connected: boolean;
  /**
   * Calls `listener` with the payload of each NOTIFY on `channel` once the promise has resolved, and with undefined after each
   * reconnection: notifications sent meanwhile are lost, so anything may have changed.
   */
  subscribe(channel: string, listener: NotificationListener): Promise<void>;
  /** Tells whether the database answers on this connection, which requests do not use. Simultaneous callers share one query. */
  answers(timeoutMs: number): Promise<boolean>;
  close(): Promise<void>;
}

/** Name under which PostgreSQL lists the connection of a process. */
export const listenerName = (processId: string): string => `easel-listen ${processId}`;

export type NotificationListener = (payload: string | undefined) => void;

export interface NotificationTimings {
  readonly reconnectDelayMs: number;
  /** Interval at which the connection is checked, because one whose other end vanished reports nothing by itself. */
  readonly heartbeatMs: number;
  readonly heartbeatTimeoutMs: number;
}

const defaultTimings: NotificationTimings = { reconnectDelayMs: 1_000, heartbeatMs: 10_000, heartbeatTimeoutMs: 5_000 };

/** One connection that listens. */
interface Connection {
  readonly client: pg.Client;
  /** Resolves, with the reason, when the connection is no longer usable. */
  readonly lost: Promise<unknown>;
  /** One query at a time: a client takes no second one. */
  query(text: string): Promise<unknown>;
  /** Resolves when the database has answered. Simultaneous callers share one query. */
  ask(): Promise<unknown>;
}

/** Holds one connection that LISTENs, and reconnects when it breaks. */
export async function listenToNotifications(
  url: string,
  log: Log,
  timings: NotificationTimings = defaultTimings,
): Promise<Notifications> {
  const listeners = new Map<string, Set<NotificationListener>>();
  const callAll = (channel: string, payload?: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  };
  const closing = new AbortController();
  const processId = randomUUID();
  const client = { connectionString: url, application_name: listenerName(processId) };
  const open = () => openConnection(client, [...listeners.keys()], callAll, timings);
  let connection: Connection | undefined = await open();

  async function reopen(): Promise<Connection | undefined> {
    while (!closing.signal.aborted) {
      await delay(timings.reconnectDelayMs, undefined, { signal: closing.signal }).catch(() => {});
      const next = closing.signal.aborted ? undefined : await open().catch(() => undefined);
      if (next && !closing.signal.aborted) return next;
      void next?.client.end().catch(() => {});
    }
    return undefined;
  }

  async function keepListening(): Promise<void> {
    while (connection) {
      const lost = connection;
      const reason = await lost.lost;
      connection = undefined;
      void lost.client.end().catch(() => {});
      if (closing.signal.aborted) return;
      log.warn({ err: reason }, "lost the connection that hears of changes; trying again");
      connection = await reopen();
      for (const channel of connection ? listeners.keys() : []) callAll(channel);
    }
  }

  const finished = keepListening();
  return {
    processId,
    get connected() {
      return connection !== undefined;
    },
    async subscribe(channel, listener) {
      const group = listeners.get(channel) ?? new Set();
      listeners.set(channel, group.add(listener));
      // If this fails, the connection is breaking, and the next one listens to all channels.
      await connection?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {});
    },
    async answers(timeoutMs) {
      if (!connection) return false;
      const answered = connection.ask().then(
        () => true,
        () => false,
      );
      return Promise.race([answered, delay(timeoutMs, false, { ref: false })]);
    },
    async close() {
      closing.abort();
      await connection?.client.end().catch(() => {});
      await finished;
    },
  };
}

async function openConnection(
  config: pg.ClientConfig,
  channels: readonly string[],
  onNotification: (channel: string, payload: string | undefined) => void,
  { heartbeatMs, heartbeatTimeoutMs }: NotificationTimings,
): Promise<Connection> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: heartbeatTimeoutMs,
    query_timeout: heartbeatTimeoutMs,
  });
  const { promise: lost, resolve: lose } = Promise.withResolvers<unknown>();
  client.on("error", lose);
  client.on("end", () => lose(undefined));
  client.on("notification", ({ channel, payload }) => onNotification(channel, payload));
  const inTurn = limitConcurrency(1);
  const query = (text: string): Promise<unknown> => inTurn(() => client.query(text));
  let asking: Promise<unknown> | undefined;
  const ask = () => {
    asking ??= query("select 1").finally(() => {
      asking = undefined;
    });
    return asking;
  };
  const heartbeat = setInterval(() => ask().catch(lose), heartbeatMs);
  void lost.finally(() => clearInterval(heartbeat));
  try {
    await client.connect();
    for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  } catch (error) {
    lose(error);
    void client.end().catch(() => {});
    throw error;
  }
  return { client, lost, query, ask };
}
