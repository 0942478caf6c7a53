import { Search } from "lucide";
import { Icon } from "#ui/icon.tsx";
import { openPalette } from "./open-palette.ts";

/** Opens the palette; it needs scripts. */
export const PaletteButton = ({ className }: { readonly className: string }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={openPalette}
    className={`${className} [html:not(.js)_&]:hidden`}
  >
    <Icon icon={Search} className="size-4.5 shrink-0" />
    <span className="max-lg:sr-only">Go to</span>
    <kbd aria-hidden className="ml-auto font-sans text-xs text-muted max-lg:hidden">
      Ctrl K
    </kbd>
  </button>
);
