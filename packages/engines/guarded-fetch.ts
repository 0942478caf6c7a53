import { type LookupAddress, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { Agent, fetch as fetchWith } from "undici";
import { EngineError } from "./engine-error.ts";
import { isPrivateHost, isPublicAddress } from "./private-addresses.ts";

export interface GuardOptions {
  /** True if calls may reach this machine and its network, also without TLS: the operator decides. */
  readonly allowPrivateAddresses: boolean;
  /** The most that an answer may have. */
  readonly bytesMax: number;
  /** Number of redirects that are followed; 0 if left out. Each address is checked as the first one is. */
  readonly redirectsMax?: number | undefined;
  /** True if a redirect is an answer like others: the caller looks where it leads. */
  readonly returnsRedirects?: boolean;
  /** Tells which other addresses a redirect may lead to; those of the same origin, if left out. */
  readonly mayRedirect?: ((target: URL, from: URL) => boolean) | undefined;
}

const connectTimeoutMs = 10_000;

/**
 * A `fetch` for addresses that users and providers give. It checks the address that it connects to, not only the one it looks up (a name
 * may lead elsewhere the next time), follows no redirect to another host unless the caller says so, and stops reading an answer that is too large.
 */
export function createGuardedFetch({
  allowPrivateAddresses,
  bytesMax,
  redirectsMax = 0,
  returnsRedirects = false,
  mayRedirect = (target, from) => target.origin === from.origin,
}: GuardOptions): typeof fetch {
  const dispatcher = new Agent({
    connect: { timeout: connectTimeoutMs, ...(allowPrivateAddresses ? {} : { lookup: lookupPublic }) },
  });
  return async (input, init) => {
    let url = new URL(input instanceof Request ? input.url : input);
    for (let redirects = 0; ; redirects++) {
      if (!allowPrivateAddresses) requirePublic(url);
      const response = await fetchWith(url, { ...(init as object), redirect: "manual", dispatcher });
      const isRedirect = response.status >= 300 && response.status < 400;
      if (!isRedirect || returnsRedirects) return limitBody(response as unknown as Response, bytesMax);
      await response.body?.cancel();
      const target = URL.parse(response.headers.get("location") ?? "", url);
      if (redirects >= redirectsMax || !target || !mayRedirect(target, url))
        throw new EngineError("nonsense", { providerMessage: "The provider redirects to another address." });
      url = target;
    }
  };
}

function requirePublic({ protocol, hostname }: URL): void {
  if (protocol !== "https:" || isPrivateHost(hostname)) throw privateAddress();
}

const privateAddress = () =>
  new EngineError("rejected", { providerMessage: "This address can’t be used: it isn’t a public https address." });

/** Resolves a name, and refuses it if any of its addresses is not public. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, "", 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return callback(privateAddress(), "", 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

function limitBody(response: Response, bytesMax: number): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > bytesMax)
          controller.error(new EngineError("nonsense", { providerMessage: "The answer is too large." }));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
}
