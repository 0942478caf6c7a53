/** Letters of the operator to the newsletter and to the early-access list. */
export { lettersJobs } from "./jobs.ts";
export { lettersData } from "./letters-data.ts";
export { type DrawnPreview, type LetterPreview, previewLetter } from "./preview-letter.ts";
export { listLetters, listTrouble, readLetter, readProgress } from "./read-letters.ts";
export { cancelLetter, pauseLetter, requireDrawable, resumeLetter, startLetter } from "./send-letter.ts";
export { copyLetter, createLetter, deleteLetter, mailTest, saveLetter } from "./write-letter.ts";
