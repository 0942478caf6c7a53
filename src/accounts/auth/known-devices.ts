import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { parse } from "hono/utils/cookie";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { devices } from "../schema.ts";
import { cookiePrefix, setAuthCookie } from "./auth-cookies.ts";

/** Identifies a browser for a year, so that its users can be told about new devices and aren't locked out by attempts from elsewhere. */
export const deviceCookie = "device";
const deviceCookieName = (baseUrl: string): string => `${cookiePrefix(baseUrl)}.${deviceCookie}`;
export const deviceCookieMaxAgeSeconds = 365 * 24 * 60 * 60;

export const newDeviceId = (): string => randomBytes(24).toString("base64url");

/** Ignores a client's device id that isn't in our format. */
export const isDeviceId = (text: string | null | undefined): text is string => /^[\w-]{32}$/.test(text ?? "");

/** @returns the device id in the browser's cookie, if it is in our format. */
export function findDeviceId(headers: Headers, baseUrl: string): string | undefined {
  const name = deviceCookieName(baseUrl);
  const sent = parse(headers.get("cookie") ?? "", name)[name];
  return isDeviceId(sent) ? sent : undefined;
}

/** A `Set-Cookie` header, written as the library writes its own. */
export function writeDeviceCookie(deviceId: string, baseUrl: string): string {
  return setAuthCookie(baseUrl, deviceCookieName(baseUrl), deviceId, deviceCookieMaxAgeSeconds);
}

/** Digest of a device's id, as stored in `devices`. */
export const deviceDigest = (secrets: Services["secrets"], deviceId: string): string =>
  secrets.digest("device", deviceId);

/** Tells whether this browser has signed in to this account before. */
export async function isKnownDevice(
  db: Executor,
  secrets: Services["secrets"],
  { userId, deviceId }: { readonly userId: string; readonly deviceId: string },
): Promise<boolean> {
  const isIt = and(eq(devices.userId, userId), eq(devices.digest, deviceDigest(secrets, deviceId)));
  return (await db.select({ userId: devices.userId }).from(devices).where(isIt)).length > 0;
}

/**
 * Records that this browser signed in to an account.
 * @returns whether to notify the owner: they have signed in before, but never here.
 */
export async function recordDevice(
  db: Executor,
  secrets: Services["secrets"],
  { userId, deviceId, at }: { readonly userId: string; readonly deviceId: string; readonly at: Date },
): Promise<boolean> {
  const hadOthers =
    (await db.select({ at: devices.lastSeenAt }).from(devices).where(eq(devices.userId, userId)).limit(1)).length > 0;
  const digest = deviceDigest(secrets, deviceId);
  const seen = { lastSeenAt: at };
  const updated = await db
    .update(devices)
    .set(seen)
    .where(and(eq(devices.userId, userId), eq(devices.digest, digest)))
    .returning({ userId: devices.userId });
  if (updated.length > 0) return false;
  await db
    .insert(devices)
    .values({ userId, digest, firstSeenAt: at, ...seen })
    .onConflictDoNothing();
  return hadOthers;
}
