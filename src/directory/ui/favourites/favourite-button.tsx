import { Heart } from "lucide";
import { buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { type FavouriteItem, favouriteChange, favouriteKey } from "../../favourite-rules.ts";
import { useFavourite } from "./favourites-area.tsx";

export interface FavouriteButtonProps extends FavouriteItem {
  /** What it is called, for those who cannot see where the button stands. */
  readonly name: string;
  /** On a card's picture, in a card's first line, or beside a page's own buttons. */
  readonly place: "cover" | "line" | "page";
}

const looks = {
  cover: "card-heart absolute top-2 right-2 rounded-full bg-surface/90 hover:bg-surface",
  line: "card-heart relative -my-2 -mr-2 ml-auto rounded-full hover:bg-sunken",
  page: `relative ${buttonClass({ look: "secondary", size: "lg" })}`,
};

/** Keeps an entry as a favourite, above the link that covers its card. Only the signed-in see it. */
export function FavouriteButton({ kind, itemId, name, place }: FavouriteButtonProps) {
  const key = favouriteKey({ kind, itemId });
  const favourite = useFavourite(key);
  if (!favourite) return null;
  const { isKept, formId } = favourite;
  return (
    <button
      type="submit"
      form={formId}
      name="change"
      value={favouriteChange(key, !isKept)}
      aria-pressed={isKept}
      aria-label={`Favourite ${name}`}
      // A double click is one press.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
      className={looks[place]}
    >
      <Icon of={Heart} className={classNames("size-5", isKept && "fill-accent text-accent")} />
      {place === "page" && "Favourite"}
    </button>
  );
}
