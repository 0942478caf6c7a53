import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useAuth } from "#accounts/ui/index.ts";
import { FavouritesForm } from "./favourite-parts.ts";

/** The keys of the favorites; null for visitors, who have no hearts. */
const FavouritesContext = createContext<ReadonlySet<string> | null>(null);

/** @returns undefined for visitors. */
export function useFavourite(key: string): { readonly isKept: boolean } | undefined {
  const kept = useContext(FavouritesContext);
  return kept ? { isKept: kept.has(key) } : undefined;
}

/** The parent of everything with hearts. It holds the state and the form, because a page has many hearts. */
export function FavouritesArea({ children }: { readonly children: ReactNode }) {
  const { viewer } = useAuth();
  // From the root loader, which runs for each document and after each change.
  const favourites = useRouteLoaderData<{ readonly favourites: readonly string[] }>("root")?.favourites;
  const saved = useMemo(() => new Set(favourites), [favourites]);
  /** Includes presses that are not saved yet. */
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

/** Hides the hearts inside, even for signed-in users. */
export function WithoutHearts({ children }: { readonly children: ReactNode }) {
  return <FavouritesContext value={null}>{children}</FavouritesContext>;
}
