import {
  checkFact,
  checkToolForm,
  type FactKind,
  type FactTexts,
  type FactTextsByKind,
  factKinds,
  isSameFact,
  type ToolFact,
} from "#directory/browser.ts";
import { type Checked, fieldOf } from "#platform/forms/rules.ts";
import { checkIntent, checkReason } from "../rules.ts";

/** Checks the fields of a tool and the reason of the change. */
export function checkToolChange(form: FormData): Checked<string> {
  const [tool, reason] = [checkToolForm(form), checkReason(form)];
  return {
    values: { ...tool.values, ...reason.values, intent: fieldOf(form, "intent") },
    errors: { ...tool.errors, ...reason.errors },
  };
}

/** Name of a field of the form of facts. */
export const factField = (kind: FactKind, part: keyof FactTexts): string => `${kind}.${part}`;

export type ChangedFacts = Partial<Record<FactKind, Omit<ToolFact, "kind"> | null>>;

interface FactsForm extends Checked<string> {
  /** The facts that differ from what the page showed, null for those that are unknown from now on. */
  readonly changed: ChangedFacts;
  /** All facts as the page showed them. */
  readonly seen: FactTextsByKind;
}

/**
 * Reads the form with all facts of a tool. A fact without a value is unknown; one that was unknown and has none is left alone, whatever its
 * source and day were filled in with.
 * @param today ISO date.
 */
export function readFactsForm(form: FormData, today: string): FactsForm {
  const { values: own, errors: reasonErrors } = checkIntent(form);
  const values: Record<string, string> = { ...own };
  const errors: Record<string, string> = {};
  const changed: ChangedFacts = {};
  const seen: Partial<Record<FactKind, FactTexts>> = {};
  for (const kind of factKinds) {
    const texts = textsOf(form, (part) => factField(kind, part));
    const shown = textsOf(form, (part) => `seen.${factField(kind, part)}`);
    seen[kind] = shown;
    for (const part of factParts) values[factField(kind, part)] = texts[part];
    if (isSameFact(texts, shown) || (texts.value === "" && shown.value === "")) continue;
    const { fact, errors: found = {} } = checkFact(kind, texts, today);
    for (const part of factParts) if (found[part]) errors[factField(kind, part)] = found[part];
    if (fact !== undefined) changed[kind] = fact;
  }
  return { values, errors: { ...errors, ...reasonErrors }, changed, seen };
}

const factParts = ["value", "source", "checkedOn"] as const satisfies readonly (keyof FactTexts)[];

const textsOf = (form: FormData, nameOf: (part: keyof FactTexts) => string): FactTexts => ({
  value: fieldOf(form, nameOf("value")).trim(),
  source: fieldOf(form, nameOf("source")).trim(),
  checkedOn: fieldOf(form, nameOf("checkedOn")).trim(),
});

/** Fields that tell the server what the page showed. */
export const seenFields = (texts: Readonly<Record<FactKind, FactTexts>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    factKinds.flatMap((kind) => factParts.map((part) => [`seen.${factField(kind, part)}`, texts[kind][part]])),
  );
