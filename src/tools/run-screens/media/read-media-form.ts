import { EngineError, type MediaFile, readMediaFile } from "#engines/index.ts";
import { AppError } from "#platform/errors.ts";

const megabyte = 1_024 * 1_024;
export const uploadBytesMax = { recording: 25 * megabyte, image: 10 * megabyte } as const;

/** Fields of forms that are numbers in JSON. */
const numbers = ["maxAic", "count", "seed", "seconds"];

/** A form as the JSON that says the same. An empty file is what browsers send for none. */
export function readFields(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && numbers.includes(name))
      fields[name] = /^\d{1,10}$/.test(value) ? Number(value) : value;
    else if (typeof value === "string" || value.size > 0) fields[name] = value;
  }
  return fields;
}

const wanted = { recording: "audio", image: "image" } as const;
const formats = { recording: "WAV, MP3 or M4A", image: "PNG, JPEG or WebP" } as const;

/** A file is what its bytes say. @throws {AppError} `payload_too_large`, `invalid_input` */
export async function readUpload(field: keyof typeof wanted, file: File): Promise<MediaFile> {
  if (file.size > uploadBytesMax[field]) {
    throw new AppError("payload_too_large", {
      field,
      userMessage: `This file is larger than ${uploadBytesMax[field] / megabyte} MB. Please choose a smaller one.`,
    });
  }
  try {
    return readMediaFile(new Uint8Array(await file.arrayBuffer()), wanted[field]);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new AppError("invalid_input", {
      field,
      userMessage: `This file can’t be read. Please send ${formats[field]}.`,
      cause: error,
    });
  }
}
