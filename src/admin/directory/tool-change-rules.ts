import {
  checkToolForm,
  type FactKind,
  factHints,
  factKinds,
  readCheckedOn,
  readFact,
  readSource,
  type ToolFact,
} from "#directory/browser.ts";
import { type Checked, fieldOf, withoutEmpty } from "#platform/forms/rules.ts";
import { checkReason } from "../rules.ts";

/** Checks the fields of a tool and the reason of the change. */
export function checkToolChange(form: FormData): Checked<string> {
  const [tool, reason] = [checkToolForm(form), checkReason(form)];
  return {
    values: { ...tool.values, ...reason.values, intent: fieldOf(form, "intent") },
    errors: { ...tool.errors, ...reason.errors },
  };
}

/** The reason alone, for a form that has no other fields. */
export function checkIntent(form: FormData): Checked<string> {
  const { values, errors } = checkReason(form);
  return { values: { ...values, intent: fieldOf(form, "intent") }, errors };
}

export const factIntent = (kind: FactKind): string => `fact-${kind}`;

export const factKindOf = (intent: string): FactKind | undefined =>
  factKinds.find((kind) => factIntent(kind) === intent);

interface FactForm extends Checked<string> {
  /** Null if nothing is known; undefined if the form is wrong. */
  readonly fact: Omit<ToolFact, "kind"> | null | undefined;
}

/** Reads the form of a fact. An empty value makes it unknown. @param today ISO date. */
export function readFactForm(form: FormData, kind: FactKind, today: string): FactForm {
  const { values: own, errors: reasonErrors } = checkIntent(form);
  const [line, source, checkedOn] = ["value", "source", "checkedOn"].map((name) => fieldOf(form, name).trim()) as [
    string,
    string,
    string,
  ];
  const values = { ...own, value: line, source, checkedOn };
  if (line === "")
    return { values, errors: reasonErrors, fact: Object.keys(reasonErrors).length > 0 ? undefined : null };
  const fact = { value: readFact(kind, line), source: readSource(source), checkedOn: readCheckedOn(checkedOn, today) };
  const errors = {
    ...reasonErrors,
    ...withoutEmpty({
      value: fact.value === undefined ? `${factHints[kind]}.` : undefined,
      source: fact.source === undefined ? "Enter the public https address of the page that says so." : undefined,
      checkedOn: fact.checkedOn === undefined ? "Enter the day on which you read it, not later than today." : undefined,
    }),
  };
  return { values, errors, fact: Object.keys(errors).length > 0 ? undefined : (fact as Omit<ToolFact, "kind">) };
}
