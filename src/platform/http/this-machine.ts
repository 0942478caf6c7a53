import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { type Config, isLoopback, loopbackHosts } from "../config.ts";

const loopbackAddresses = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];
/** Headers that proxies and content delivery networks add. */
const proxyHeaders =
  /^(?:x-forwarded(?:-.*)?|forwarded|via|x-real-ip|client-ip|x-client-ip|x-cluster-client-ip|x-proxyuser-ip|x-arr-.*|tailscale-.*|ngrok-.*|x-original-.*|x-envoy-.*|x-amzn-trace-id|true-client-ip|cf-.*|cdn-.*|fastly-.*|fly-.*|proxy-.*)$/;

/**
 * Tells whether a request comes from this machine, for pages that no one else may see. With a public `BASE_URL`, none does: visitors come
 * through a proxy, and one on this machine looks local. The host name must be local, too: otherwise another site could read the page
 * through DNS rebinding. A request through a proxy does not count, nor one by HTTP/1.0, which is how nginx passes requests on if it is not
 * told more.
 */
export function isFromThisMachine(c: Context, config: Pick<Config, "baseUrl">): boolean {
  if (!isLoopback(config.baseUrl)) return false;
  if (c.env.incoming.httpVersion === "1.0") return false;
  const isLocalSocket = loopbackAddresses.includes(getConnInfo(c).remote.address ?? "");
  const isLocalName = loopbackHosts.includes(new URL(c.req.url).hostname);
  return isLocalSocket && isLocalName && !Object.keys(c.req.header()).some((name) => proxyHeaders.test(name));
}
