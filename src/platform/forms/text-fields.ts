/** Fields that operators write into letters and answer templates, as in `{{first name|there}}`: one spelling for both. Pure, for server and browser. */

/** The fields, and what they become. */
export const textFields = {
  "first name": "The recipient’s first name. The word after the bar takes its place if we don’t know it.",
  plan: "The plan of a signed-in user.",
  code: "The recipient’s discount code of early access.",
  discount: "The percentage of that code.",
} as const;
export type TextFieldName = keyof typeof textFields;

export type FieldValues = Readonly<Partial<Record<TextFieldName, string | undefined>>>;

/** A field as people write it. */
export const writtenField = (name: TextFieldName): string =>
  name === "first name" ? "{{first name|there}}" : `{{${name}}}`;

const field = /\{\{([^{}\n]{0,80})\}\}/g;
/** A field with one brace on each side, which would be sent as it is. */
const oneBrace = /\{ ?(?:first name|name|plan|code|discount) ?(?:\|[^{}\n]{0,40})?\}/i;
/** Nothing that Markdown or a mail program would make something of. */
const plainWords = /^[\p{L}\p{M}\p{N} ,.’'-]{1,40}$/u;

interface ReadField {
  readonly name: string;
  /** The word after the bar. */
  readonly otherwise: string | undefined;
}

function readField(inside: string): ReadField {
  const bar = inside.indexOf("|");
  const written = (bar === -1 ? inside : inside.slice(0, bar)).trim();
  // Answer templates called it so once.
  const name = written === "name" ? "first name" : written;
  return { name, otherwise: bar === -1 ? undefined : inside.slice(bar + 1).trim() };
}

interface Allowed {
  readonly names: readonly TextFieldName[];
  /** The kind of text that has them, e.g. `this list`. */
  readonly of: string;
  /** True if a first name needs a word for recipients without one. */
  readonly needsWord?: boolean;
}

/** @returns a sentence on the first field that can't be filled in. */
export function fieldProblem(text: string, { names, of, needsWord = false }: Allowed): string | undefined {
  const known: readonly string[] = names;
  for (const [whole, inside = ""] of text.matchAll(field)) {
    const { name, otherwise } = readField(inside);
    if (!known.includes(name))
      return `${whole} is no field of ${of}. You can use ${names.map(writtenField).join(", ")}.`;
    if (needsWord && name === "first name" && otherwise === undefined)
      return "Not everyone has a first name here. Write {{first name|there}}, with a word for the others.";
    if (otherwise !== undefined && !plainWords.test(otherwise))
      return `The word after the bar in ${whole} may have only letters, digits and spaces.`;
  }
  const rest = text.replace(field, "");
  if (/\{\{|\}\}/.test(rest)) return "Write a field as {{first name|there}}.";
  const [half] = oneBrace.exec(rest) ?? [];
  return half && `Write ${half} with two braces on each side, as in {{first name|there}}.`;
}

interface FillOptions {
  /** Makes a value fit where it goes, e.g. HTML. The word after the bar is part of the text, and encoded with it. */
  readonly encode?: (value: string) => string;
  /** True if a field without a value stays, to be replaced by hand; otherwise nothing takes its place. */
  readonly keepsMissing?: boolean;
}

/** Fills in the fields of a text. Those that do not exist stay as they are. */
export const fillFields = (
  text: string,
  values: FieldValues,
  { encode = (value) => value, keepsMissing = false }: FillOptions = {},
): string =>
  text.replace(field, (whole, inside: string) => {
    const { name, otherwise } = readField(inside);
    if (!Object.hasOwn(textFields, name)) return whole;
    const value = values[name as TextFieldName];
    return value ? encode(value) : (otherwise ?? (keepsMissing ? whole : ""));
  });

/** The first field that a text still has, and its position. */
export function leftField(text: string): { readonly field: string; readonly index: number } | undefined {
  const index = text.search(field);
  const [left] = text.match(field) ?? [];
  return left === undefined ? undefined : { field: left, index };
}
