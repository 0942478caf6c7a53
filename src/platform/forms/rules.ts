/** Rules for all forms. Plain functions, because the browser and the server run the same ones. */
import { normalizeText } from "#text/normalize-text.ts";
import { emailLengthMax } from "./fields.ts";

/** A form action's answer. It returns the values, so that users do not have to type them again, even without scripts. */
export type FormReply =
  | { readonly outcome: "done" }
  | {
      readonly outcome: "refused";
      /** By field name. */
      readonly values: Readonly<Record<string, string>>;
      readonly errors: FieldErrors;
      /** About the form as a whole. */
      readonly message: string | null;
    };

/** Error messages by field name, only for invalid fields. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The values as typed, and their errors; without errors the form may be saved. */
export interface Checked<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly errors: FieldErrors;
}

export const emailMessage = "Please enter a valid email address";

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const hostName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:xn--[a-z0-9-]{2,59}|[a-z]{2,63})$/;

/**
 * The canonical form of an email address, for storage and mail: trimmed, lower-case, an international domain in its ASCII form
 * (`müller.example` is `xn--mller-kva.example`). An international local part is refused: few mail servers accept one.
 * @returns null if it is not an address that we can send mail to.
 */
export function parseEmail(text: string): string | null {
  const [local = "", domain = "", ...more] = text.trim().toLowerCase().split("@");
  if (more.length > 0 || local.length > 64 || !localPart.test(local)) return null;
  const host = asciiHost(domain);
  if (!hostName.test(host)) return null;
  const email = `${local}@${host}`;
  return email.length <= emailLengthMax ? email : null;
}

function asciiHost(domain: string): string {
  if (/[\s\p{Cc}/?#:\\[\]%]/u.test(domain) || !URL.canParse(`http://${domain}`)) return "";
  return new URL(`http://${domain}`).hostname;
}

/** A field as text. A file or a missing field gives an empty string. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Control characters, and those that change the text direction. */
const unwantedInLines = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** A single line: line breaks and tabs become spaces, so that user input cannot end a header or a log line. */
export function tidyLine(text: string): string {
  return normalizeText(text, "NFC").replace(unwantedInLines, " ").replace(/\s+/g, " ").trim();
}

/** Several lines: line breaks become `\n`, other control characters are removed. */
export function tidyText(text: string): string {
  const lines = normalizeText(text, "NFC").replace(/\r\n?/g, "\n").split("\n");
  return lines
    .map((line) => line.replace(unwantedInLines, " ").trimEnd())
    .join("\n")
    .trim();
}

/** The beginning of a text, at most so many UTF-16 units long, without half of a character at its end. */
export const cutText = (text: string, lengthMax: number): string =>
  text.slice(0, lengthMax).replace(/[\ud800-\udbff]$/, "");

export function withoutEmpty(errors: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).flatMap(([field, message]) => (message ? [[field, message]] : [])));
}
