import { constants, deflateRawSync } from "node:zlib";
import PDFDocument from "pdfkit";

type Options = NonNullable<ConstructorParameters<typeof PDFDocument>[0]>;

/** A PDF with these texts, each on a page of its own. */
export function makePdf(pages: readonly string[], options: Options = {}): Promise<Buffer> {
  return drawPdf(options, (document) => {
    for (const [index, text] of pages.entries()) {
      if (index > 0) document.addPage();
      document.fontSize(11).text(text);
    }
  });
}

/** A page with a note of any letters: fonts have few of them. */
export const makeNotedPdf = (text: string): Promise<Buffer> =>
  drawPdf({}, (document) => {
    document.text("Page").note(72, 72, 20, 20, text);
  });

/** Pages without a word, as a scanner makes them. */
export const makeScan = (pageCount: number): Promise<Buffer> =>
  drawPdf({}, (document) => {
    for (let page = 1; page <= pageCount; page++) {
      if (page > 1) document.addPage();
      document.rect(72, 72, 300, 400).fill("#dddddd");
    }
  });

function drawPdf(options: Options, draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
    draw(document);
    document.end();
  });
}

/** A page whose content is a thousandth of this size until it is unpacked. */
export const makePdfBomb = (megabytes: number): Buffer => packPage(Array.from({ length: megabytes }, () => spaces));

/** A page with an array of zeros, 500,000 to the megabyte, in ASCII. */
export function makePdfOfZeros(megabytes: number): string {
  const packed = packPage([pack("["), ...Array.from({ length: megabytes }, () => zeros), pack("] TJ")], "hex");
  return packed.toString("latin1");
}

const megabyte = 1_024 * 1_024;
/** A piece that others can follow. */
const pack = (content: string | Buffer) => deflateRawSync(content, { finishFlush: constants.Z_FULL_FLUSH });
const spaces = pack(Buffer.alloc(megabyte, " "));
const zeros = pack(Buffer.alloc(megabyte, "0 "));

function packPage(pieces: readonly Buffer[], encoding?: "hex"): Buffer {
  // The format’s two bytes first, and no checksum at the end: readers do without.
  const deflated = Buffer.concat([Buffer.from([0x78, 0x9c]), ...pieces]);
  const packed = encoding ? Buffer.from(`${deflated.toString(encoding)}>`) : deflated;
  const head = [
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj",
    `4 0 obj<</Length ${packed.byteLength}/Filter${encoding ? "[/ASCIIHexDecode/FlateDecode]" : "/FlateDecode"}>>stream\n`,
  ].join("\n");
  return Buffer.concat([Buffer.from(head), packed, Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>")]);
}
