import { fieldProblem, type TextFieldName } from "#platform/forms/text-fields.ts";
import type { MailingList } from "#site/rules.ts";

/** Fields that a letter to each list may name. */
export const fieldsOfList: Readonly<Record<MailingList, readonly TextFieldName[]>> = {
  newsletter: ["first name"],
  "early-access": ["first name", "code", "discount"],
};

/** @returns a sentence on the first field of a letter’s text that can't be filled in. */
export const letterFieldProblem = (text: string, list: MailingList): string | undefined =>
  fieldProblem(text, { names: fieldsOfList[list], of: "this list", needsWord: true });
