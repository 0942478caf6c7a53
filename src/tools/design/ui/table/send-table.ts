import { callApi, callForJson } from "#ui/api-client.ts";
import { type TableFormat, type TablePreview, tableFilesPath, tablePath } from "../../table/table-rules.ts";

const failed = "The table could not be sent. Please check your connection and try again.";

const formOf = (fields: Readonly<Record<string, string | File>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** Asks the server what a table would fill. @throws {ApiError} */
export const previewTable = (designId: string, file: File, signal: AbortSignal): Promise<TablePreview> =>
  callForJson(tablePath, { form: formOf({ designId, file }), signal, lost: failed, refused: failed });

/** The beginning of each file in a ZIP. */
const fileMark = [0x50, 0x4b, 0x03, 0x04] as const;

/**
 * Has a table filled.
 * @param onFile called for each file that has arrived.
 * @throws {ApiError}
 */
export async function fillFromTable(
  { designId, file, format }: { readonly designId: string; readonly file: File; readonly format: TableFormat },
  onFile: () => void,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await callApi(tableFilesPath, {
    form: formOf({ designId, file, format }),
    signal,
    lost: failed,
    refused: failed,
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  let matched = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value);
    for (const byte of next.value) {
      matched = byte === fileMark[matched] ? matched + 1 : byte === fileMark[0] ? 1 : 0;
      if (matched === fileMark.length) onFile();
    }
  }
  return new Blob(chunks, { type: "application/zip" });
}
