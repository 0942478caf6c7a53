import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { loopbackHosts } from "../config.ts";

const loopbackAddresses = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];
const proxyHeaders = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"];

/**
 * Whether a request was made on this very machine: what it gets to see is nobody else's business. The host has to be this machine by
 * name too, or a page elsewhere whose name is made to point here (DNS rebinding) could read along; and a proxy in front speaks for others.
 */
export function isFromThisMachine(c: Context): boolean {
  const isLocalSocket = loopbackAddresses.includes(getConnInfo(c).remote.address ?? "");
  const isLocalName = loopbackHosts.includes(new URL(c.req.url).hostname);
  return isLocalSocket && isLocalName && proxyHeaders.every((name) => c.req.header(name) === undefined);
}
