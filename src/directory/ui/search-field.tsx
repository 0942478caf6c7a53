import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { type FoundEntry, foundKindLabels } from "../found-entry-rules.ts";
import { queryLengthMax } from "../rules.ts";
import { useSuggestions } from "./use-suggestions.ts";

interface Props extends Pick<ComponentProps<"input">, "placeholder" | "className"> {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/**
 * A search field with suggestions under it: what the directory has that fits, by name. Enter searches for the text as before; only a
 * suggestion that was chosen with the arrow keys or the mouse opens itself. Its form has to be `relative`. Without scripts it is a plain
 * field.
 */
export function SearchField({ label, value, onText, placeholder, className }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [isWanted, setIsWanted] = useState(false);
  /** By its address: newer suggestions may have it in another place. */
  const [chosenPath, setChosenPath] = useState<string>();
  const entries = useSuggestions(value, isWanted);
  const isOpen = isWanted && entries.length > 0;
  const chosen = entries.findIndex(({ path }) => path === chosenPath);
  const close = () => {
    setIsWanted(false);
    setChosenPath(undefined);
  };
  const open = ({ path }: FoundEntry) => {
    close();
    // At once: a page that is about to search for what was typed has to know that it is being left.
    void navigate(path, { flushSync: true });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return setIsWanted(true);
      setChosenPath(entries[moved(chosen, event.key === "ArrowDown" ? 1 : -1, entries.length)]?.path);
    } else if (event.key === "Escape" && isOpen) {
      // The browser would empty the field.
      event.preventDefault();
      close();
    } else if (event.key === "Enter") {
      const entry = isOpen ? entries[chosen] : undefined;
      if (entry) {
        event.preventDefault();
        open(entry);
      } else close();
    }
  };
  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? id : undefined,
    "aria-activedescendant": isOpen && chosen >= 0 ? `${id}-${chosen}` : undefined,
  } as const;
  return (
    <>
      <input
        {...(isHydrated && combobox)}
        type="search"
        name="q"
        value={value}
        onChange={({ target }) => {
          onText(target.value);
          setIsWanted(true);
          setChosenPath(undefined);
        }}
        onKeyDown={press}
        onBlur={close}
        placeholder={placeholder}
        aria-label={label}
        maxLength={queryLengthMax}
        autoComplete="off"
        enterKeyHint="search"
        className={className}
      />
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label="Suggestions"
          className="absolute inset-x-0 top-full z-20 mt-2 grid max-h-96 overflow-y-auto overscroll-contain rounded-md border border-hairline bg-surface p-2 text-left shadow-float"
        >
          {entries.map((entry, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={entry.path}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              // The field keeps the focus, so it is not left before the press counts.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setChosenPath(entry.path)}
              onClick={() => open(entry)}
              className={classNames(
                "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm",
                index === chosen && "bg-sunken",
              )}
            >
              <span className="min-w-0 flex-1 truncate font-semibold">{entry.name}</span>
              <span className="shrink-0 text-xs text-muted">{foundKindLabels[entry.kind]}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** From the field (-1) to the first, through all, and back to the field. */
function moved(from: number, by: 1 | -1, count: number): number {
  const to = from + by;
  if (to >= count) return -1;
  return to < -1 ? count - 1 : to;
}
