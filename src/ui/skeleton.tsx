import { classNames } from "./class-names.ts";

/** A place where something comes, in its shape. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden data-skeleton className={classNames("animate-pulse rounded-md bg-sunken", className)} />;
}
