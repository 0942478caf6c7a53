import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

export interface FakeWebsite {
  /** The environment of a built product for which this is the website of `host`; see preload-websites.ts. */
  readonly env: Readonly<Record<string, string>>;
  /** Sets the HTML of its pages. */
  show(html: string): void;
  stop(): Promise<void>;
}

/** A website on this machine that the product takes for one of the internet. */
export async function startFakeWebsite(host: string): Promise<FakeWebsite> {
  let shown = "<!doctype html><html><head><title>Foxes</title></head><body>Foxes</body></html>";
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(shown);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    env: fakeHostEnv(host, port),
    show(html) {
      shown = html;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The environment of a built product for which a port of this machine is `host`, by https. */
export const fakeHostEnv = (host: string, port: number): Readonly<Record<string, string>> => {
  const preload = fileURLToPath(new URL("preload-websites.ts", import.meta.url));
  return { NODE_OPTIONS: `--import=${preload}`, FAKE_WEBSITES: `${host}=${port}` };
};
