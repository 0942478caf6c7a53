/** The rules and error messages of the forms for visitors. Plain functions, because the browser and the server run the same ones. */

import {
  type Checked,
  emailMessage,
  fieldOf,
  parseEmail,
  tidyLine,
  tidyText,
  withoutEmpty,
} from "#platform/forms/rules.ts";
import { supportSubjects } from "#support/rules.ts";
import { formatNumber } from "#ui/format.ts";

export { earlyAccessDiscountPercent } from "./early-access-discount.ts";
export {
  type Audience,
  isMailingList,
  isSegment,
  type MailingList,
  mailingLists,
  memberSorts,
  memberStates,
  readAddresses,
  type Segment,
  segments,
  segmentsOf,
  statesOf,
} from "./lists/rules.ts";

const nameLengthMin = 2;
export const nameLengthMax = 100;
const messageLengthMin = 10;
export const messageLengthMax = 5_000;

/** The words of A14. */
export const earlyAccessFailure = "There was an error submitting your form. Please try again.";

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

/** The subjects of A15, with the words that the form shows. */
export const contactSubjects = supportSubjects;
export type ContactSubject = keyof typeof contactSubjects;

export function isContactSubject(text: string): text is ContactSubject {
  return Object.hasOwn(contactSubjects, text);
}

/** The operator's page of a contact message. */
export const contactMessagePath = (id: number): string => `/admin/contact/${id}`;

export interface ContactMessage {
  /** One line. */
  readonly name: string;
  /** Address as `parseEmail` gives it. */
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
  return `Message must be at most ${formatNumber(messageLengthMax)} characters, and this one has ${formatNumber(message.length)}`;
}
