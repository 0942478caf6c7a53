import { isIPv6 } from "node:net";
import type { Context } from "hono";
import { getConnInfo } from "@hono/node-server/conninfo";

/**
 * The client's address as rate limits count it.
 * @param trustedProxyHops how many proxies of ours append to `X-Forwarded-For`; what a client wrote there itself is never believed.
 * @returns an IPv4 address, or the /64 network of an IPv6 one (a household or server gets at least that many addresses);
 *   `unknown` where there is none, so that all such requests share one limit.
 */
export function clientAddress(c: Context, trustedProxyHops: number): string {
  return network(trustedProxyHops === 0 ? getConnInfo(c).remote.address : forwardedAddress(c.req.header("x-forwarded-for"), trustedProxyHops));
}

function forwardedAddress(header: string | undefined, hops: number): string | undefined {
  const chain = (header ?? "").split(",").map((part) => part.trim()).filter(Boolean);
  return chain.at(-hops);
}

export function network(address: string | undefined): string {
  if (!address) return "unknown";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  return `${expandIPv6(address).slice(0, 4).join(":")}::/64`;
}

function expandIPv6(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const groups = (text: string) => (text ? text.split(":") : []);
  const before = groups(head);
  const after = groups(tail ?? "");
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill("0"), ...after].map((group) => Number.parseInt(group, 16).toString(16));
}
