import { Link } from "react-router";
import { type Category, hueOf, logoPath } from "#directory/rules.ts";
import { Chip } from "#ui/chip.tsx";
import type { FoundTool } from "../find-tools.ts";

interface Props {
  readonly tools: readonly FoundTool[];
  readonly categories: readonly Category[];
}

/** The answer: a short list, and why each is in it. */
export function FoundTools({ tools, categories }: Props) {
  return (
    <ol aria-label="Tools that fit" className="divide-y divide-hairline border-y border-hairline">
      {tools.map(({ slug, name, description, categoryId, logo, isPaid, isNew, reasons }) => (
        <li key={slug} className="flex gap-4 py-5">
          <img
            src={logoPath(logo, name, hueOf(categories, categoryId))}
            alt=""
            width={40}
            height={40}
            className="size-10 shrink-0 rounded-sm"
          />
          <div className="grid min-w-0 gap-1.5">
            <div className="flex flex-wrap items-center gap-2">
              <h3 className="font-sans text-base font-semibold">
                <Link to={`/tools/${slug}`} className="-my-2 py-2 hover:underline">
                  {name}
                </Link>
              </h3>
              <Chip>{isPaid ? "Paid" : "Free plan"}</Chip>
              {isNew && <Chip tone="accent">New</Chip>}
              <Chip>{categories.find(({ id }) => id === categoryId)?.name ?? categoryId}</Chip>
            </div>
            <p className="max-w-[68ch] text-sm wrap-anywhere">{description}</p>
            {reasons.length > 0 && (
              <p className="max-w-[68ch] text-sm wrap-anywhere text-muted">
                <span className="font-semibold">Why it fits: </span>
                {reasons.join(". ")}.
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
