import { createContext, type FormEvent, type ReactNode, useContext, useMemo } from "react";
import { useFetchers, useLocation, useRouteLoaderData, useSubmit } from "react-router";
import { useAuth } from "#accounts/ui/index.ts";
import { favouritesPath, readFavouriteChange } from "../../favourite-rules.ts";

/** All hearts of a page send this one form. */
const formId = "favourites";

/** Keys of what is kept; null for visitors, who have no hearts. */
const FavouritesContext = createContext<ReadonlySet<string> | null>(null);

/** @returns undefined for visitors. */
export function useFavourite(key: string): { readonly isKept: boolean; readonly formId: string } | undefined {
  const kept = useContext(FavouritesContext);
  return kept ? { isKept: kept.has(key), formId } : undefined;
}

/** Around everything in which hearts may stand. A heart by itself is no more than a button: a page has many. */
export function FavouritesArea({ children }: { readonly children: ReactNode }) {
  const { viewer } = useAuth();
  return viewer ? <KeptFavourites>{children}</KeptFavourites> : children;
}

/** Without hearts inside, also for somebody signed in. */
export function WithoutHearts({ children }: { readonly children: ReactNode }) {
  return <FavouritesContext value={null}>{children}</FavouritesContext>;
}

/** Shows at once what was pressed, and takes it back where that fails. */
function KeptFavourites({ children }: { readonly children: ReactNode }) {
  // The root's, asked for with each document and after each change.
  const favourites = useRouteLoaderData<{ readonly favourites: readonly string[] }>("root")?.favourites;
  const submit = useSubmit();
  const fetchers = useFetchers();
  const { pathname, search } = useLocation();
  const kept = useMemo(() => {
    const keys = new Set(favourites);
    for (const { formData } of fetchers) {
      const change = readFavouriteChange(String(formData?.get("change") ?? ""));
      if (change) keys[change.isWanted ? "add" : "delete"](change.key);
    }
    return keys;
  }, [favourites, fetchers]);

  const returnTo = `${pathname}${search}`;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const change = submitter instanceof HTMLButtonElement ? submitter.value : "";
    const fetcherKey = `favourite:${readFavouriteChange(change)?.key}`;
    // One change after the other, so that the last one holds.
    if (fetchers.some(({ key, state }) => key === fetcherKey && state === "submitting")) return;
    const fields = { change, returnTo, stay: "1" };
    void submit(fields, { method: "post", action: favouritesPath, navigate: false, fetcherKey });
  };

  return (
    <FavouritesContext value={kept}>
      {children}
      <form id={formId} method="post" action={favouritesPath} onSubmit={send} hidden>
        <input type="hidden" name="returnTo" value={returnTo} />
      </form>
    </FavouritesContext>
  );
}
