import { isUtf8 } from "node:buffer";
import { hasNul, malformedBody, tooMany } from "./malformed-body.ts";
import { hexDigit } from "./scan-json.ts";

/** More than any of our forms has. */
const fieldsMax = 300;

const percent = 0x25;
const ampersand = 0x26;

/**
 * Checks an urlencoded form in one pass over its bytes, before anything parses it: the number of its fields, percent-encoding, UTF-8, no NUL.
 * @throws {AppError} `malformed_request`
 */
export function scanForm(bytes: Uint8Array): void {
  const decoded = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  let fields = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    let byte = bytes[at] ?? 0;
    if (byte === ampersand) {
      fields += 1;
      if (fields > fieldsMax) throw tooMany("fields", fieldsMax);
    } else if (byte === percent) {
      const high = hexDigit(bytes[at + 1]);
      const low = hexDigit(bytes[at + 2]);
      if (high === undefined || low === undefined) throw malformedBody("percent-encoding that is cut off");
      byte = high * 16 + low;
      at += 2;
    }
    if (byte === 0) throw hasNul();
    decoded[length] = byte;
    length += 1;
  }
  if (!isUtf8(decoded.subarray(0, length))) throw malformedBody("a form that is not UTF-8");
}
