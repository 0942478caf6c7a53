/** Work that users come back to over days and weeks: mind maps, boards of ideas, drafts, searches, and one glossary for each user. */
export const documentKinds = ["mind-map", "board", "draft", "glossary", "search"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** In sentences. */
export const documentNames: Readonly<Record<DocumentKind, string>> = {
  "mind-map": "mind map",
  board: "board",
  draft: "draft",
  glossary: "glossary",
  search: "search",
};

/** Maximum number of documents of each kind, deleted ones included until they are gone for good. */
export const documentsMax = 50;
export const titleMax = 120;

/** Maximum size of one document as JSON, with its title. */
export const documentBytesMax = 1_500_000;

export const documentsPath = "/api/documents";
/** Takes a document’s title and content as JSON, by PUT; what is stored by GET. */
export const documentPath = (id: string): string => `${documentsPath}/${id}`;
/** Copies what is stored, or what a page has, by POST. */
export const documentCopyPath = (id: string): string => `${documentPath(id)}/copy`;
export const documentAddresses = new RegExp(`^${documentsPath}/[\\da-f-]{36}(?:/copy)?$`);

/** Document as a page edits it. */
export interface EditedDocument<Content> {
  readonly title: string;
  readonly content: Content;
}

/** A document as its page opens it. */
export interface OpenedDocument<Content> extends EditedDocument<Content> {
  readonly id: string;
  /** Counts its saves: a tab that knows an older one has not seen what another saved. */
  readonly revision: number;
}

/** A document as it is stored now. */
export interface SavedContent<Content> extends EditedDocument<Content> {
  readonly revision: number;
  /** First name of another member of the team who saved it last. Left out for the user's own save. */
  readonly changedBy?: string | undefined;
}

export interface ListedDocument {
  readonly id: string;
  readonly title: string;
  readonly updatedAt: Date;
  /** True if it is shared with the team whose page lists it. */
  readonly isShared: boolean;
}
