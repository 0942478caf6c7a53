import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createGuardedFetch } from "./guarded-fetch.ts";
import { isPublicAddress } from "./private-addresses.ts";

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.close();
    await once(server, "close");
  }
});

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  open.push(server);
  return (server.address() as AddressInfo).port;
}

const serve = async (listener: RequestListener) => `http://127.0.0.1:${await listen(createServer(listener))}`;

const guarded = createGuardedFetch({ allowPrivateAddresses: false, bytesMax: 1_000 });
const own = createGuardedFetch({ allowPrivateAddresses: true, bytesMax: 1_000 });

/** Error that a refused call ended with. `fetch` wraps errors that come up while it connects. */
async function refusalOf(call: Promise<Response>): Promise<unknown> {
  const error: unknown = await call.then(
    () => "answered",
    (reason: unknown) => reason,
  );
  return (error as { cause?: unknown }).cause ?? error;
}

const privateOnes = {
  loopback: ["127.0.0.1", "127.255.255.254", "::1", "::ffff:127.0.0.1", "::ffff:7f00:1"],
  "this host": ["0.0.0.0", "::"],
  "link-local, which has the metadata of clouds": [
    "169.254.169.254",
    "169.254.170.2",
    "fe80::1",
    "::ffff:169.254.169.254",
  ],
  "metadata of AWS by IPv6": ["fd00:ec2::254"],
  "metadata of Alibaba": ["100.100.100.200"],
  private: ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fdff::1", "fec0::1"],
  "translated to IPv6": ["64:ff9b::127.0.0.1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::", "::ffff:0:127.0.0.1"],
  "for documents and benchmarks": ["192.0.2.1", "198.51.100.1", "203.0.113.1", "198.18.0.1", "2001:db8::1", "3fff::1"],
  "multicast and reserved": ["224.0.0.1", "240.0.0.1", "255.255.255.255", "ff02::1"],
};

describe("addresses that users and operators give", () => {
  it.each(Object.entries(privateOnes))("[H7] %s: none is public", (_, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  it("[H7] those around the private networks are public, and what is no address isn't", () => {
    const around = ["9.255.255.255", "11.0.0.0", "172.15.255.255", "172.32.0.0", "192.167.255.255", "192.169.0.0"];
    const far = ["8.8.8.8", "100.63.255.255", "100.128.0.0", "169.253.0.1", "223.255.255.255", "2606:4700::1111"];
    const all = [...around, ...far, "::ffff:8.8.8.8"];
    expect(all.filter((address) => !isPublicAddress(address))).toEqual([]);
    expect(["", "localhost", "127.1", "0x7f000001", "[::1]", "127.0.0.1:80"].filter(isPublicAddress)).toEqual([]);
  });

  it.each([
    "https://127.0.0.1/v1",
    "https://127.1/v1",
    "https://2130706433/v1",
    "https://0x7f.0.0.1/v1",
    "https://0177.0.0.1/v1",
    "https://[::1]/v1",
    "https://[::ffff:169.254.169.254]/v1",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.1@169.254.169.254/",
    "https://127。0。0。1/v1",
    "http://example.com/v1",
    "file:///etc/passwd",
    "data:text/plain,hello",
  ])("[H7] %s is refused before anything is called", async (address) => {
    expect(await refusalOf(guarded(address))).toMatchObject({ kind: "rejected" });
  });

  it.each(["localhost", "LOCALHOST"])(
    "[H7] the name %s, which DNS leads to this machine, is refused without a connection",
    async (name) => {
      let connections = 0;
      const port = await listen(
        createTcpServer((socket) => {
          connections++;
          socket.destroy();
        }),
      );
      expect(await refusalOf(guarded(`https://${name}:${port}/v1`))).toMatchObject({ kind: "rejected" });
      expect(connections).toBe(0);
    },
  );

  it("[H7] a redirect to another address is followed where the call allows it, and is checked as the first one was", async () => {
    const target = await serve((_, response) => void response.end("there"));
    const redirecting = await serve((_, response) => void response.writeHead(302, { location: target }).end());
    const asked: string[] = [];
    const mayRedirect = (to: URL) => asked.push(to.origin) > 0;
    const options = { bytesMax: 1_000, redirectsMax: 1, mayRedirect };
    const anywhere = createGuardedFetch({ allowPrivateAddresses: true, ...options });
    expect(await (await anywhere(redirecting)).text()).toBe("there");
    expect(asked).toEqual([target]);
    const refusing = createGuardedFetch({ allowPrivateAddresses: true, ...options, mayRedirect: () => false });
    expect(await refusalOf(refusing(redirecting))).toMatchObject({ kind: "nonsense" });
  });

  it("[H7] a redirect to a private address, another host or port is not followed, nor one that a call doesn't need", async () => {
    let calls = 0;
    const elsewhere = await serve((_, response) => void response.end(`${++calls}`));
    for (const target of [
      elsewhere,
      "http://169.254.169.254/",
      "//[::1]/",
      "file:///etc/passwd",
      "/same",
      "",
      "http://",
    ]) {
      const redirecting = await serve((_, response) => void response.writeHead(307, { location: target }).end());
      expect([target, await refusalOf(own(redirecting))]).toEqual([
        target,
        expect.objectContaining({ kind: "nonsense" }),
      ]);
    }
    const files = createGuardedFetch({ allowPrivateAddresses: true, bytesMax: 1_000, redirectsMax: 1 });
    const redirecting = await serve((_, response) => void response.writeHead(302, { location: elsewhere }).end());
    expect(await refusalOf(files(redirecting))).toMatchObject({ kind: "nonsense" });
    expect(calls).toBe(0);
  });

  it("[H7] an answer is read up to its limit, however it comes", async () => {
    const answers = async (size: number, isAnnounced: boolean) => {
      const origin = await serve((_, response) => {
        if (isAnnounced) response.setHeader("content-length", size);
        response.end("x".repeat(size));
      });
      return (await own(origin)).text();
    };
    for (const isAnnounced of [true, false]) {
      expect((await answers(1_000, isAnnounced)).length).toBe(1_000);
      await expect(answers(1_001, isAnnounced)).rejects.toMatchObject({ kind: "nonsense" });
    }
  });

  it("[H9] a caller that looks at redirects itself gets them, and is refused where they lead to this network", async () => {
    const returning = { bytesMax: 1_000, returnsRedirects: true };
    const address = await serve((_, response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end());
    const answer = await createGuardedFetch({ ...returning, allowPrivateAddresses: true })(address);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "http://127.0.0.1:1/"]);
    const call = createGuardedFetch({ ...returning, allowPrivateAddresses: false });
    for (const target of [
      "https://127.0.0.1/",
      "https://localhost/",
      "https://169.254.169.254/",
      "http://example.com/",
    ])
      expect(await refusalOf(call(target))).toMatchObject({ kind: "rejected" });
  });
});
