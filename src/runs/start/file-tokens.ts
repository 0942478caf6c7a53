/** What pictures and documents count, in tokens: providers read them in ways of their own. Pure: pages price with it what the server does. */

/** What the price of a picture or a document depends on. */
export interface FileSize {
  readonly mediaType: string;
  readonly bytes: number;
  /** Of a document, if it is known. */
  readonly pages?: number | undefined;
}

/** The most that today's models count for a picture. */
const tokensPerPicture = 2_600;
/** The most for a usual page of a document, which is read as its text and as a picture. */
const tokensPerPage = 3_000;
/** Where the pages have not been counted: one takes some 50 kB or more. */
const bytesPerDocumentToken = 20;

/** The most that a file counts. */
export function maxFileTokens({ mediaType, bytes, pages }: FileSize): number {
  if (mediaType.startsWith("image/")) return tokensPerPicture;
  const ofDocument = pages === undefined ? Math.ceil(bytes / bytesPerDocumentToken) : pages * tokensPerPage;
  return Math.max(tokensPerPicture, ofDocument);
}

/** What a file usually counts: for runs whose provider reports nothing, as those that are stopped. */
export const estimateFileTokens = (file: FileSize): number => Math.ceil(maxFileTokens(file) / 2);
