import { BlockList, isIP } from "node:net";

/** Loopback, link-local (cloud metadata), private, shared, reserved and multicast networks (IANA's special-purpose registries). */
const notPublic = new BlockList();
const ranges = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;
for (const [network, prefix] of ranges) {
  notPublic.addSubnet(network, prefix, "ipv4");
  // The same addresses, written as IPv6: mapped, and translated (NAT64, 6to4).
  notPublic.addSubnet(`::ffff:${network}`, 96 + prefix, "ipv6");
  notPublic.addSubnet(`64:ff9b::${network}`, 96 + prefix, "ipv6");
}
const ranges6 = [
  ["::", 96],
  ["::ffff:0:0:0", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
  // All that lies above the networks in use, 2000::/3: private (fc00::, fec0::), link-local and multicast ones among it.
  ["4000::", 2],
  ["8000::", 1],
] as const;
for (const [network, prefix] of ranges6) notPublic.addSubnet(network, prefix, "ipv6");

/** @param address an IP address, without brackets. @returns false also for what is no address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !notPublic.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** Tells whether the host of an address is written as an IP address that is not public. @param host as `URL` has it, maybe in brackets. */
export function isPrivateHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, "");
  return isIP(address) !== 0 && !isPublicAddress(address);
}
