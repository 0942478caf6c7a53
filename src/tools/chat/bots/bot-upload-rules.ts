import { textFileTypes } from "../../run-screens/texts/text-file.ts";

/** Addresses and limits of what is uploaded for bots. Pure: pages and server use the same. */
export const botUploadPath = (botId: string, what: "files" | "picture"): string => `/api/bots/${botId}/${what}`;

const botFileMegabytesMax = 5;
export const botFileBytesMax = botFileMegabytesMax * 1_024 * 1_024;
export const botFileTypes = `${textFileTypes},.pdf,application/pdf`;
export const botFileTooLarge = `This file is larger than ${botFileMegabytesMax} MB. Please choose a smaller one.`;
