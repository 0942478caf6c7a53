import type { MailingList } from "#site/rules.ts";

/** Fields that a letter's text may name, as in `{{first name|there}}`, and what they are. */
export const letterFields = {
  "first name": "From the account with this address; the word after the bar if there is none",
  code: "The discount code of early access",
  discount: "Its percentage",
} as const;
export type LetterFieldName = keyof typeof letterFields;

export const fieldsOfList: Readonly<Record<MailingList, readonly LetterFieldName[]>> = {
  newsletter: ["first name"],
  "early-access": ["first name", "code", "discount"],
};

export type FieldValues = Readonly<Partial<Record<LetterFieldName, string | undefined>>>;

const field = /\{\{([^{}\n]{0,80})\}\}/g;
/** Nothing that Markdown or a mail program would make something of. */
const plainWords = /^[\p{L}\p{M}\p{N} ,.’'-]{1,40}$/u;

interface ReadField {
  readonly name: string;
  readonly otherwise: string | undefined;
}

function readField(inside: string): ReadField {
  const bar = inside.indexOf("|");
  const written = (bar === -1 ? inside : inside.slice(0, bar)).trim();
  // Answer templates call it so.
  const name = written === "name" ? "first name" : written;
  return { name, otherwise: bar === -1 ? undefined : inside.slice(bar + 1).trim() };
}

/** @returns a sentence on the first field that can't be filled in. */
export function fieldProblem(text: string, list: MailingList): string | undefined {
  const names: readonly string[] = fieldsOfList[list];
  for (const [whole, inside = ""] of text.matchAll(field)) {
    const { name, otherwise } = readField(inside);
    if (!names.includes(name))
      return `${whole} is no field of this list. It has ${names.map((known) => `{{${known}}}`).join(", ")}.`;
    if (name === "first name" && otherwise === undefined)
      return "Not everyone has a first name here. Write {{first name|there}}, with a word for the others.";
    if (otherwise !== undefined && !plainWords.test(otherwise))
      return `The word after the bar in ${whole} may have only letters, digits and spaces.`;
  }
  return /\{\{|\}\}/.test(text.replace(field, "")) ? "Write a field as {{first name|there}}." : undefined;
}

/**
 * Fills in the fields of a text. Those that do not exist stay as they are, for the preview of a draft.
 * @param encode of values for where they go: HTML, or plain text. The word after the bar is part of the text, and encoded with it.
 */
export const fillFields = (text: string, values: FieldValues, encode: (value: string) => string): string =>
  text.replace(field, (whole, inside: string) => {
    const { name, otherwise } = readField(inside);
    if (!Object.hasOwn(letterFields, name)) return whole;
    const value = values[name as LetterFieldName];
    return value ? encode(value) : (otherwise ?? "");
  });
