import { Suspense } from "react";
import { useAuth } from "#accounts/ui/index.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import type { FavouriteButtonProps } from "./favourite-form.tsx";

const FavouriteForm = lazyPart(async () => (await import("./favourite-form.tsx")).FavouriteForm);

/** Keeps an entry as a favourite. Only the signed-in see it and fetch what it is made of. */
export function FavouriteButton(props: FavouriteButtonProps) {
  return useAuth().viewer ? (
    <Suspense>
      <FavouriteForm {...props} />
    </Suspense>
  ) : null;
}
