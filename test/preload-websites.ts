/**
 * Loaded into the built product (`NODE_OPTIONS=--import …`) by tests with websites of their own. `FAKE_WEBSITES` names hosts and ports of this
 * machine, e.g. `fox.example=40123`: a TLS connection to such a host is a plain one to that port. The look-up of its address is left out
 * with it; packages/engines/guarded-fetch.test.ts shows that it refuses private ones.
 */
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import tls from "node:tls";

const ports = new Map(
  (process.env.FAKE_WEBSITES ?? "").split(",").map((pair) => {
    const [host = "", port = ""] = pair.split("=");
    return [host, Number(port)];
  }),
);

const connect = tls.connect;

function connectToFakes(...given: unknown[]) {
  const [options] = given as [tls.ConnectionOptions];
  const port = ports.get(options?.servername ?? "");
  if (port === undefined) return (connect as (...all: unknown[]) => tls.TLSSocket)(...given);
  const socket = net.connect(port, "127.0.0.1");
  socket.once("connect", () => socket.emit("secureConnect"));
  return socket as unknown as tls.TLSSocket;
}

tls.connect = connectToFakes as typeof tls.connect;
syncBuiltinESMExports();
