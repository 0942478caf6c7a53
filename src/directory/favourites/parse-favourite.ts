import { AppError } from "#platform/errors.ts";
import { type FavouriteItem, favouriteKinds } from "../rules.ts";

const slug = /^[a-z0-9][a-z0-9-]{0,120}$/;

/** Reads what the button of a favourite sends. @throws {AppError} `invalid_input` */
export function parseFavourite(values: Readonly<Record<"kind" | "itemId" | "intent", string>>): {
  readonly item: FavouriteItem;
  readonly isWanted: boolean;
} {
  const { itemId, intent } = values;
  const kind = favouriteKinds.find((known) => known === values.kind);
  if (!kind || !slug.test(itemId) || (intent !== "add" && intent !== "remove")) {
    throw new AppError("invalid_input", {
      userMessage: "What was sent names no entry of the directory. Please use the button on the entry itself.",
    });
  }
  return { item: { kind, itemId }, isWanted: intent === "add" };
}
