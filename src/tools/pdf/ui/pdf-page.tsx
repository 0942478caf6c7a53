import { type PDFDocumentProxy, RenderingCancelledException, TextLayer } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { Alert } from "#ui/alert.tsx";
import { Progress } from "#ui/progress.tsx";
import { findMarks, type MarkedPassage } from "../find-marks.ts";
import { openPdf } from "./open-pdf.ts";
import "./pdf-page.css";

export interface PdfPageProps {
  readonly documentId: string;
  readonly page: number;
  /** Passages that are marked. */
  readonly passages: readonly MarkedPassage[];
  /** Multiple of the width that there is. */
  readonly zoom: number;
}

/** Pixels of a canvas, which phones have a limit for. */
const canvasPixelsMax = 12_000_000;

/** Draws a page, with its words over it to be read aloud, selected and marked. */
export function PdfPage({ documentId, page, passages, zoom }: PdfPageProps) {
  const frame = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [hasFailed, setFailed] = useState(false);
  const [isDrawing, setDrawing] = useState(true);
  const width = useWidth(frame);
  useEffect(() => {
    const open = openPdf(documentId);
    open.pdf.then(setPdf, () => setFailed(true));
    return () => open.close();
  }, [documentId]);
  useEffect(() => {
    if (!pdf || !sheet.current || width === 0) return;
    const stop = new AbortController();
    setDrawing(true);
    drawPage({ pdf, page, passages, width: width * zoom, sheet: sheet.current }, stop.signal).then(
      () => {
        if (stop.signal.aborted) return;
        setDrawing(false);
        // Where windows have room for one of the two, what was pressed is hidden by now.
        if (passages.length > 0 && !document.activeElement?.checkVisibility()) frame.current?.focus();
      },
      () => !stop.signal.aborted && setFailed(true),
    );
    return () => stop.abort();
  }, [pdf, page, passages, width, zoom]);
  return (
    <section
      ref={frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a large page scrolls, also for the keyboard
      tabIndex={0}
      aria-label={`Page ${page}`}
      aria-busy={isDrawing && !hasFailed}
      className="min-h-0 flex-1 overflow-auto bg-sunken p-3"
    >
      {isDrawing && !hasFailed && <Progress label={`Loading page ${page}`} />}
      {hasFailed && <Alert tone="error">This page can’t be shown. Please reload, or download the PDF.</Alert>}
      <div ref={sheet} className="pdf-sheet" />
    </section>
  );
}

/** In pixels, without the space around. */
function useWidth(of: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!of.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(of.current);
    return () => observer.disconnect();
  }, [of]);
  return width;
}

interface Drawing {
  readonly pdf: PDFDocumentProxy;
  readonly page: number;
  readonly passages: readonly MarkedPassage[];
  /** In pixels. */
  readonly width: number;
  readonly sheet: HTMLElement;
}

async function drawPage({ pdf, page: number, passages, width, sheet }: Drawing, signal: AbortSignal): Promise<void> {
  const page = await pdf.getPage(number);
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const density = Math.min(devicePixelRatio, Math.sqrt(canvasPixelsMax / (viewport.width * viewport.height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  canvas.setAttribute("aria-hidden", "true");
  const words = document.createElement("div");
  words.className = "pdf-words";
  if (signal.aborted) return;
  const render = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  const layer = new TextLayer({ textContentSource: await page.getTextContent(), container: words, viewport });
  signal.addEventListener("abort", () => {
    render.cancel();
    layer.cancel();
  });
  try {
    await Promise.all([render.promise, layer.render()]);
  } catch (error) {
    if (error instanceof RenderingCancelledException || signal.aborted) return;
    throw error;
  }
  const marks = findMarks(layer.textContentItemsStr, passages);
  for (const [index, element] of layer.textDivs.entries()) {
    if (marks.has(index)) element.classList.add("pdf-mark");
  }
  sheet.style.width = `${viewport.width}px`;
  sheet.style.height = `${viewport.height}px`;
  sheet.style.setProperty("--total-scale-factor", String(scale));
  sheet.replaceChildren(canvas, words);
  (sheet.querySelector(".pdf-mark") ?? sheet).scrollIntoView({ block: passages.length > 0 ? "center" : "start" });
}
