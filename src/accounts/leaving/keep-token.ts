import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "#platform/secret.ts";

/** One request for deletion; a later one of the same person is another. */
export interface Deletion {
  readonly userId: string;
  readonly deleteAfter: Date;
}

const purpose = "keep-account";

/** For the undo link: lets whoever reads the account's mail keep the account, and do nothing else. It ends with the account. */
export function keepToken(secrets: Secrets, { userId, deleteAfter }: Deletion): string {
  const payload = `${userId}.${deleteAfter.getTime().toString(36)}`;
  return `${payload}.${secrets.digest(purpose, payload)}`;
}

/** @returns null for a token that is not ours. */
export function readKeepToken(secrets: Secrets, token: string): Deletion | null {
  const end = token.lastIndexOf(".");
  const payload = token.slice(0, Math.max(0, end));
  const given = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(secrets.digest(purpose, payload));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [userId = "", moment = ""] = payload.split(".");
  return { userId, deleteAfter: new Date(Number.parseInt(moment, 36)) };
}
