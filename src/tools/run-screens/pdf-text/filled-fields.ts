import { tidyLine } from "#platform/forms/rules.ts";
import type { FilledField } from "./page-lines.ts";

/** Description that PDF.js gives of something on a page. */
interface Annotation {
  readonly subtype?: unknown;
  readonly rect?: unknown;
  readonly fieldType?: unknown;
  readonly fieldName?: unknown;
  readonly alternativeText?: unknown;
  readonly fieldValue?: unknown;
  readonly checkBox?: unknown;
  readonly radioButton?: unknown;
  readonly pushButton?: unknown;
  readonly password?: unknown;
  readonly exportValue?: unknown;
  readonly buttonValue?: unknown;
  readonly options?: unknown;
  readonly contentsObj?: unknown;
}

/** Fields of forms with what was filled in. Passwords are left out. */
export const fieldsOf = (annotations: readonly Annotation[]): readonly FilledField[] =>
  annotations.flatMap((annotation) => {
    const value = annotation.subtype === "Widget" && annotation.password !== true ? filledIn(annotation) : "";
    const [left = 0, bottom = 0, right = 0, top = 0] = numbers(annotation.rect);
    return value === "" ? [] : [{ label: labelOf(annotation), value, left, right, bottom, top }];
  });

/** Lists what reviewers wrote on the page, each as a line. A link says only where it leads. */
export const notesOf = (annotations: readonly Annotation[]): readonly string[] =>
  annotations.flatMap(({ subtype, contentsObj }) => {
    const says = subtype !== "Widget" && subtype !== "Link" && subtype !== "Popup" ? text(contentsObj, "str") : "";
    return says === "" ? [] : [`Note: ${says}`];
  });

function filledIn(annotation: Annotation): string {
  const { fieldType, fieldValue, pushButton, checkBox, radioButton, exportValue, buttonValue } = annotation;
  if (fieldType === "Btn") {
    if (pushButton === true) return "";
    if (radioButton === true) return fieldValue !== null && fieldValue === buttonValue ? "(x)" : "";
    if (checkBox !== true) return "";
    const isChecked = typeof fieldValue === "string" && fieldValue !== "Off" && fieldValue === exportValue;
    return isChecked ? "Yes" : "No";
  }
  if (fieldType === "Ch") return [fieldValue].flat().map(nameIn(annotation.options)).filter(Boolean).join(", ");
  return fieldType === "Tx" && typeof fieldValue === "string" ? tidyLine(fieldValue) : "";
}

/** Returns the text that a list shows for a value that it stores. */
const nameIn =
  (options: unknown) =>
  (value: unknown): string => {
    const list: readonly unknown[] = Array.isArray(options) ? options : [];
    const option = list.find((one) => text(one, "exportValue") === value);
    return text(option, "displayValue") || (typeof value === "string" ? tidyLine(value) : "");
  };

const labelOf = ({ alternativeText, fieldName }: Annotation): string =>
  [alternativeText, fieldName]
    .map((name) => (typeof name === "string" ? tidyLine(name.replaceAll("_", " ")) : ""))
    .find((name) => name !== "") ?? "Field";

const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.map((one) => (typeof one === "number" ? one : 0)) : [];

const text = (of: unknown, key: string): string => {
  const value = typeof of === "object" && of !== null ? (of as Readonly<Record<string, unknown>>)[key] : undefined;
  return typeof value === "string" ? tidyLine(value) : "";
};
