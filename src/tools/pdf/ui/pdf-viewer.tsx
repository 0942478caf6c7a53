import { ChevronLeft, ChevronRight, Minus, Plus } from "lucide";
import { Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { lazyPartOnDemand } from "#ui/lazy-part.ts";
import { Progress } from "#ui/progress.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { MarkedPassage } from "../find-marks.ts";
import type { PdfPageProps } from "./pdf-page.tsx";

interface Props {
  readonly documentId: string;
  readonly pageCount: number;
  /** The page, and what is marked on it. */
  readonly opened: { readonly page: number; readonly passages: readonly MarkedPassage[] };
  readonly onPage: (page: number) => void;
}

/** PDF.js is many times as large as the rest of the page. */
const { Part: PdfPage } = lazyPartOnDemand<PdfPageProps>(() =>
  import("./pdf-page.tsx").then((loaded) => loaded.PdfPage),
);

/** Multiples of the width of the window. */
const zooms = [1, 1.25, 1.5, 2, 3] as const;

/** One page of a PDF at a time. */
export function PdfViewer({ documentId, pageCount, opened, onPage }: Props) {
  const [zoom, setZoom] = useState(0);
  const isHydrated = useHydrated();
  const { page } = opened;
  return (
    <>
      <div className="flex items-center gap-1 border-b border-hairline px-2 py-1 sm:px-4">
        <IconButton label="Previous page" of={ChevronLeft} isDisabled={page <= 1} onPress={() => onPage(page - 1)} />
        <PageField key={page} page={page} pageCount={pageCount} onPage={onPage} />
        <IconButton
          label="Next page"
          of={ChevronRight}
          isDisabled={page >= pageCount}
          onPress={() => onPage(page + 1)}
        />
        <p role="status" className="sr-only">
          {opened.passages.length > 0 ? `Page ${page} is open, with the passage marked.` : ""}
        </p>
        <div className="ml-auto flex">
          <IconButton label="Smaller" of={Minus} isDisabled={zoom === 0} onPress={() => setZoom(zoom - 1)} />
          <IconButton
            label="Larger"
            of={Plus}
            isDisabled={zoom === zooms.length - 1}
            onPress={() => setZoom(zoom + 1)}
          />
        </div>
      </div>
      <noscript>
        <p className="p-4 text-sm text-muted">Showing pages needs JavaScript. You can download the PDF above.</p>
      </noscript>
      {isHydrated && (
        <Suspense fallback={<Progress label="Loading the document" />}>
          <PdfPage documentId={documentId} page={page} passages={opened.passages} zoom={zooms[zoom] ?? 1} />
        </Suspense>
      )}
    </>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly of: typeof Plus;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

function IconButton({ label, of, isDisabled, onPress }: IconButtonProps) {
  return (
    <Button variant="ghost" className="px-3" aria-label={label} title={label} disabled={isDisabled} onClick={onPress}>
      <Icon icon={of} className="size-4" />
    </Button>
  );
}

function PageField({ page, pageCount, onPage }: { readonly page: number } & Pick<Props, "pageCount" | "onPage">) {
  const [typed, setTyped] = useState(String(page));
  const go = () => {
    const wanted = Math.min(pageCount, Math.max(1, Number.parseInt(typed, 10) || page));
    setTyped(String(wanted));
    if (wanted !== page) onPage(wanted);
  };
  return (
    <form
      aria-label="Page"
      className="flex items-center gap-2 text-sm whitespace-nowrap"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        aria-label="Page number"
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={go}
        className="min-h-9 touch:min-h-11 w-14 rounded-sm border border-outline bg-surface px-2 text-center tabular-nums hover:border-ink"
      />
      <span className="text-muted tabular-nums">{`of ${pageCount}`}</span>
    </form>
  );
}
