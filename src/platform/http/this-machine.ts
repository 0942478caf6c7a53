import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { loopbackHosts } from "../config.ts";

const loopbackAddresses = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];
const proxyHeaders = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"];

/**
 * Whether a request comes from this machine, for pages that no one else may see. The host name must be local, too: otherwise another site
 * could read the page through DNS rebinding. A request through a proxy does not count.
 */
export function isFromThisMachine(c: Context): boolean {
  const isLocalSocket = loopbackAddresses.includes(getConnInfo(c).remote.address ?? "");
  const isLocalName = loopbackHosts.includes(new URL(c.req.url).hostname);
  return isLocalSocket && isLocalName && proxyHeaders.every((name) => c.req.header(name) === undefined);
}
