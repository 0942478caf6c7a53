import { DropdownMenu } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface MenuProps {
  /** A button. */
  readonly trigger: ReactNode;
  readonly align?: "start" | "end";
  readonly className?: string;
  /** Called once the focus is back on the button: a dialog that is opened then gives it back there. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

/** A button with a menu below it, by Radix: arrow keys, type-ahead, Escape. */
export function Menu({ trigger, align = "end", className = "w-60", onClosed, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={16}
          // The library moves the focus right after this.
          onCloseAutoFocus={() => onClosed && queueMicrotask(onClosed)}
          className={classNames(
            "z-30 grid max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-hairline bg-surface p-1.5 shadow-float data-[state=open]:animate-open",
            className,
          )}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Item of a menu. With `asChild`, the link in it is the item. */
export function MenuItem({ className, ...props }: ComponentProps<typeof DropdownMenu.Item>) {
  return (
    <DropdownMenu.Item
      className={classNames(
        "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-sm outline-none data-highlighted:bg-sunken touch:min-h-11",
        className,
      )}
      {...props}
    />
  );
}

/** A line that is no item. */
export const MenuNote = ({ children }: { readonly children: ReactNode }) => (
  <DropdownMenu.Label className="px-2.5 py-1.5 text-xs text-muted">{children}</DropdownMenu.Label>
);
