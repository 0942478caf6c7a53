/**
 * What the forms for visitors accept, and what they say when they do not. Plain functions, because the browser loads them with every
 * page; the server runs the same ones.
 */

/** What a form's action answers. The values come back, so that nobody types twice, also without scripts. */
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

/** What is wrong, by field name; no entry where nothing is. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Values as typed, and what is wrong with them; no entry means that all may be kept. */
export interface Checked<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly errors: FieldErrors;
}

const nameLengthMin = 2;
export const nameLengthMax = 100;
export const emailLengthMax = 254;
const messageLengthMin = 10;
export const messageLengthMax = 5_000;

const emailMessage = "Please enter a valid email address";

/** Specification §8. */
export const earlyAccessFailure = "There was an error submitting your form. Please try again.";

/** Off the first year of any plan. */
export const earlyAccessDiscountPercent = 30;

export type EarlyAccessField = "name" | "email" | "agreeToTerms";

export function checkEarlyAccess(form: FormData): Checked<EarlyAccessField> {
  const values = {
    name: tidyLine(fieldOf(form, "name")),
    email: fieldOf(form, "email"),
    agreeToTerms: fieldOf(form, "agreeToTerms"),
  };
  return {
    values,
    errors: withoutEmpty({
      name: nameError(values.name),
      email: parseEmail(values.email) ? undefined : emailMessage,
      agreeToTerms: values.agreeToTerms === "on" ? undefined : "You must agree to the terms and conditions",
    }),
  };
}

export type NewsletterField = "email";

export function checkNewsletter(form: FormData): Checked<NewsletterField> {
  const values = { email: fieldOf(form, "email") };
  return { values, errors: withoutEmpty({ email: parseEmail(values.email) ? undefined : emailMessage }) };
}

/** Specification §3, with the words that the form shows. */
export const contactSubjects = {
  general: "General question",
  support: "Help with the site",
  billing: "Billing",
  partnership: "Partnership or listing a tool",
  feedback: "Feedback",
} as const;
export type ContactSubject = keyof typeof contactSubjects;

export function isContactSubject(text: string): text is ContactSubject {
  return Object.hasOwn(contactSubjects, text);
}

export interface ContactMessage {
  /** One line. */
  readonly name: string;
  /** As `parseEmail` gives it. */
  readonly email: string;
  readonly subject: ContactSubject;
  readonly message: string;
}

export type ContactField = "name" | "email" | "subject" | "message";

export function checkContact(form: FormData): Checked<ContactField> {
  const values = {
    name: tidyLine(fieldOf(form, "name")),
    email: fieldOf(form, "email"),
    subject: fieldOf(form, "subject"),
    message: tidyText(fieldOf(form, "message")),
  };
  return {
    values,
    errors: withoutEmpty({
      name: nameError(values.name),
      email: parseEmail(values.email) ? undefined : emailMessage,
      subject: isContactSubject(values.subject) ? undefined : "Please choose a subject",
      message: messageError(values.message),
    }),
  };
}

function nameError(name: string): string | undefined {
  const length = [...name].length;
  if (length < nameLengthMin) return `Name must be at least ${nameLengthMin} characters`;
  return length > nameLengthMax ? `Name must be at most ${nameLengthMax} characters` : undefined;
}

function messageError(message: string): string | undefined {
  if (message.length < messageLengthMin) return `Message must be at least ${messageLengthMin} characters`;
  if (message.length <= messageLengthMax) return undefined;
  return `Message must be at most ${messageLengthMax.toLocaleString("en")} characters, and this one has ${message.length.toLocaleString("en")}`;
}

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const hostName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:xn--[a-z0-9-]{2,59}|[a-z]{2,63})$/;

/**
 * The one form in which an address is kept and written to: trimmed, lower-case, an international domain in its ASCII form
 * (`müller.example` is `xn--mller-kva.example`). An international local part is refused: few mail servers take one.
 * @returns null for what is no address that mail can be sent to.
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

/** A field as text. A file, or nothing, is an empty text. */
function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Control characters, and those that turn the direction of what follows. */
const unwantedInLines = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** One line: line breaks, tabs and the like become a space, so that nothing typed can end a header or a log line. */
function tidyLine(text: string): string {
  return text.normalize("NFC").replace(unwantedInLines, " ").replace(/\s+/g, " ").trim();
}

/** Several lines: line breaks as `\n`, other control characters gone. */
function tidyText(text: string): string {
  const lines = text.normalize("NFC").replace(/\r\n?/g, "\n").split("\n");
  return lines
    .map((line) => line.replace(unwantedInLines, " ").trimEnd())
    .join("\n")
    .trim();
}

function withoutEmpty(errors: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).flatMap(([field, message]) => (message ? [[field, message]] : [])));
}
