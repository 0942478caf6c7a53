import { type Checked, emailMessage, fieldOf, parseEmail, tidyLine, withoutEmpty } from "#platform/forms/rules.ts";
import { formatNumber } from "#ui/format.ts";
import { type GivenRole, givenRoles, namesAddress, teamNameMax } from "./rules.ts";

/** The most that a cap can be, in AIC a month. */
const capMost = 10_000_000;

export function checkTeamName(form: FormData): Checked<"name"> {
  const values = { name: tidyLine(fieldOf(form, "name")) };
  return { values, errors: withoutEmpty({ name: nameError(values.name) }) };
}

function nameError(name: string): string | undefined {
  if (name === "") return "Please enter a name.";
  if (name.length > teamNameMax) return `A name has at most ${teamNameMax} characters.`;
  return namesAddress(name) ? "A name can’t have a web address." : undefined;
}

const isGivenRole = (text: string): text is GivenRole => givenRoles.some((role) => role === text);

export const asGivenRole = (text: string): GivenRole => (isGivenRole(text) ? text : "member");

/** @returns AIC a month; null for an empty field, which is no cap. */
export const asCap = (text: string): number | null => (text.trim() === "" ? null : Number(text.replace(/[\s,]/g, "")));

function capError(text: string): string | undefined {
  const cap = asCap(text);
  if (cap === null || (Number.isSafeInteger(cap) && cap >= 0 && cap <= capMost)) return undefined;
  return `Enter a whole number of credits up to ${formatNumber(capMost)}, or leave it empty.`;
}

/** Forms of a team's page, by their intent. */
const intents = [
  "ask",
  "copies",
  "close",
  "reopen",
  "offer",
  "take-back-offer",
  "accept-offer",
  "decline-offer",
  "take-over",
  "invite",
  "send-again",
  "take-back",
  "remove",
  "member",
  "cap",
  "caps",
  "rename",
  "leave",
] as const;
export type TeamIntent = (typeof intents)[number];

export type TeamField =
  | "email"
  | "role"
  | "invitation"
  | "member"
  | "monthlyMax"
  | "memberMaxUsual"
  | "name"
  | "allowsCopies"
  | "from";

const checks: Readonly<Partial<Record<TeamIntent, (values: Readonly<Record<TeamField, string>>) => Errors>>> = {
  invite: ({ email, role }) => ({ email: parseEmail(email) ? undefined : `${emailMessage}.`, role: roleError(role) }),
  member: ({ role, monthlyMax }) => ({ role: roleError(role), monthlyMax: capError(monthlyMax) }),
  cap: ({ monthlyMax }) => ({ monthlyMax: capError(monthlyMax) }),
  caps: ({ monthlyMax, memberMaxUsual }) => ({
    monthlyMax: capError(monthlyMax),
    memberMaxUsual: capError(memberMaxUsual),
  }),
  rename: ({ name }) => ({ name: nameError(name) }),
};
type Errors = Readonly<Record<string, string | undefined>>;

const roleError = (role: string) => (isGivenRole(role) ? undefined : "Please choose a role.");

export const asTeamIntent = (text: string): TeamIntent | undefined => intents.find((known) => known === text);

/** Checks each form of a team's page. What a form doesn't have is empty. */
export function checkTeamForm(form: FormData): Checked<TeamField | "intent"> {
  const intent = asTeamIntent(fieldOf(form, "intent"));
  const values = {
    intent: intent ?? "",
    email: fieldOf(form, "email").trim(),
    role: fieldOf(form, "role"),
    invitation: fieldOf(form, "invitation"),
    member: fieldOf(form, "member"),
    monthlyMax: fieldOf(form, "monthlyMax"),
    memberMaxUsual: fieldOf(form, "memberMaxUsual"),
    name: tidyLine(fieldOf(form, "name")),
    allowsCopies: fieldOf(form, "allowsCopies"),
    from: fieldOf(form, "from"),
  };
  if (!intent) return { values, errors: { intent: "This form has changed. Reload the page and try again." } };
  return { values, errors: withoutEmpty(checks[intent]?.(values) ?? {}) };
}
