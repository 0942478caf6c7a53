import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { isFromThisMachine } from "./this-machine.ts";

const local = { baseUrl: "http://localhost:3000" };

async function ask(
  url: string,
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
  { config = local, httpVersion = "1.1" } = {},
): Promise<string> {
  const app = new Hono().all("*", (c) => c.text(String(isFromThisMachine(c, config))));
  return (await app.request(url, { headers }, { incoming: { httpVersion, socket: { remoteAddress } } })).text();
}

describe("what only this machine may see", () => {
  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("[H7] is shown to %s under a local name", async (address) => {
    expect(await ask("http://localhost:3000/", address)).toBe("true");
    expect(await ask("http://127.0.0.1:3000/", address)).toBe("true");
    expect(await ask("http://[::1]:3000/", address)).toBe("true");
  });

  it("[H7] not to other machines, also not to one without an address", async () => {
    expect(await ask("http://localhost/", "192.0.2.1")).toBe("false");
    expect(await ask("http://localhost/", undefined)).toBe("false");
  });

  it("[H7] not under a foreign name that was made to point here", async () => {
    expect(await ask("http://evil.example:3000/", "127.0.0.1")).toBe("false");
  });

  it.each([
    ["an address for the public", { config: { ...local, baseUrl: "https://easel.example" } }],
    ["HTTP/1.0, as nginx passes requests on", { httpVersion: "1.0" }],
  ])("[H9] to no one behind a proxy on this machine that says nothing of itself: %s", async (_, setting) => {
    expect(await ask("http://localhost:3000/", "127.0.0.1", {}, setting)).toBe("false");
  });

  it.each([
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "X-Real-IP",
    "Forwarded",
    "Via",
    "CF-Ray",
    "CDN-Loop",
    "X-Forwarded",
    "Client-IP",
    "X-ProxyUser-Ip",
    "X-ARR-Log-Id",
    "Tailscale-User-Login",
    "Ngrok-Trace-Id",
  ])("[H7] not through a proxy on this machine (%s)", async (name) => {
    expect(await ask("http://localhost/", "127.0.0.1", { [name]: "192.0.2.1" })).toBe("false");
  });
});
