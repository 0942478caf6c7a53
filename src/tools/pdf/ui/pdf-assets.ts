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
export class PdfAssets {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = byName.get(filename);
    if (address === undefined) throw new Error(`PDF.js has no file named ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename} was answered with ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
