import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useAuth } from "#accounts/ui/index.ts";
import { FavoritesForm } from "./favorite-parts.ts";

/** The keys of the favorites; null for visitors, who have no hearts. */
const FavoritesContext = createContext<ReadonlySet<string> | null>(null);

/** @returns undefined for visitors. */
export function useFavorite(key: string): { readonly isKept: boolean } | undefined {
  const kept = useContext(FavoritesContext);
  return kept ? { isKept: kept.has(key) } : undefined;
}

/** The parent of everything with hearts. It holds the state and the form, because a page has many hearts. */
export function FavoritesArea({ children }: { readonly children: ReactNode }) {
  const { viewer } = useAuth();
  // From the root loader, which runs for each document and after each change.
  const favorites = useRouteLoaderData<{ readonly favorites: readonly string[] }>("root")?.favorites;
  const saved = useMemo(() => new Set(favorites), [favorites]);
  /** Includes presses that are not saved yet. */
  const [shown, setShown] = useState<ReadonlySet<string> | null>(null);
  return (
    <FavoritesContext value={viewer ? (shown ?? saved) : null}>
      {children}
      {viewer && (
        <Suspense>
          <FavoritesForm saved={saved} onChange={setShown} />
        </Suspense>
      )}
    </FavoritesContext>
  );
}

/** Hides the hearts inside, even for signed-in users. */
export function WithoutHearts({ children }: { readonly children: ReactNode }) {
  return <FavoritesContext value={null}>{children}</FavoritesContext>;
}
