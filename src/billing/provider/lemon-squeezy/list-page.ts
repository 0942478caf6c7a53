import { AppError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import type { Listing } from "../payment-provider.ts";
import { unavailable } from "./call-lemon-squeezy.ts";

interface ListAnswer {
  readonly data?: unknown;
  readonly meta?: { readonly page?: { readonly lastPage?: unknown } } | null;
}

/**
 * One page of a list. Unreadable items are logged and skipped, so that the reconciliation still sees the others.
 * @throws {AppError} `unavailable` if the response is not a list.
 */
export function listPage<Item>(
  { data, meta }: ListAnswer,
  number: number,
  read: (one: unknown) => Item,
  log: Log,
): Listing<Item> {
  const lastPage = meta?.page?.lastPage;
  if (!Array.isArray(data) || typeof lastPage !== "number") throw unavailable("a list without data or its last page");
  const items = data.flatMap((one: unknown) => {
    try {
      return [read(one)];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.error({ err: error }, "Lemon Squeezy listed an unreadable item");
      return [];
    }
  });
  return { items, nextPage: number < lastPage ? number + 1 : undefined };
}
