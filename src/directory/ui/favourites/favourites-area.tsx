import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useAuth } from "#accounts/ui/index.ts";
import { FavouritesForm } from "./favourite-parts.ts";

/** Keys of what is kept; null for visitors, who have no hearts. */
const FavouritesContext = createContext<ReadonlySet<string> | null>(null);

/** @returns undefined for visitors. */
export function useFavourite(key: string): { readonly isKept: boolean } | undefined {
  const kept = useContext(FavouritesContext);
  return kept ? { isKept: kept.has(key) } : undefined;
}

/** Around everything in which hearts may stand. A heart by itself is no more than a button: a page has many. */
export function FavouritesArea({ children }: { readonly children: ReactNode }) {
  const { viewer } = useAuth();
  // The root's, asked for with each document and after each change.
  const favourites = useRouteLoaderData<{ readonly favourites: readonly string[] }>("root")?.favourites;
  const saved = useMemo(() => new Set(favourites), [favourites]);
  /** With what was pressed and is not saved yet. */
  const [shown, setShown] = useState<ReadonlySet<string> | null>(null);
  return (
    <FavouritesContext value={viewer ? (shown ?? saved) : null}>
      {children}
      {viewer && (
        <Suspense>
          <FavouritesForm saved={saved} onChange={setShown} />
        </Suspense>
      )}
    </FavouritesContext>
  );
}

/** Without hearts inside, also for a signed-in user. */
export function WithoutHearts({ children }: { readonly children: ReactNode }) {
  return <FavouritesContext value={null}>{children}</FavouritesContext>;
}
