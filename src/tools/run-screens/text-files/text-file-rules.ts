/** Takes a text as JSON, and answers with a PDF. */
export const textPdfPath = "/api/text-files/pdf";
/** In characters: some 40 pages. */
export const pdfTextMax = 60_000;
