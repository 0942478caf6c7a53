/**
 * How the gateway tells the library's hooks what our own middleware knows of the client. The gateway sets these headers on the request that
 * it makes for the library; what a client sent under these names is gone by then.
 */
const addressHeader = "x-easel-client-address";

export function setClientAddress(headers: Headers, address: string): void {
  headers.set(addressHeader, address);
}

export interface ClientFacts {
  /** The client's network as rate limits count it. */
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

export function readClientFacts(headers: Headers | null | undefined): ClientFacts {
  return { ipAddress: headers?.get(addressHeader) ?? null, userAgent: headers?.get("user-agent") ?? null };
}
