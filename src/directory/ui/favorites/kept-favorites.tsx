import { Heart } from "lucide";
import { type FormEvent, useEffect, useMemo } from "react";
import { useFetchers, useLocation, useSubmit } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { favoriteChange, favoritesPath, readFavoriteChange } from "../../favorite-rules.ts";

/** All hearts of a page submit this form. */
const formId = "favorites";

const looks = {
  cover: "card-heart absolute top-2 right-2 rounded-full bg-surface/90 hover:bg-surface",
  line: "card-heart relative -my-2 -mr-2 ml-auto rounded-full hover:bg-sunken",
  page: `relative ${buttonClass({ variant: "secondary", size: "lg" })}`,
};

export interface HeartProps {
  /** The entry's name, for screen readers. */
  readonly name: string;
  /** On a card's cover, in a card's first line, or beside a page's buttons. */
  readonly place: "cover" | "line" | "page";
  /** Key as `favoriteKey` gives it. */
  readonly itemKey: string;
  readonly isKept: boolean;
}

export function FavoriteHeart({ itemKey, isKept, name, place }: HeartProps) {
  return (
    <button
      type="submit"
      form={formId}
      name="change"
      value={favoriteChange(itemKey, !isKept)}
      aria-pressed={isKept}
      aria-label={`Favorite ${name}`}
      className={looks[place]}
    >
      <Icon icon={Heart} className={classNames("size-5", isKept && "fill-accent text-accent")} />
      {place === "page" && "Favorite"}
    </button>
  );
}

interface FormProps {
  readonly saved: ReadonlySet<string>;
  /** Receives the keys to show while changes are unsaved; null once everything is saved. */
  readonly onChange: (shown: ReadonlySet<string> | null) => void;
}

/** Shows a press at once, and reverts it if saving fails. */
export function FavoritesForm({ saved, onChange }: FormProps) {
  const submit = useSubmit();
  const fetchers = useFetchers();
  const { pathname, search } = useLocation();
  const shown = useMemo(() => {
    const changes = fetchers.flatMap(({ formData }) => readFavoriteChange(String(formData?.get("change") ?? "")) ?? []);
    if (changes.length === 0) return null;
    const keys = new Set(saved);
    for (const { key, isWanted } of changes) keys[isWanted ? "add" : "delete"](key);
    return keys;
  }, [saved, fetchers]);
  useEffect(() => onChange(shown), [shown, onChange]);

  const returnTo = `${pathname}${search}`;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const change = submitter instanceof HTMLButtonElement ? submitter.value : "";
    const fetcherKey = `favorite:${readFavoriteChange(change)?.key}`;
    // One change at a time for each entry, so that the last one wins.
    if (fetchers.some(({ key, state }) => key === fetcherKey && state === "submitting")) return;
    const fields = { change, returnTo, stay: "1" };
    void submit(fields, { method: "post", action: favoritesPath, navigate: false, fetcherKey });
  };

  return (
    <form id={formId} method="post" action={favoritesPath} onSubmit={send} hidden>
      <input type="hidden" name="returnTo" value={returnTo} />
    </form>
  );
}
