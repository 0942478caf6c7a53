import { Search } from "lucide";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { SearchField } from "./search-field.tsx";

export interface SearchBoxProps {
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called on Enter or a press of the button: the user wants to see the results. */
  readonly onSubmit: () => void;
  readonly size?: "hero" | "toolbar";
  /** For screen readers: tells the page's two search boxes apart. */
  readonly label: string;
}

/** A form, so that it works before scripts load and without them. */
export function SearchBox({ placeholder, value, onChange, onSubmit, size = "toolbar", label }: SearchBoxProps) {
  const isHero = size === "hero";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <search> around the form would be one more element for the same role
    <form
      role="search"
      action="/"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className={classNames(
        "relative flex items-center gap-2 border bg-surface transition-colors focus-within:border-accent-strong focus-within:outline-2 focus-within:outline-accent-strong",
        isHero ? "rounded-md border-2 border-ink p-1.5 pl-4 shadow-float" : "rounded-sm border-outline pl-3",
      )}
    >
      <Icon icon={Search} className={classNames("shrink-0 text-muted", isHero ? "size-6" : "size-5")} />
      <SearchField
        label={label}
        placeholder={placeholder}
        value={value}
        onText={onChange}
        className={classNames(
          "min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted",
          isHero ? "min-h-12 text-lg" : "min-h-11 text-sm",
        )}
      />
      {isHero && (
        <button
          type="submit"
          className="min-h-12 rounded-sm bg-accent-strong px-5 text-sm font-semibold text-on-accent hover:bg-accent-strong-hover"
        >
          Search
        </button>
      )}
    </form>
  );
}
