import { Heart } from "lucide-react";
import { type FormEvent, useEffect } from "react";
import { useFetcher, useLocation, useRouteLoaderData } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { showToast } from "#ui/toast.ts";
import { type FavouriteItem, favouriteKey, favouritesPath } from "../../rules.ts";

export interface FavouriteButtonProps extends FavouriteItem {
  /** What it is called, for those who cannot see where the button stands. */
  readonly name: string;
  /** On a card's picture, in a card's first line, or beside a page's own buttons. */
  readonly place: "cover" | "line" | "page";
}

const looks = {
  cover: "card-heart rounded-full bg-surface/90 hover:bg-surface",
  line: "card-heart rounded-full hover:bg-sunken",
  page: buttonClass({ look: "secondary", size: "lg" }),
};
const places = { cover: "absolute top-2 right-2", line: "relative -my-2 -mr-2 ml-auto", page: "relative" };

/** A form of its own, above the link that covers its card. It shows at once what was pressed, and takes it back where that fails. */
export function FavouriteForm({ kind, itemId, name, place }: FavouriteButtonProps) {
  const key = favouriteKey({ kind, itemId });
  const fetcher = useFetcher<FormReply>({ key: `favourite:${key}` });
  const { pathname, search } = useLocation();
  // The root's, asked for with each document and after each change.
  const favourites = useRouteLoaderData<{ readonly favourites: readonly string[] }>("root")?.favourites ?? [];
  const isPressed = fetcher.formData ? fetcher.formData.get("intent") === "add" : favourites.includes(key);
  const intent = isPressed ? "remove" : "add";
  const fields = { kind, itemId, returnTo: `${pathname}${search}` };

  const reply = fetcher.data;
  useEffect(() => {
    if (reply?.outcome === "refused" && reply.message) {
      showToast({ kind: "error", title: reply.message, id: "favourites" });
    }
  }, [reply]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    // One change after the other, so that the last one holds.
    if (fetcher.state !== "submitting")
      void fetcher.submit({ ...fields, intent, stay: "1" }, { method: "post", action: favouritesPath });
  };

  return (
    <form method="post" action={favouritesPath} onSubmit={send} className={places[place]}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button
        type="submit"
        name="intent"
        value={intent}
        aria-pressed={isPressed}
        aria-label={`Favourite ${name}`}
        // A double click is one press.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        className={looks[place]}
      >
        <Heart aria-hidden className={classNames("size-5", isPressed && "fill-accent text-accent")} />
        {place === "page" && "Favourite"}
      </button>
    </form>
  );
}
