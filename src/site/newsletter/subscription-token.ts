import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "#platform/secret.ts";
import type { MailingList } from "../lists/rules.ts";

/** Days for which the link of a confirmation mail works. */
export const confirmationDays = 7;
const confirmationMs = confirmationDays * 24 * 60 * 60 * 1_000;

export interface Confirmation {
  readonly subscriptionId: number;
  readonly issuedAt: Date;
}

/** The tokens in the newsletter's links. The purpose is part of the signature, so that no token works for another purpose. */
export function confirmationToken(secrets: Secrets, { subscriptionId, issuedAt }: Confirmation): string {
  return sign(secrets, "newsletter-confirmation", [subscriptionId, issuedAt.getTime()]);
}

/** Never expires: members of a list can unsubscribe with any of our mails. It has the entry's number, and no address. */
export function unsubscribeToken(secrets: Secrets, list: MailingList, memberId: number): string {
  return sign(secrets, `${list}-unsubscribe`, [memberId]);
}

export function readConfirmationToken(
  secrets: Secrets,
  token: string,
  now: Date,
): Confirmation | "invalid" | "expired" {
  const [subscriptionId, issuedAtMs] = verify(secrets, "newsletter-confirmation", token) ?? [];
  if (subscriptionId === undefined || issuedAtMs === undefined) return "invalid";
  return now.getTime() - issuedAtMs > confirmationMs ? "expired" : { subscriptionId, issuedAt: new Date(issuedAtMs) };
}

/** @returns the entry's id, or null for an invalid token. */
export function readUnsubscribeToken(secrets: Secrets, list: MailingList, token: string): number | null {
  return verify(secrets, `${list}-unsubscribe`, token)?.[0] ?? null;
}

function sign(secrets: Secrets, purpose: string, numbers: readonly number[]): string {
  const payload = numbers.map((number) => number.toString(36)).join(".");
  return `${payload}.${secrets.digest(purpose, payload)}`;
}

function verify(secrets: Secrets, purpose: string, token: string): readonly number[] | null {
  const end = token.lastIndexOf(".");
  const payload = token.slice(0, Math.max(0, end));
  const given = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(secrets.digest(purpose, payload));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return payload.split(".").map((text) => Number.parseInt(text, 36));
}
