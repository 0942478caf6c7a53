/** Facts as they are written, in forms and in files of the operator. Pure, for server and browser. */
import {
  type FactKind,
  factHints,
  factKinds,
  readCheckedOn,
  readFact,
  readSource,
  type ToolFact,
  writeFact,
} from "../fact-rules.ts";

/** A fact in three texts, all empty if it isn't known. */
export interface FactTexts {
  readonly value: string;
  readonly source: string;
  /** ISO date. */
  readonly checkedOn: string;
}

export const unknownFact: FactTexts = { value: "", source: "", checkedOn: "" };

/** Facts by kind. Kinds that are left out are not meant. */
export type FactTextsByKind = Readonly<Partial<Record<FactKind, FactTexts>>>;

/** All kinds of facts of a tool, the unknown ones too. */
export function factTextsOf(facts: readonly ToolFact[]): Readonly<Record<FactKind, FactTexts>> {
  const texts = factKinds.map((kind): [FactKind, FactTexts] => {
    const fact = facts.find((one) => one.kind === kind);
    return [
      kind,
      fact ? { value: writeFact(fact.value), source: fact.source, checkedOn: fact.checkedOn } : unknownFact,
    ];
  });
  return Object.fromEntries(texts) as Record<FactKind, FactTexts>;
}

export const isSameFact = (one: FactTexts, other: FactTexts): boolean =>
  one.value === other.value && one.source === other.source && one.checkedOn === other.checkedOn;

export type CheckedFact =
  | { readonly fact: Omit<ToolFact, "kind"> | null; readonly errors?: undefined }
  | { readonly fact?: undefined; readonly errors: Readonly<Partial<Record<keyof FactTexts, string>>> };

/** Reads a fact. Without a value it is unknown, whatever the other texts say. @param today ISO date. */
export function checkFact(kind: FactKind, texts: FactTexts, today: string): CheckedFact {
  if (texts.value.trim() === "") return { fact: null };
  const value = readFact(kind, texts.value);
  const source = readSource(texts.source);
  const checkedOn = readCheckedOn(texts.checkedOn, today);
  if (value !== undefined && source !== undefined && checkedOn !== undefined)
    return { fact: { value, source, checkedOn } };
  return {
    errors: {
      ...(value === undefined && { value: `${factHints[kind]}.` }),
      ...(source === undefined && { source: "Enter the public https address of the page that says so." }),
      ...(checkedOn === undefined && { checkedOn: "Enter the day on which you read it, not later than today." }),
    },
  };
}

/** The fact of texts that were checked already. @returns null for an unknown one. */
export function toFact(kind: FactKind, texts: FactTexts): Omit<ToolFact, "kind"> | null {
  const { fact } = checkFact(kind, texts, texts.checkedOn);
  if (fact === undefined) throw new Error(`a stored fact can't be read: ${kind}`);
  return fact;
}
