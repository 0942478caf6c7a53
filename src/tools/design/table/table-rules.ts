import { designsPath } from "../design-rules.ts";

/** Reads a table and says what it would fill. */
export const tablePath = `${designsPath}/table`;
/** Fills a design from a table, as a ZIP. */
export const tableFilesPath = `${tablePath}/files`;

export const tableBytesMax = 1_024 * 1_024;
export const tableRowsMax = 200;
/** Pictures that one table makes at most: a row makes one of each page. */
export const tablePicturesMax = 600;

/** Fields that a column can fill, with how much fits and the names that it may have in the product’s languages, in lower case. */
export const columnNames = {
  headline: {
    max: 160,
    names: [
      "headline",
      "title",
      "header",
      "name",
      "titel",
      "überschrift",
      "titre",
      "nom",
      "título",
      "titulo",
      "nombre",
    ],
  },
  subline: {
    max: 240,
    names: [
      ...["subline", "subtitle", "subheadline", "description", "text", "untertitel", "beschreibung"],
      ...["sous-titre", "texte", "subtítulo", "descripción", "texto"],
    ],
  },
  date: {
    max: 80,
    names: ["date", "time", "when", "day", "datum", "wann", "tag", "zeit", "jour", "heure", "fecha", "día"],
  },
  place: {
    max: 120,
    names: ["place", "location", "venue", "where", "address", "ort", "adresse", "lieu", "lugar", "dirección"],
  },
  price: { max: 60, names: ["price", "cost", "fee", "preis", "prix", "precio"] },
  action: { max: 60, names: ["action", "cta", "call to action", "link", "website", "url", "aktion", "lien", "enlace"] },
  brand: {
    max: 60,
    names: ["brand", "company", "organizer", "marke", "firma", "marque", "entreprise", "marca", "empresa"],
  },
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

/** Preview of a table, shown before anything is made. */
export interface TablePreview {
  readonly columns: readonly TableColumn[];
  /** The first few. */
  readonly rows: readonly TableRow[];
  readonly count: number;
}

/** The last one is for designs with a size on paper. */
export const tableFormats = ["png", "png-pdf", "png-press"] as const;
export type TableFormat = (typeof tableFormats)[number];
