import type { createAuthMiddleware } from "better-auth/api";

/** Argument that the library passes to a hook. */
type Received = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

export type HookContext = Omit<Received, "body"> & {
  readonly body?: Readonly<Record<string, unknown>>;
};

/**
 * Headers with which the gateway passes what our middleware knows about the client to the library's hooks. The gateway sets these headers
 * on its own request to the library; any that a client sent are removed first.
 */
const addressHeader = "x-easel-client-address";
const deviceHeader = "x-easel-device";
const refHeader = "x-easel-ref";

export function setClientAddress(headers: Headers, address: string): void {
  headers.set(addressHeader, address);
}

/** @param deviceId the browser's id, existing or about to be set. */
export function setDeviceId(headers: Headers, deviceId: string): void {
  headers.set(deviceHeader, deviceId);
}

export function readDeviceId(headers: Headers | null | undefined): string | null {
  return headers?.get(deviceHeader) ?? null;
}

/** @param ref the browser's referral code. */
export function setSignUpRef(headers: Headers, ref: string): void {
  headers.set(refHeader, ref);
}

export function readSignUpRef(headers: Headers | null | undefined): string | undefined {
  return headers?.get(refHeader) ?? undefined;
}

export interface ClientFacts {
  /** The client's network, as rate limits count it. */
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

export function readClientFacts(headers: Headers | null | undefined): ClientFacts {
  return { ipAddress: headers?.get(addressHeader) ?? null, userAgent: headers?.get("user-agent") ?? null };
}
