import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from "pdfjs-dist";
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { pdfFilePath } from "../chatpdf-rules.ts";
import { PdfAssets } from "./pdf-assets.ts";

GlobalWorkerOptions.workerSrc = worker;

export interface OpenPdf {
  readonly pdf: Promise<PDFDocumentProxy>;
  close(): void;
}

/** Fetches a PDF and opens it in PDF.js’s own thread. Scripts in it are not run. */
export function openPdf(documentId: string): OpenPdf {
  const stop = new AbortController();
  const open = async () => {
    const response = await fetch(pdfFilePath(documentId), { signal: stop.signal });
    if (!response.ok) throw new Error(`the file was answered with ${response.status}`);
    const data = await response.arrayBuffer();
    const assets = { BinaryDataFactory: PdfAssets, cMapPacked: true, useWorkerFetch: false, useSystemFonts: true };
    return getDocument({ data, ...assets }).promise;
  };
  const pdf = open();
  return {
    pdf,
    close() {
      stop.abort();
      pdf.then(
        (opened) => opened.loadingTask.destroy(),
        () => {},
      );
    },
  };
}
