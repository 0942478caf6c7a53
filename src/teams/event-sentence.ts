import { roleNames, type TeamEventKind, teamEventWords } from "./rules.ts";

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

interface Told {
  readonly kind: TeamEventKind;
  readonly actor: Name | null;
  readonly subject: Name | null;
  readonly detail: Readonly<Record<string, string>>;
}

const formerName = "a former member";
const fullName = (name: Name | null): string => (name ? `${name.firstName} ${name.lastName}`.trim() : formerName);

/** Sentence of an entry of the audit log. People whose account was deleted have no name anymore. */
export function sentenceOf({ kind, actor, subject, detail }: Told): string {
  const values: Readonly<Record<string, string>> = {
    ...detail,
    role: detail.role && Object.hasOwn(roleNames, detail.role) ? `${detail.role}` : "",
    who: fullName(actor),
    whom: fullName(subject),
  };
  const sentence = `${teamEventWords[kind].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "")}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
