import { X } from "lucide";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Icon } from "./icon.tsx";

/** A modal dialog: focus is kept inside and given back, Escape and a click outside close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
}: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}) {
  // Radix gives the focus back to its own trigger only; ours is opened by whatever had the focus.
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-overlay data-[state=open]:animate-enter" />
        <Radix.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-md border border-hairline bg-surface p-6 shadow-float sm:p-8"
        >
          <div className="grid gap-2 pr-8">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Description className="text-sm text-muted">{description}</Radix.Description>
          </div>
          {children}
          <Radix.Close
            className="absolute top-4 right-4 inline-flex size-10 touch:size-11 items-center justify-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
            aria-label="Close"
          >
            <Icon icon={X} className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
