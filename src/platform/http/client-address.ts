import { isIPv4, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The client's IP address, as rate limits count it.
 * @param trustedProxyHops how many of our proxies append to `X-Forwarded-For`. What the client wrote there itself is never trusted.
 * @returns an IPv4 address, or the /64 network of an IPv6 one (a household or server gets at least that many addresses), as RFC 5952 writes
 * it; this machine's own IPv6 address counts as 127.0.0.1; `unknown` if there is none, so that all such requests share one limit.
 */
export function clientAddress(c: Context, trustedProxyHops: number): string {
  if (trustedProxyHops === 0) return network(getConnInfo(c).remote.address);
  return network(forwardedAddress(c.req.header("x-forwarded-for"), trustedProxyHops));
}

/** Each proxy appends its caller's address, so the entries of our proxies are the last ones. */
export function forwardedAddress(header: string | undefined, hops: number): string | undefined {
  const chain = (header ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return chain.at(-hops);
}

export function network(address: string | undefined): string {
  const bare = withoutPort(address ?? "");
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return "unknown";
  const groups = ipv6Groups(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return [groups[6] ?? 0, groups[7] ?? 0].flatMap((group) => [group >> 8, group & 0xff]).join(".");
  if (groups.slice(0, 7).every((group) => group === 0) && groups[7] === 1) return "127.0.0.1";
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${canonicalIpv6(`${prefix.join(":")}::`)}/64`;
}

/** Some proxies write `203.0.113.7:4711` or `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** @param address a valid IPv6 address in any spelling. @returns its eight 16-bit groups. */
function ipv6Groups(address: string): readonly number[] {
  const scopeless = address.split("%", 1)[0] ?? "";
  const [head = "", tail = ""] = canonicalIpv6(scopeless).split("::");
  const numbers = (text: string) => (text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16)));
  const before = numbers(head);
  const after = numbers(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** The URL parser accepts every spelling and returns the canonical one. */
const canonicalIpv6 = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);
