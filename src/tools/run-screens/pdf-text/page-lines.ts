/** A page's text in the order in which people read it. Pure. */

/** A piece of text as the file draws it. Lengths are in points, and grow to the right and to the top. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly width: number;
  /** Size of the letters. */
  readonly size: number;
  readonly endsLine: boolean;
  readonly isRightToLeft: boolean;
  /** It is not drawn from left to right: what is said here of places doesn't hold for it. */
  readonly isTurned: boolean;
}

/** Field of a form that a person filled in. */
export interface FilledField {
  /** For people, if the file has one; else the field's name. */
  readonly label: string;
  readonly value: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

type Row = readonly PlacedText[];

/**
 * Rows from top to bottom, as the file has them, but columns one after the other, and filled fields behind their labels.
 * @param fields those without a label in a row follow at the end, each with its own.
 */
export function linesOf(texts: readonly PlacedText[], fields: readonly FilledField[]): string {
  const rows = rowsOf(texts);
  const rest: FilledField[] = [];
  for (const field of fields) {
    const index = rows.findIndex((row) => isBeside(row, field));
    const row = rows[index];
    if (row) rows[index] = withField(row, field);
    else rest.push(field);
  }
  return [...inColumns(rows), ...rest.map(({ label, value }) => `${label}: ${value}`)].join("\n");
}

function rowsOf(texts: readonly PlacedText[]): Row[] {
  const rows: PlacedText[][] = [[]];
  for (const text of texts) {
    rows.at(-1)?.push(text);
    if (text.endsLine) rows.push([]);
  }
  if (rows.at(-1)?.length === 0) rows.pop();
  return rows;
}

const isBlank = ({ text }: PlacedText): boolean => text.trim() === "";

const isBeside = (row: Row, { bottom, top }: FilledField): boolean =>
  row.some((text) => !isBlank(text) && !text.isTurned && text.baseline >= bottom - 1 && text.baseline < top);

function withField(row: Row, { value, left, right, bottom }: FilledField): Row {
  const next = row.findIndex((text) => text.left >= right);
  const [before, after] = next === -1 ? [row, []] : [row.slice(0, next), row.slice(next)];
  const filled: PlacedText = {
    left,
    baseline: bottom,
    width: right - left,
    size: row[0]?.size ?? 0,
    text: value,
    endsLine: false,
    isRightToLeft: false,
    isTurned: false,
  };
  const blank: PlacedText = { ...filled, text: " ", width: 0 };
  return [...before, ...(before.length > 0 ? [blank] : []), filled, ...(after.length > 0 ? [blank] : []), ...after];
}

/** Part of a row that belongs to one column. */
interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

/** Wider blanks than these, by the size of the letters, part columns: justified lines have half of it. */
const gapMin = 1.5;
const gutterMin = 0.5;
/** From one row to the next, by the size of the letters. */
const leadingMax = 2.2;
/** Rows with all columns, and words of one in each of them: tables have fewer words. */
const rowsMin = 3;
const wordsMin = 3;

function inColumns(rows: readonly Row[]): readonly string[] {
  const lines: string[] = [];
  const pieces = rows.map(piecesOf);
  for (let at = 0; at < rows.length; ) {
    const block = blockFrom(pieces, at);
    if (block) {
      lines.push(...block.columns.flat());
      at += block.rowCount;
    } else {
      lines.push(textOf(rows[at] ?? []));
      at += 1;
    }
  }
  return lines;
}

/** @returns several if the row has wide gaps. */
function piecesOf(row: Row): readonly Piece[] {
  if (row.some(({ isTurned }) => isTurned)) return [];
  const pieces: PlacedText[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const text of row) {
    if (isBlank(text)) continue;
    const isApart = Math.abs(text.left - end) > gapMin * text.size;
    if (isApart || pieces.length === 0) pieces.push([]);
    pieces.at(-1)?.push(text);
    end = text.left + text.width;
  }
  // In a file that draws from right to left, the gaps can't be told from the order.
  if (pieces.some((piece, index) => index > 0 && (piece[0]?.left ?? 0) < (pieces[index - 1]?.at(-1)?.left ?? 0)))
    return [];
  return pieces.map((piece) => {
    const [first] = piece;
    const last = piece.at(-1);
    return {
      text: textOf(piece.flatMap((text, index) => (index === 0 ? [text] : [{ ...text, text: ` ${text.text}` }]))),
      left: first?.left ?? 0,
      right: (last?.left ?? 0) + (last?.width ?? 0),
      baseline: first?.baseline ?? 0,
      size: first?.size ?? 0,
    };
  });
}

interface Block {
  readonly rowCount: number;
  readonly columns: readonly (readonly string[])[];
}

/** Rows that have the same gutters between the same columns. @returns undefined if they are none, or a table. */
function blockFrom(pieces: readonly (readonly Piece[])[], start: number): Block | undefined {
  const first = pieces[start] ?? [];
  if (first.length < 2) return undefined;
  // From the end of a column to the beginning of the next.
  let gutters = first.slice(1).map(({ left }, index) => [first[index]?.right ?? 0, left] as const);
  const columns = first.map(({ text }) => [text]);
  const full = [first];
  let above = first[0];
  let rowCount = 1;
  for (const row of pieces.slice(start + 1)) {
    const [one] = row;
    if (!one || !above || above.baseline - one.baseline > leadingMax * above.size || row.length > columns.length) break;
    const places = row.map((piece) => columnOf(piece, gutters));
    if (places.some((place, index) => place === undefined || place === places[index - 1])) break;
    gutters = gutters.map(([from, to], index) => [
      Math.max(from, row[places.indexOf(index)]?.right ?? from),
      Math.min(to, row[places.indexOf(index + 1)]?.left ?? to),
    ]);
    for (const [index, place] of places.entries()) columns[place ?? 0]?.push(row[index]?.text ?? "");
    if (row.length === columns.length) full.push(row);
    above = one;
    rowCount += 1;
  }
  const isText = columns.every((_, index) => {
    const words = full.reduce((sum, row) => sum + wordsIn(row[index]?.text ?? ""), 0);
    return words >= wordsMin * full.length;
  });
  return full.length >= rowsMin && isText ? { rowCount, columns } : undefined;
}

/** @returns undefined for what reaches into the next column. */
function columnOf({ left, right, size }: Piece, gutters: readonly (readonly [from: number, to: number])[]) {
  const least = gutterMin * size;
  const index = gutters.filter(([from]) => left > from + least).length;
  const [, to] = gutters[index] ?? [];
  return to !== undefined && right > to - least ? undefined : index;
}

/** Counts words. In scripts without blanks, two letters count as one word. */
const wordsIn = (text: string): number =>
  text.trim().split(/\s+/).length +
  (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/gu)?.length ?? 0);

/** Rows of Hebrew and Arabic that a file draws from the left are turned, with numbers and foreign words as they are. */
function textOf(row: Row): string {
  return (isDrawnFromLeft(row) ? fromRight(row) : row).map(({ text }) => text).join("");
}

function isDrawnFromLeft(row: Row): boolean {
  const words = row.filter((text) => text.isRightToLeft && !isBlank(text));
  return words.length > 1 && words.every((text, index) => index === 0 || text.left > (words[index - 1]?.left ?? 0));
}

function fromRight(row: Row): Row {
  const turned: PlacedText[] = [];
  // Foreign words that follow each other, with the blanks between them.
  let run: PlacedText[] = [];
  for (const text of row.toReversed()) {
    if (!text.isRightToLeft && (!isBlank(text) || run.length > 0)) {
      run.unshift(text);
      continue;
    }
    turned.push(...unblanked(run), text);
    run = [];
  }
  return [...turned, ...unblanked(run)];
}

/** A blank that ended up before the run belongs behind it. */
function unblanked(run: Row): Row {
  const start = run.findIndex((text) => !isBlank(text));
  return start > 0 ? [...run.slice(start), ...run.slice(0, start)] : run;
}
