import { ChevronLeft, ChevronRight, X } from "lucide";
import { type MouseEvent, type ReactNode, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import type { Screenshot } from "../rules.ts";

interface Props {
  readonly name: string;
  /** At least one. */
  readonly screenshots: readonly Screenshot[];
}

/** Screenshots of a tool in a row that scrolls. Each opens in full above the page; without scripts it is a link to the picture. */
export function Screenshots({ name, screenshots }: Props) {
  const [opened, setOpened] = useState<number>();
  return (
    <section
      aria-labelledby="screenshots"
      className="container-page mt-16 grid grid-cols-[minmax(0,1fr)] gap-6 md:mt-24"
    >
      <h2 id="screenshots" className="border-t border-hairline pt-6 text-xl">
        Screenshots
      </h2>
      <ul className="mx-[calc(-1*var(--gutter))] flex snap-x scroll-px-(--gutter) gap-5 overflow-x-auto px-(--gutter) py-1">
        {screenshots.map(({ path, smallPath, width, height, description }, index) => (
          <li key={path} className="shrink-0 snap-start">
            <a
              href={path}
              className="block rounded-md"
              onClick={(event) => {
                const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
                if (!isPlain || event.button !== 0) return;
                event.preventDefault();
                setOpened(index);
              }}
            >
              <Picture
                src={smallPath}
                alt={description}
                width={width}
                height={height}
                loading="lazy"
                className="h-52 w-auto max-w-none rounded-md border border-hairline bg-sunken object-cover transition-shadow hover:shadow-lg sm:h-72"
              />
            </a>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <OpenedScreenshot
          name={name}
          screenshots={screenshots}
          index={opened}
          onIndex={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

interface OpenedProps extends Props {
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/** One screenshot above the page. A native modal `<dialog>` traps the focus and returns it. */
function OpenedScreenshot({ name, screenshots, index, onIndex, onClose }: OpenedProps) {
  const shown = screenshots[index];
  if (!shown) return null;
  const move = (step: -1 | 1) => {
    const next = index + step;
    if (next >= 0 && next < screenshots.length) onIndex(next);
  };
  return (
    <dialog
      ref={showOnce}
      aria-label={`Screenshots of ${name}`}
      onClose={onClose}
      onClick={(event) => {
        // A click on the backdrop is a click on the dialog element itself.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") move(-1);
        if (key === "ArrowRight") move(1);
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-fit max-w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-hairline bg-surface text-ink shadow-float backdrop:bg-overlay open:animate-open"
    >
      <figure className="grid gap-3 p-3 sm:p-4">
        <div className="-mx-2.5 -mt-2 -mb-1 flex items-center justify-end gap-1">
          {screenshots.length > 1 && (
            <>
              <DialogButton label="Previous screenshot" isOff={index === 0} onPress={() => move(-1)}>
                <Icon icon={ChevronLeft} className="size-5" />
              </DialogButton>
              <p aria-live="polite" className="text-sm text-muted tabular-nums">
                {index + 1} of {screenshots.length}
              </p>
              <DialogButton
                label="Next screenshot"
                isOff={index === screenshots.length - 1}
                onPress={() => move(1)}
                className="mr-auto"
              >
                <Icon icon={ChevronRight} className="size-5" />
              </DialogButton>
            </>
          )}
          <DialogButton label={closeLabel} onPress={({ currentTarget }) => currentTarget.closest("dialog")?.close()}>
            <Icon icon={X} className="size-5" />
          </DialogButton>
        </div>
        <Picture
          key={shown.path}
          src={shown.path}
          alt={shown.description}
          width={shown.width}
          height={shown.height}
          className="h-auto max-h-[calc(100dvh-11rem)] w-auto max-w-full justify-self-center rounded-sm bg-sunken object-contain"
        />
        <figcaption aria-hidden className="max-w-[70ch] text-sm wrap-anywhere text-muted">
          {shown.description}
        </figcaption>
      </figure>
    </dialog>
  );
}

/** Opens it with the focus on the button that closes it: the first one leads nowhere. */
function showOnce(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.querySelector<HTMLElement>(`[aria-label="${closeLabel}"]`)?.focus();
}

const closeLabel = "Close";

interface ButtonProps {
  readonly label: string;
  /** True where it leads nowhere: it stays, so that it keeps the focus. */
  readonly isOff?: boolean;
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

const DialogButton = ({ label, isOff = false, onPress, className = "", children }: ButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={onPress}
    className={`inline-flex size-11 items-center justify-center rounded-sm text-muted hover:bg-sunken hover:text-ink aria-disabled:opacity-40 ${className}`}
  >
    {children}
  </button>
);
