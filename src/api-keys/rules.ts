/** Rules of API keys. Plain functions, because the browser and the server run the same ones. */
import { parseAmount } from "#credits/rules.ts";
import { type Checked, fieldOf, tidyLine, withoutEmpty } from "#platform/forms/rules.ts";

export const apiKeysPath = "/settings/api-keys";
export const newApiKeyPath = "/settings/api-keys/new";

/** Actions that a key may be allowed. */
export const scopes = [
  { id: "models:read", name: "List models" },
  { id: "chat:write", name: "Chat completions" },
  { id: "embeddings:write", name: "Embeddings" },
  { id: "images:write", name: "Images" },
  { id: "audio:write", name: "Speech and transcription" },
] as const;
export type Scope = (typeof scopes)[number]["id"];

const isScope = (id: string): id is Scope => scopes.some((scope) => scope.id === id);

/** Requests a minute that a key can be limited to. */
export const minuteLimits = [10, 60, 300, 1_000, 6_000] as const;
export const minuteLimitUsual = 300;

/** Periods for which a key's budget counts. */
export const budgetKinds = ["none", "month", "total"] as const;
export type BudgetKind = (typeof budgetKinds)[number];

/** AIC. */
export type Budget = { readonly kind: "none" } | { readonly kind: "month" | "total"; readonly max: number };

/** Keys that work, of one user: of their own, and in each of their teams. */
export const keysMax = 20;

export const keyNameLengthMax = 60;

/** A key as its owner sees it. */
export interface ListedKey {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly Scope[];
  readonly minuteMax: number;
  readonly budget: Budget;
  readonly state: KeyState;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly usage: KeyUsage;
  /** Name of the member who created it, for a team’s key; null for a user’s own. */
  readonly createdBy: string | null;
  /** True if the user who sees it created it. */
  readonly isOwn: boolean;
}

export interface KeyUsage {
  /** Runs since it was created. */
  readonly requests: number;
  /** AIC. */
  readonly aic: number;
  /** AIC of runs since the first of the month (UTC). */
  readonly aicThisMonth: number;
}

/** A team’s key has ended with its member’s time in the team. */
export type KeyState = "active" | "expired" | "ended" | "revoked";

interface KnownKey {
  /** The member who created it; null for a user’s own key. */
  readonly memberId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

/**
 * A revoked key stays revoked, whatever day it is. A member who joins the team again begins without keys.
 * @param joinedAt when the member of a team’s key joined; undefined if they aren’t in the team.
 */
export function stateOf(
  { memberId, createdAt, expiresAt, revokedAt }: KnownKey,
  { now, joinedAt }: { readonly now: Date; readonly joinedAt: Date | undefined },
): KeyState {
  if (revokedAt) return "revoked";
  if (memberId !== null && (!joinedAt || joinedAt > createdAt)) return "ended";
  return expiresAt !== null && expiresAt <= now ? "expired" : "active";
}

export type KeyField = "name" | "scopes" | "minuteMax" | "expiresOn" | "budgetKind" | "budget";

/** Reads the form that creates a key. The scopes are several fields of one name. @param now for the day on which it expires. */
export function checkKeyForm(form: FormData, now: Date): Checked<KeyField> {
  const values = {
    name: tidyLine(fieldOf(form, "name")),
    scopes: form.getAll("scopes").map(String).filter(isScope).join(" "),
    minuteMax: fieldOf(form, "minuteMax"),
    expiresOn: fieldOf(form, "expiresOn").trim(),
    budgetKind: fieldOf(form, "budgetKind"),
    budget: fieldOf(form, "budget").trim(),
  };
  return {
    values,
    errors: withoutEmpty({
      name: findNameFault(values.name),
      scopes: values.scopes === "" ? "Please choose at least one permission" : undefined,
      minuteMax: minuteLimits.some((limit) => String(limit) === values.minuteMax) ? undefined : "Please choose a limit",
      expiresOn: findDayFault(values.expiresOn, now),
      budgetKind: budgetKinds.some((kind) => kind === values.budgetKind) ? undefined : "Please choose a budget",
      budget: findBudgetFault(values),
    }),
  };
}

/** The settings in a form that passed its check. */
export function readKeySettings(values: Readonly<Record<KeyField, string>>) {
  const kind = budgetKinds.find((one) => one === values.budgetKind) ?? "none";
  const budget: Budget = kind === "none" ? { kind } : { kind, max: parseAmount(values.budget) ?? 0 };
  return {
    name: values.name,
    scopes: values.scopes.split(" ").filter(isScope),
    minuteMax: Number(values.minuteMax),
    expiresAt: values.expiresOn === "" ? null : endOfDay(values.expiresOn),
    budget,
  };
}

export type KeySettings = ReturnType<typeof readKeySettings>;

function findNameFault(name: string): string | undefined {
  if (name === "") return "Please enter a name";
  return name.length > keyNameLengthMax ? `A name has at most ${keyNameLengthMax} characters` : undefined;
}

function findBudgetFault({ budgetKind, budget }: { readonly budgetKind: string; readonly budget: string }) {
  if (budgetKind !== "month" && budgetKind !== "total") {
    // Someone who has typed an amount wants it to count.
    return budget === "" ? undefined : "Choose for how long this budget counts, or leave it empty";
  }
  const amount = parseAmount(budget);
  return amount === undefined || amount === 0 ? "Please enter a whole number of credits, from 1" : undefined;
}

const dayMs = 86_400_000;

/** The day in UTC, as a date field has it. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** At the end of that day, in UTC. */
const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs);

function findDayFault(text: string, now: Date): string | undefined {
  if (text === "") return undefined;
  const start = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // 30 February would become 2 March.
  if (!start || Number.isNaN(start.getTime()) || dayOf(start) !== text) return "Please enter a date";
  return text < dayOf(now) ? "This day is over. Please choose today or a later day" : undefined;
}
