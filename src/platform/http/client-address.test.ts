import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { clientAddress, forwardedAddress, network } from "./client-address.ts";

describe("client address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:4711", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::9]:4711", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80::/64"],
    ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
    ["::1", "127.0.0.1"],
    ["::2", "::/64"],
    ["64:ff9b::192.0.2.1", "64:ff9b::/64"],
  ])("[H7] %s counts as %s", (address, counted) => {
    expect(network(address)).toBe(counted);
  });

  it("[H7] all addresses of one IPv6 household count as one client", () => {
    expect(network("2001:db8:1:2:a::1")).toBe(network("2001:db8:1:2:b::2"));
    expect(network("2001:db8:1:2::1")).not.toBe(network("2001:db8:1:3::1"));
  });

  it.each([undefined, "", "unknown", "_hidden", "203.0.113", "evil.example", "1.2.3.4.5", "::ffff:999.1.1.1"])(
    "[H7] %s has no client address: such requests share one limit",
    (address) => {
      expect(network(address)).toBe("unknown");
    },
  );

  it("[H7] reads from X-Forwarded-For what our proxies wrote, never what the client wrote", () => {
    const header = "10.9.9.9, 203.0.113.7, 192.0.2.1";
    expect(forwardedAddress(header, 1)).toBe("192.0.2.1");
    expect(forwardedAddress(header, 2)).toBe("203.0.113.7");
    expect(forwardedAddress("203.0.113.7", 2)).toBeUndefined();
    expect(forwardedAddress(undefined, 1)).toBeUndefined();
    expect(forwardedAddress(" , ", 1)).toBeUndefined();
  });

  it("[H7] without trusted proxies the socket's address counts, whatever the header says", async () => {
    const app = new Hono().get("/", (c) => c.text(`${clientAddress(c, 0)} ${clientAddress(c, 1)}`));
    const incoming = { socket: { remoteAddress: "::ffff:198.51.100.4" } };
    const answer = await app.request("/", { headers: { "x-forwarded-for": "203.0.113.7" } }, { incoming });
    expect(await answer.text()).toBe("198.51.100.4 203.0.113.7");
  });
});
