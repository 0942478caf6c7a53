import { AppError } from "#platform/errors.ts";
import { type FavouriteItem, favouriteKinds, readFavouriteChange } from "../rules.ts";

const slug = /^[a-z0-9][a-z0-9-]{0,120}$/;

/** Reads what the button of a favourite sends. @throws {AppError} `invalid_input` */
export function parseFavourite(change: string): { readonly item: FavouriteItem; readonly isWanted: boolean } {
  const { key = "", isWanted = false } = readFavouriteChange(change) ?? {};
  const [name, itemId = "", ...more] = key.split("/");
  const kind = favouriteKinds.find((known) => known === name);
  if (!kind || !slug.test(itemId) || more.length > 0) {
    throw new AppError("invalid_input", {
      userMessage: "What was sent names no entry of the directory. Please use the button on the entry itself.",
    });
  }
  return { item: { kind, itemId }, isWanted };
}
