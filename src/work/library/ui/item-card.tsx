import { Bookmark } from "lucide";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { OnlyYouChip, useKeyOwner } from "#teams/ui/index.ts";
import { classNames } from "#ui/class-names.ts";
import { DateTime } from "#ui/date-time.tsx";
import { Icon } from "#ui/icon.tsx";
import type { LibraryItem } from "../list-library.ts";
import { WorkPreview } from "./work-preview.tsx";

interface Props {
  readonly item: LibraryItem;
  readonly isSelected: boolean;
  /** @param isRange whether what lies between is meant, too. */
  readonly onSelect: (key: string, isRange: boolean) => void;
}

/** The whole card leads to the item; its box selects it. */
export function ItemCard({ item, isSelected, onSelect }: Props) {
  const { key, label, title, path, engineName, priceAic, payer, isSaved, count, at, isPrivate, maker } = item;
  const facts = [count > 1 ? `${label} × ${count}` : label, engineName].filter((fact) => fact !== "");
  const keyOwner = useKeyOwner();
  const price = payer === "own-key" ? `${keyOwner} key` : priceAic === null ? "" : creditsInWords(priceAic);
  return (
    <li
      className={classNames(
        "group relative grid content-start gap-2 rounded-md border bg-surface p-2 transition-colors",
        isSelected ? "border-accent-strong" : "border-hairline hover:border-outline",
      )}
    >
      <WorkPreview work={item} className="aspect-[4/3] rounded-sm" textClassName="p-3 pl-9" />
      <div className="grid gap-0.5 px-1 pb-1">
        <Link
          to={path}
          className="line-clamp-2 text-sm font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-md"
        >
          {title}
        </Link>
        <p className="text-xs text-muted">{facts.join(" · ")}</p>
        <p className="text-xs text-muted tabular-nums">
          {price && `${price} · `}
          <DateTime at={at} isDay />
          {maker && ` · ${maker}`}
        </p>
        {isPrivate && (
          <p className="pt-1">
            <OnlyYouChip />
          </p>
        )}
      </div>
      <label className="absolute top-0 left-0 z-10 grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          name="item"
          value={key}
          checked={isSelected}
          aria-label={`Select “${title}”`}
          // Keys and the pointer: a press of the space bar is a click, too, and says whether Shift was held.
          onClick={(event: MouseEvent<HTMLInputElement>) => onSelect(key, event.shiftKey)}
          onChange={() => {}}
          className="size-5 accent-accent-strong"
        />
      </label>
      {isSaved && (
        <span className="absolute top-3.5 right-3.5 rounded-xs bg-surface p-0.5 text-accent-text">
          <Icon icon={Bookmark} className="size-4" />
          <span className="sr-only">Saved</span>
        </span>
      )}
    </li>
  );
}
