/** Token counts of pictures and documents: providers read them in ways of their own. Pure: pages use it to price what the server does. */

/** Properties that the price of a picture or a document depends on. */
export interface FileSize {
  readonly mediaType: string;
  readonly bytes: number;
  /** Number of pages of a document, if it is known. */
  readonly pages?: number | undefined;
}

/** The most that today's models count for a picture. */
const tokensPerPicture = 2_600;
/** The most for a usual page of a document, which is read as its text and as a picture. */
const tokensPerPage = 3_000;
/** Bytes of a document for each token, if its pages have not been counted: one page takes some 50 kB or more. */
const bytesPerDocumentToken = 20;

/** The most that a file counts. */
export function maxFileTokens({ mediaType, bytes, pages }: FileSize): number {
  if (mediaType.startsWith("image/")) return tokensPerPicture;
  const ofDocument = pages === undefined ? Math.ceil(bytes / bytesPerDocumentToken) : pages * tokensPerPage;
  return Math.max(tokensPerPicture, ofDocument);
}

/** Usual token count of a file, for runs whose provider reports nothing, such as those that are stopped. */
export const estimateFileTokens = (file: FileSize): number => Math.ceil(maxFileTokens(file) / 2);
