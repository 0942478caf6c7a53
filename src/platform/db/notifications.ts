import pg from "pg";
import type { Log } from "../log.ts";

export interface Notifications {
  /** Whether changes in other processes are being heard right now. While they are not, nothing may be served from memory. */
  readonly connected: boolean;
  /**
   * Calls `listener` for each NOTIFY on `channel`, and once after each reconnection, because what was sent meanwhile is lost.
   */
  subscribe(channel: string, listener: () => void): void;
  close(): Promise<void>;
}

const reconnectDelayMs = 1_000;

/** Holds one connection that LISTENs, and takes it up again when it breaks. */
export async function listenToNotifications(url: string, log: Log): Promise<Notifications> {
  const listeners = new Map<string, Set<() => void>>();
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: "easel-listen", keepAlive: true });
    const lost = (error?: Error) => {
      if (client === next) client = undefined;
      if (closed || timer) return;
      log.warn({ err: error }, "lost the connection that hears of changes; trying again");
      timer = setTimeout(retry, reconnectDelayMs);
    };
    next.on("error", lost);
    next.on("end", () => lost());
    next.on("notification", ({ channel }) => {
      for (const listener of listeners.get(channel) ?? []) listener();
    });
    await next.connect();
    for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  }

  async function retry(): Promise<void> {
    timer = undefined;
    try {
      await connect();
      for (const group of listeners.values()) for (const listener of group) listener();
    } catch {
      if (!closed) timer = setTimeout(retry, reconnectDelayMs);
    }
  }

  await connect();
  return {
    get connected() {
      return client !== undefined;
    },
    subscribe(channel, listener) {
      const group = listeners.get(channel) ?? new Set();
      if (group.size === 0) void client?.query(`listen ${pg.escapeIdentifier(channel)}`);
      listeners.set(channel, group.add(listener));
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
