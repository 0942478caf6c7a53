import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from "pdfjs-dist";
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { pdfFilePath } from "../chatpdf-rules.ts";

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

/** Files that PDF.js needs besides its code: character maps and fonts for files that only name theirs, and decoders of pictures. */
type Addresses = Readonly<Record<string, string>>;

/** The addresses of the files in the folders of its package: the build gives each a name of its own. */
const addresses: Addresses = {
  ...import.meta.glob<string>("/node_modules/pdfjs-dist/cmaps/*.bcmap", {
    query: "?url",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}", {
    query: "?url",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm", {
    query: "?url",
    import: "default",
    eager: true,
  }),
};
const byName: ReadonlyMap<string, string> = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf("/") + 1), address]),
);

/** Fetches a file that PDF.js names. Its own class would look for it in a folder with the package's names. */
class PdfAssets {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = byName.get(filename);
    if (address === undefined) throw new Error(`PDF.js has no file named ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename} was answered with ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
