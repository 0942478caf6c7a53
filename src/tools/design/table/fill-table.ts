import { AppError } from "#platform/errors.ts";
import { fileNameOf } from "#platform/file-names.ts";
import type { Files } from "#platform/files/files.ts";
import { rememberFiles } from "#platform/files/remember-files.ts";
import { streamZip, type ZippedFile } from "#platform/files/stream-zip.ts";
import type { Services } from "#platform/services.ts";
import { countPages, type DesignDocument, drawFile, type Element, recomposeDesign } from "#studio/index.ts";
import { printSizeOf, wordlessKinds } from "#studio/rules.ts";
import { picturesOf } from "../assets/assets.ts";
import type { StoredDesign } from "../designs.ts";
import { fontsFor } from "../fonts/own-fonts.ts";
import { pageEnding } from "../page-files.ts";
import { type TableFormat, type TableRow, tablePicturesMax, tableSlots } from "./table-rules.ts";

interface Filling {
  readonly design: StoredDesign;
  readonly rows: readonly TableRow[];
  readonly format: TableFormat;
  readonly watermark: string | undefined;
}

interface Sources extends Pick<Services, "db" | "workers"> {
  readonly files: Pick<Files, "find">;
}

/**
 * Fills a design with each row's words and draws it, as a ZIP that is made while it is read: one row at a time is in memory. Whatever the
 * user has edited stays; words that the table has no column for, too.
 * @param stop aborted once the reader goes away.
 */
export function fillTable(sources: Sources, filling: Filling, stop: AbortController): ReadableStream<Uint8Array> {
  // All rows show the same pictures in the same fonts.
  const files = rememberFiles(sources.files);
  return streamZip(drawRows({ ...sources, files }, filling, stop.signal), stop, filledAt);
}

async function* drawRows(sources: Sources, filling: Filling, signal: AbortSignal): AsyncGenerator<ZippedFile> {
  for (const [index, row] of filling.rows.entries()) {
    const name = `${String(index + 1).padStart(3, "0")}-${fileNameOf(row.headline ?? filling.design.title)}`;
    for (const [ending, bytes] of await drawRow(sources, filling, row, signal)) {
      // Pictures are compressed already.
      yield { name: `${name}${ending}`, bytes, compress: false };
    }
  }
}

/** Date of every file: the same table gives the same ZIP. */
const filledAt = new Date("2026-01-01T12:00:00Z");

async function drawRow(
  services: Sources,
  { design: stored, format, watermark }: Filling,
  row: TableRow,
  signal: AbortSignal,
): Promise<readonly (readonly [ending: string, bytes: Uint8Array])[]> {
  const { brief, choices, userId } = stored;
  const from = { brief, choices };
  const words = Object.fromEntries(Object.entries(row).map(([slot, text]) => [slot, text || undefined]));
  const fonts = await fontsFor(services, { userId, design: stored.document, briefs: [brief] });
  const order = {
    fonts,
    from,
    locked: [],
    document: withoutEdits(stored.document, row, brief),
    to: { brief: { ...brief, ...words }, choices },
  };
  const { document: design } = await recomposeDesign(services.workers, order, { group: userId, signal });
  const pictures = await picturesOf(services, { userId, design });
  const files = format === "png" ? (["png"] as const) : (["png", "pdf"] as const);
  const drawn: (readonly [string, Uint8Array])[] = [];
  const pages = countPages(design);
  const wanted = files.flatMap((ending) =>
    // A PDF has all pages.
    Array.from({ length: ending === "pdf" ? 1 : pages }, (_, page) => ({ ending, page })),
  );
  for (const { ending, page } of wanted) {
    const isForPress = ending === "pdf" && format === "png-press";
    const file = {
      design,
      page,
      format: ending,
      width: design.width,
      kind: brief.kind,
      isForPress,
      watermark,
      pictures,
      fonts,
    };
    const part = ending === "pdf" ? "" : pageEnding(page, pages);
    drawn.push([`${part}.${ending}`, await drawFile(services.workers, file, { group: userId, signal })]);
  }
  return drawn;
}

/**
 * Words that were typed in the editor would win over those of the table; those that a cell leaves empty go. On other pages, that is so for
 * words that repeat the composed page’s.
 */
function withoutEdits(document: DesignDocument, row: TableRow, brief: StoredDesign["brief"]): DesignDocument {
  const fillable = (element: Element) =>
    element.kind === "text" ? tableSlots.find((one) => one === element.slot && one in row) : undefined;
  const filled = (element: Element, slot: (typeof tableSlots)[number]) =>
    element.kind === "text" && row[slot] ? { ...element, text: brief[slot] ?? element.text } : [];
  const elements = document.elements.flatMap((element) => {
    const slot = fillable(element);
    return slot ? filled(element, slot) : element;
  });
  const isRepeated = (element: Element) =>
    element.kind === "text" &&
    document.elements.some((one) => one.kind === "text" && one.slot === element.slot && one.text === element.text);
  const pages = document.pages?.map((page) => ({
    elements: page.elements.flatMap((element) => {
      const slot = fillable(element);
      return slot && isRepeated(element) ? filled(element, slot) : element;
    }),
  }));
  return { ...document, elements, ...(pages && { pages }) };
}

/** @throws {AppError} `invalid_input` for print files of a design that has no size on paper. */
export function requirePaper({ document, brief }: StoredDesign, format: TableFormat): void {
  if (format !== "png-press" || printSizeOf(document, brief.kind)) return;
  const userMessage = "This design has no size on paper. Choose plain PDF files instead.";
  throw new AppError("invalid_input", { field: "format", userMessage });
}

/** @throws {AppError} `invalid_input` for a table that would make too many pictures of a design’s pages. */
export function requireFewPictures({ document }: StoredDesign, rows: readonly TableRow[]): void {
  const pictures = rows.length * countPages(document);
  if (pictures <= tablePicturesMax) return;
  throw new AppError("invalid_input", {
    field: "file",
    userMessage: `This table would make ${pictures} pictures, a row one of each page. ${tablePicturesMax} are possible at once: please split it.`,
  });
}

/** @throws {AppError} `invalid_input` for a design that has no words to fill. */
export function requireWords({ brief }: Pick<StoredDesign, "brief">): void {
  const isWordless = brief.kind === "logo" || wordlessKinds.some((kind) => kind === brief.kind);
  if (isWordless)
    throw new AppError("invalid_input", { userMessage: "This design has no words to fill from a table." });
}
