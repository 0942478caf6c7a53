import { Star } from "lucide";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";

/** A rating as stars. @param rating from 1 to 5; an average is rounded to whole ones. */
export function Stars({ rating, label }: { readonly rating: number; readonly label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((number) => (
        <Icon
          key={number}
          icon={Star}
          className={classNames("size-4", number <= Math.round(rating) ? "fill-accent text-accent" : "text-outline")}
        />
      ))}
    </span>
  );
}
