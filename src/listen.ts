import { once } from "node:events";
import type { Server } from "node:http";
import type { Config } from "#platform/config.ts";

/** @throws when the port is taken, or is not ours to take: whoever starts a process stops what it has started before. */
export async function listen(server: Server, { port, host }: Pick<Config, "port" | "host">): Promise<void> {
  server.listen(port, host);
  await once(server, "listening");
}
