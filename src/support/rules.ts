import { type Checked, fieldOf, tidyLine, tidyText, withoutEmpty } from "#platform/forms/rules.ts";
import {
  type FieldValues,
  fieldProblem,
  fillFields,
  leftField,
  type TextFieldName,
} from "#platform/forms/text-fields.ts";
import { formatNumber } from "#ui/format.ts";

export const supportPath = "/settings/support";
export const requestPath = (id: string): string => `${supportPath}/${id}`;
/** Page on which a user lets an operator see what they made. */
export const letSeePath = "/settings/support/view";

export const inboxPath = "/admin/support";
export const inboxRequestPath = (id: string): string => `${inboxPath}/${id}`;

export const templatesPath = "/admin/templates";
export const templatePath = (id: string): string => `${templatesPath}/${id}`;

/** Also those of the contact form. */
export const supportSubjects = {
  general: "General question",
  support: "Help with the site",
  billing: "Billing",
  partnership: "Partnership or listing a tool",
  feedback: "Feedback",
} as const;
export type SupportSubject = keyof typeof supportSubjects;

const isSubject = (text: string): text is SupportSubject => Object.hasOwn(supportSubjects, text);

/** @returns the general one for a text that names none. */
export const asSupportSubject = (text: string): SupportSubject => (isSubject(text) ? text : "general");

/** The next word is the operator's, the user's, or no one's. */
export const requestStates = ["open", "answered", "closed"] as const;
export type RequestState = (typeof requestStates)[number];

export const stateNames: Readonly<Record<RequestState, string>> = {
  open: "Waiting for an answer",
  answered: "Answered",
  closed: "Closed",
};

/** A message of a request, as both sides see it. */
export interface SupportMessage {
  readonly id: number;
  readonly isFromOperator: boolean;
  readonly text: string;
  readonly sentAt: Date;
}

const [textMin, textMax] = [10, 5_000];
/** Requests of one user that are not closed: the next message belongs to one of them. */
export const openMax = 10;
/** Messages of the user in one request. */
export const messagesMax = 100;

function textError(text: string, least: number): string | undefined {
  if (text === "") return "Please write a message.";
  if (text.length < least) return `Please write at least ${least} characters.`;
  if (text.length <= textMax) return undefined;
  return `A message has at most ${formatNumber(textMax)} characters, and this one has ${formatNumber(text.length)}.`;
}

export function checkRequest(form: FormData): Checked<"subject" | "message"> {
  const values = { subject: fieldOf(form, "subject"), message: tidyText(fieldOf(form, "message")) };
  const errors = withoutEmpty({
    subject: isSubject(values.subject) ? undefined : "Please choose a subject.",
    message: textError(values.message, textMin),
  });
  return { values, errors };
}

/** Intents of the forms below a request: one more message, or its end. `seen` is the number of messages that the page showed: of the other side, and for operators of both. */
export function checkReply(form: FormData): Checked<"intent" | "seen" | "message"> {
  const values = {
    intent: fieldOf(form, "intent"),
    seen: fieldOf(form, "seen"),
    message: tidyText(fieldOf(form, "message")),
  };
  const isKnown = /^\d{1,4}$/.test(values.seen) && ["write", "close"].includes(values.intent);
  const intent = isKnown ? undefined : "This form has changed. Reload the page and try again.";
  const message = values.intent === "close" ? undefined : textError(values.message, 1);
  return { values, errors: withoutEmpty({ intent, message }) };
}

/** Fields that answer templates may have. */
export const templateFields = ["first name", "plan"] as const satisfies readonly TextFieldName[];

/** @returns the text with the fields whose values are known; the others stay as they are, and no answer is sent with them. */
export const fillTemplate = (text: string, values: FieldValues): string =>
  fillFields(text, values, { keepsMissing: true });

export const templatesMax = 100;
export const templateNameMax = 80;

export function checkTemplate(form: FormData): Checked<"name" | "text"> {
  const values = { name: tidyLine(fieldOf(form, "name")), text: tidyText(fieldOf(form, "text")) };
  const errors = withoutEmpty({
    name:
      values.name === ""
        ? "Please give the template a name."
        : values.name.length > templateNameMax
          ? `Use at most ${templateNameMax} characters.`
          : undefined,
    text:
      fieldProblem(values.text, { names: templateFields, of: "templates" }) ??
      (values.text === "" ? "Please write a text." : textError(values.text, 1)),
  });
  return { values, errors };
}

/** Reply of an operator: no field of a template may be left in it. */
export function checkAnswer(form: FormData): Checked<"intent" | "seen" | "message"> {
  const { values, errors } = checkReply(form);
  const left = leftField(values.message);
  if (values.intent !== "write" || !left || errors.message) return { values, errors };
  return { values, errors: { ...errors, message: `Replace ${left.field} before you send the answer.` } };
}

/** Hours in which the operator means to answer, by plan. */
export const hoursUsual = { business: 8, pro: 24, free: 48 } as const;
export type SupportHours = Readonly<Record<keyof typeof hoursUsual, number>>;
export const supportPlans = Object.keys(hoursUsual) as readonly (keyof SupportHours)[];
const hoursMost = 720;
export const planNames: Readonly<Record<keyof SupportHours, string>> = {
  business: "Business",
  pro: "Pro",
  free: "Free",
};

export function checkHours(form: FormData): Checked<keyof SupportHours> {
  const values = {
    business: fieldOf(form, "business"),
    pro: fieldOf(form, "pro"),
    free: fieldOf(form, "free"),
  };
  const errorOf = (text: string) =>
    /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= hoursMost
      ? undefined
      : `Enter hours from 1 to ${hoursMost}.`;
  const errors = withoutEmpty({
    business: errorOf(values.business),
    pro: errorOf(values.pro),
    free: errorOf(values.free),
  });
  return { values, errors };
}
