import { timingSafeEqual } from "node:crypto";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { SortKeys } from "../search-tools.ts";

type Parts = Pick<Services, "secrets">;

/**
 * A place in a list as a text that a program sends back. It is signed, so the values in it are ones that our own query returned.
 * @param list what the list is made by: the cursor of one list doesn't fit another.
 */
export function writeCursor({ secrets }: Parts, list: unknown, keys: SortKeys): string {
  const payload = Buffer.from(JSON.stringify(keys)).toString("base64url");
  return `${payload}.${sign(secrets, list, payload)}`;
}

/** @throws {AppError} `malformed_request` for a text that `writeCursor` didn't write for this list. */
export function readCursor({ secrets }: Parts, list: unknown, cursor: string): SortKeys {
  const [payload = "", signature = "", ...rest] = cursor.split(".");
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secrets, list, payload))];
  const isOurs = rest.length === 0 && given.length === right.length && timingSafeEqual(given, right);
  if (isOurs) return JSON.parse(Buffer.from(payload, "base64url").toString()) as SortKeys;
  throw new AppError("malformed_request", {
    field: "cursor",
    userMessage:
      "The parameter “cursor” isn’t one that this list gave. Send it with the same other parameters, or leave it out to begin again.",
  });
}

const sign = (secrets: Parts["secrets"], list: unknown, payload: string): string =>
  secrets.digest("directory-cursor", `${JSON.stringify(list)}\n${payload}`);
