import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

/** A turn of a site's event loop that took 50 ms of the main thread's processor time or more. */
export interface LongTurn {
  readonly cpuMs: number;
  /** Requests in progress, or answered in that turn. */
  readonly requests: readonly string[];
}

export interface EventLoopWatch {
  /** For `startSite`. */
  readonly env: Readonly<Record<string, string>>;
  /** All long turns until now, the longest first. @throws if a process that served requests has ended, or none is there. */
  longTurns(): Promise<readonly LongTurn[]>;
  /** After the site. */
  close(): Promise<void>;
}

type Told = Partial<LongTurn> & { readonly answer?: number };

/** Watches the event loops of all processes of one site that serve requests, from inside them (preload-event-loop.ts). */
export async function watchEventLoop(): Promise<EventLoopWatch> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "easel-loop-"));
  const socketPath = path.join(folder, "socket");
  const turns: LongTurn[] = [];
  const processes = new Set<Socket>();
  let ended = 0;
  let asked = 0;
  const answers = new Map<string, () => void>();
  const server = createServer((socket) => {
    processes.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => {
      processes.delete(socket);
      ended += 1;
      for (const answer of answers.values()) answer();
    });
    createInterface({ input: socket }).on("line", (line) => {
      const { answer, cpuMs, requests } = JSON.parse(line) as Told;
      if (answer !== undefined) answers.get(String(answer))?.();
      else if (cpuMs !== undefined && requests) turns.push({ cpuMs, requests });
    });
  });
  await once(server.listen(socketPath), "listening");

  /** A process answers after it has told all that it knows. */
  function hear(socket: Socket): Promise<void> {
    asked += 1;
    const id = String(asked);
    return new Promise((resolve) => {
      answers.set(id, () => {
        answers.delete(id);
        resolve();
      });
      socket.write(`${id}\n`);
    });
  }

  return {
    env: {
      EVENT_LOOP_SOCKET: socketPath,
      NODE_OPTIONS: `--import ${new URL("./preload-event-loop.ts", import.meta.url).href}`,
    },
    async longTurns() {
      await Promise.all([...processes].map(hear));
      if (ended > 0) throw new Error(`${ended} processes that served requests have ended`);
      if (processes.size === 0) throw new Error("no process has served a request");
      return turns.toSorted((one, other) => other.cpuMs - one.cpuMs);
    },
    async close() {
      for (const socket of processes) socket.destroy();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
