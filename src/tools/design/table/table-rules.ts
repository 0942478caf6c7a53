import { designsPath } from "../design-rules.ts";

/** Reads a table and says what it would fill. */
export const tablePath = `${designsPath}/table`;
/** Fills a design from a table, as a ZIP. */
export const tableFilesPath = `${tablePath}/files`;

export const tableBytesMax = 1_024 * 1_024;
export const tableRowsMax = 200;

/** What a column can fill, with the names that it may have and how much fits. */
export const columnNames = {
  headline: { max: 160, names: ["headline", "title", "header", "name"] },
  subline: { max: 240, names: ["subline", "subtitle", "subheadline", "description", "text"] },
  date: { max: 80, names: ["date", "time", "when", "day"] },
  place: { max: 120, names: ["place", "location", "venue", "where", "address"] },
  price: { max: 60, names: ["price", "cost", "fee"] },
  action: { max: 60, names: ["action", "cta", "call to action", "link", "website", "url"] },
  brand: { max: 60, names: ["brand", "company", "organizer"] },
} as const;
export type TableSlot = keyof typeof columnNames;

export const tableSlots = Object.keys(columnNames) as TableSlot[];

/** The words of one row; those without a column stay as they are in the design. */
export type TableRow = Readonly<Partial<Record<TableSlot, string>>>;

export interface TableColumn {
  readonly header: string;
  /** Null for a column that is not used. */
  readonly slot: TableSlot | null;
}

export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

/** What is shown before anything is made. */
export interface TablePreview {
  readonly columns: readonly TableColumn[];
  /** The first few. */
  readonly rows: readonly TableRow[];
  readonly count: number;
}

export const tableFormats = ["png", "png-pdf"] as const;
export type TableFormat = (typeof tableFormats)[number];
