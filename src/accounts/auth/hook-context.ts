import type { createAuthMiddleware } from "better-auth/api";

/** What a hook of the library gets. */
type Received = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

export type HookContext = Omit<Received, "body"> & {
  readonly body?: Readonly<Record<string, unknown>>;
};

/**
 * How the gateway tells the library's hooks what our own middleware knows of the client. The gateway sets these headers on the request that
 * it makes for the library; what a client sent under these names is gone by then.
 */
const addressHeader = "x-easel-client-address";
const deviceHeader = "x-easel-device";
const refHeader = "x-easel-ref";

export function setClientAddress(headers: Headers, address: string): void {
  headers.set(addressHeader, address);
}

/** @param deviceId that the browser has, or will have once it is answered. */
export function setDeviceId(headers: Headers, deviceId: string): void {
  headers.set(deviceHeader, deviceId);
}

export function readDeviceId(headers: Headers | null | undefined): string | null {
  return headers?.get(deviceHeader) ?? null;
}

/** @param ref of whoever recommended the product to the browser's person. */
export function setSignUpRef(headers: Headers, ref: string): void {
  headers.set(refHeader, ref);
}

export function readSignUpRef(headers: Headers | null | undefined): string | undefined {
  return headers?.get(refHeader) ?? undefined;
}

export interface ClientFacts {
  /** The client's network as rate limits count it. */
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

export function readClientFacts(headers: Headers | null | undefined): ClientFacts {
  return { ipAddress: headers?.get(addressHeader) ?? null, userAgent: headers?.get("user-agent") ?? null };
}
