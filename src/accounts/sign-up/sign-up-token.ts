import { timingSafeEqual } from "node:crypto";
import { dayMs } from "#platform/clock.ts";
import type { Secrets } from "#platform/secret.ts";

/** Time for which the emailed link confirms its sign-up. */
const confirmationMinutes = 60;

/** Days for which an unconfirmed sign-up is kept. Its link can be emailed again during that time. */
export const signUpDays = 30;

/**
 * Token for the emailed link. It names one sign-up by id, so it is worthless once another one has replaced it. Its purpose is part of what
 * is signed: it works for nothing else.
 */
export function signUpToken(secrets: Secrets, signUpId: string, issuedAt: Date): string {
  const payload = `${signUpId}.${issuedAt.getTime().toString(36)}`;
  return `${payload}.${secrets.digest("confirm-sign-up", payload)}`;
}

export interface SignUpToken {
  readonly signUpId: string;
  /** An expired token still discards the sign-up, but no longer confirms it. */
  readonly isExpired: boolean;
}

/** @returns null for a token that isn't ours, or so old that its sign-up has been deleted. */
export function readSignUpToken(secrets: Secrets, token: string, now: Date): SignUpToken | null {
  const end = token.lastIndexOf(".");
  const payload = token.slice(0, Math.max(0, end));
  if (!isSame(token.slice(end + 1), secrets.digest("confirm-sign-up", payload))) return null;
  const [signUpId = "", issuedAt = ""] = payload.split(".");
  const ageMs = now.getTime() - Number.parseInt(issuedAt, 36);
  return ageMs > signUpDays * dayMs ? null : { signUpId, isExpired: ageMs > confirmationMinutes * 60_000 };
}

/** The sign-up that a browser has made, whose address it may change. */
export interface OwnSignUp {
  readonly signUpId: string;
  readonly email: string;
}

/** For a cookie. It contains the address, so that the page showing it needn't look up the sign-up. */
export function ownSignUpToken(secrets: Secrets, { signUpId, email }: OwnSignUp): string {
  const payload = `${signUpId}.${Buffer.from(email).toString("base64url")}`;
  return `${payload}.${secrets.digest("own-sign-up", payload)}`;
}

/** @returns null if it isn't ours. */
export function readOwnSignUpToken(secrets: Secrets, token: string): OwnSignUp | null {
  const end = token.lastIndexOf(".");
  const payload = token.slice(0, Math.max(0, end));
  if (!isSame(token.slice(end + 1), secrets.digest("own-sign-up", payload))) return null;
  const [signUpId = "", email = ""] = payload.split(".");
  return { signUpId, email: Buffer.from(email, "base64url").toString() };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
