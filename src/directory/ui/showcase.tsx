import { Link } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { showcasePath, shownDesigns } from "../showcase.ts";

const pictures = import.meta.glob<string>("./showcase/*.webp", { eager: true, query: "?url", import: "default" });

/** Designs of our own studio, each with the prompt that it was drawn from: a press opens that. */
export function Showcase({
  className,
  pictureClassName,
}: {
  readonly className: string;
  readonly pictureClassName: string;
}) {
  return (
    <ul className={className}>
      {shownDesigns.map((shown) => (
        <li key={shown.id}>
          <Link to={showcasePath(shown)} className="group grid gap-2 rounded-md">
            <img
              src={pictures[`./showcase/${shown.id}.webp`]}
              alt=""
              width={480}
              height={shown.height}
              loading="lazy"
              className={classNames(
                "rounded-md border border-hairline transition-shadow group-hover:shadow-lg",
                pictureClassName,
              )}
            />
            <span className="max-w-60 text-xs text-muted group-hover:text-ink">{shown.prompt}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
