import type { SetId } from "../product-rules.ts";

/** Drawn by `npm run studio:previews`. */
const previews = import.meta.glob<string>("./previews/*.webp", { eager: true, query: "?url", import: "default" });

/** Example of a set, drawn by the studio. */
export function SetPicture({ set }: { readonly set: SetId }) {
  const picture = previews[`./previews/${set}.webp`];
  if (!picture) {
    return (
      <span aria-hidden className="grid aspect-[4/3] place-items-center bg-sunken font-display text-3xl text-muted">
        “…”
      </span>
    );
  }
  return <img src={picture} alt="" loading="lazy" className="aspect-[4/3] w-full bg-sunken object-cover" />;
}
