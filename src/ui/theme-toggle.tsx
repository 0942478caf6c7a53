import { Moon, Sun } from "lucide";
import { Icon } from "./icon.tsx";
import { currentTheme, setTheme } from "./theme.ts";

/** Both icons are in the page and CSS shows the fitting one, because the server does not know the reader's theme. */
export function ThemeToggle({ className = "" }: { readonly className?: string }) {
  return (
    <button
      type="button"
      onClick={() => setTheme(currentTheme() === "dark" ? "light" : "dark")}
      className={`inline-flex size-11 items-center justify-center rounded-sm text-muted hover:bg-sunken hover:text-ink ${className}`}
      aria-label="Switch between light and dark"
      title="Switch between light and dark"
    >
      <Icon icon={Moon} className="size-5 [[data-theme=dark]_&]:hidden" />
      <Icon icon={Sun} className="hidden size-5 [[data-theme=dark]_&]:block" />
    </button>
  );
}
