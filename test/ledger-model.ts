import { randomUUID } from "node:crypto";

/**
 * The ledger's guarantees in their simplest form: lists in memory, one command after the other. Shares no code with the product, so that
 * both would have to be wrong in the same way.
 */

export interface GrantedLot {
  readonly bucket: "general" | "advanced" | "image";
  readonly source: "plan" | "trial" | "purchase" | "referral" | "adjustment";
  readonly amount: number;
  /** Milliseconds since 1970; null for never. */
  readonly expiresAt: number | null;
}

export type Command =
  | { readonly do: "grant"; readonly origin: string; readonly lots: readonly GrantedLot[] }
  | {
      readonly do: "hold";
      readonly amount: number;
      readonly isAdvanced: boolean;
      readonly isImage: boolean;
      readonly runsMax: number | null;
      readonly since: number;
      readonly seconds: number;
      /** Spending in a team; undefined outside of it. */
      readonly team?: ModelTeam | undefined;
    }
  | { readonly do: "capture"; readonly hold: number; readonly amount: number }
  | { readonly do: "release"; readonly hold: number }
  | { readonly do: "refund"; readonly row: number }
  | { readonly do: "take back"; readonly origin: string; readonly share: number }
  | { readonly do: "adjust"; readonly amount: number }
  | { readonly do: "expire" }
  | { readonly do: "release stale"; readonly hold: number };

export interface ModelTeam {
  readonly id: string;
  /** Undefined for the owner. */
  readonly memberId: string | undefined;
  /** AIC in a calendar month; null for no cap. */
  readonly memberMax: number | null;
  readonly teamMax: number | null;
  /** The key with which they spend; undefined for what they make themselves. */
  readonly key?: ModelKey | undefined;
}

export interface ModelKey {
  readonly id: string;
  /** AIC in a calendar month, and for ever; null for no budget. */
  readonly monthMax: number | null;
  readonly totalMax: number | null;
}

export interface ModelLot extends GrantedLot {
  readonly origin: string;
  remaining: number;
  held: number;
  taken: number;
  ends: number | null;
}

export interface ModelHold {
  readonly number: number;
  readonly amount: number;
  /** By lot: what it holds, and later what was charged. */
  readonly holds: number[];
  readonly charged: number[];
  readonly staleAt: number;
  readonly madeAt: number;
  readonly team: ModelTeam | undefined;
  state: "held" | "captured" | "released" | "expired";
  isOnPlan: boolean;
  capturedBy: number | null;
  isRefunded: boolean;
}

export interface ModelRow {
  readonly kind: string;
  readonly amount: number;
  readonly held: number;
}

export interface Model {
  /** The account’s team. */
  readonly teamId: string;
  readonly lots: ModelLot[];
  readonly holds: ModelHold[];
  readonly rows: ModelRow[];
}

/** `ok` if a row was written, `nothing` if there was nothing to do, otherwise the reason for refusing. */
export type Outcome = "ok" | "nothing" | "payment_required" | "forbidden" | "invalid_input" | "not_found" | "conflict";

export const emptyModel = (): Model => ({ teamId: randomUUID(), lots: [], holds: [], rows: [] });

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const isPlan = (lot: ModelLot) => lot.source === "plan" || lot.source === "trial";
const isOver = (lot: ModelLot, now: number) => lot.ends !== null && lot.ends <= now;

export const modelAvailable = ({ lots }: Model, now: number, bucket?: string): number =>
  sum(lots.filter((lot) => !isOver(lot, now) && (!bucket || lot.bucket === bucket)).map(({ remaining }) => remaining));

export const modelPlanRuns = ({ holds }: Model, since: number): number =>
  holds.filter(
    ({ isOnPlan, madeAt, state, isRefunded }) =>
      isOnPlan && madeAt >= since && !isRefunded && (state === "held" || state === "captured"),
  ).length;

/** Applies the command to the model, or refuses it with a reason. */
export function applyCommand(model: Model, command: Command, now: number): Outcome {
  switch (command.do) {
    case "grant":
      for (const lot of command.lots) addLot(model, lot, command.origin);
      return write(model, "grant", sum(command.lots.map(({ amount }) => amount)), 0);
    case "hold":
      return hold(model, command, now);
    case "capture":
      return capture(model, command);
    case "release":
      return release(model, command.hold, "released");
    case "release stale":
      return release(model, command.hold, "expired");
    case "refund":
      return refund(model, command.row);
    case "take back":
      return takeBack(model, command.origin, command.share, now);
    case "adjust":
      return adjust(model, command.amount, now);
    case "expire":
      return takeAway(
        model,
        "expire",
        model.lots.map((lot) => (isOver(lot, now) ? lot.remaining : 0)),
      );
  }
}

function write(model: Model, kind: string, amount: number, held: number): Outcome {
  model.rows.push({ kind, amount, held });
  return "ok";
}

function addLot(model: Model, lot: GrantedLot, origin: string): void {
  model.lots.push({ ...lot, origin, remaining: lot.amount, held: 0, taken: 0, ends: lot.expiresAt });
}

/** Indexes of lots in spending order: restricted, then others, then purchased; soonest to expire first. */
function inOrder(model: Model): number[] {
  const group = ({ bucket, source }: ModelLot) => (bucket === "general" ? (source === "purchase" ? 3 : 2) : 1);
  const places = model.lots.map((lot, index) => ({ index, group: group(lot), ends: lot.ends ?? 8e15 }));
  places.sort((a, b) => a.group - b.group || a.ends - b.ends || a.index - b.index);
  return places.map(({ index }) => index);
}

/** @returns what is taken from each lot, in order; undefined if they do not have enough. */
function fill(model: Model, offers: readonly number[], amount: number): number[] | undefined {
  const taken = offers.map(() => 0);
  let missing = amount;
  for (const index of inOrder(model)) {
    const part = Math.min(missing, offers[index] ?? 0);
    taken[index] = part;
    missing -= part;
  }
  return missing > 0 ? undefined : taken;
}

/** AIC that count against caps and budgets, of the holds that are chosen. @param month a moment of it; all time if left out. */
function modelSpent({ holds }: Model, isCounted: (team: ModelTeam) => boolean, month?: number): number {
  const monthOf = (moment: number) => new Date(moment).toISOString().slice(0, 7);
  const isInTime = (madeAt: number) => month === undefined || monthOf(madeAt) === monthOf(month);
  const counted = holds.filter(({ team, madeAt }) => team && isCounted(team) && isInTime(madeAt));
  return sum(
    counted.map(({ state, amount, charged, isRefunded }) =>
      state === "held" ? amount : state === "captured" && !isRefunded ? sum(charged) : 0,
    ),
  );
}

function passesCap(model: Model, { team, amount }: Command & { do: "hold" }, now: number): boolean {
  if (!team) return false;
  const ofMember = modelSpent(model, ({ memberId }) => memberId === team.memberId, now);
  const ofTeam = modelSpent(model, () => true, now);
  const isMembers = team.memberId !== undefined && team.memberMax !== null && ofMember + amount > team.memberMax;
  return isMembers || (team.teamMax !== null && ofTeam + amount > team.teamMax);
}

function passesBudget(model: Model, { team, amount }: Command & { do: "hold" }, now: number): boolean {
  const key = team?.key;
  if (!key) return false;
  const isOfKey = (other: ModelTeam) => other.key?.id === key.id;
  const isBeyondMonth = key.monthMax !== null && modelSpent(model, isOfKey, now) + amount > key.monthMax;
  return isBeyondMonth || (key.totalMax !== null && modelSpent(model, isOfKey) + amount > key.totalMax);
}

function hold(model: Model, command: Command & { do: "hold" }, now: number): Outcome {
  const { amount, isAdvanced, isImage, runsMax, since, seconds, team } = command;
  if (passesBudget(model, command, now)) return "forbidden";
  if (passesCap(model, command, now)) return "payment_required";
  const mayUsePlan = runsMax === null || modelPlanRuns(model, since) < runsMax;
  const offers = model.lots.map((lot) => {
    const fits = lot.bucket === "general" || (lot.bucket === "advanced" ? isAdvanced : isImage);
    return fits && !isOver(lot, now) && (mayUsePlan || !isPlan(lot)) ? lot.remaining : 0;
  });
  const holds = fill(model, offers, amount);
  if (!holds) return "payment_required";
  model.lots.forEach((lot, index) => {
    lot.remaining -= holds[index] ?? 0;
    lot.held += holds[index] ?? 0;
  });
  model.holds.push({
    number: model.rows.length + 1,
    amount,
    holds,
    charged: [],
    staleAt: now + seconds * 1_000,
    madeAt: now,
    team,
    state: "held",
    isOnPlan: model.lots.some((lot, index) => isPlan(lot) && (holds[index] ?? 0) > 0),
    capturedBy: null,
    isRefunded: false,
  });
  return write(model, "hold", 0, amount);
}

function capture(model: Model, { hold: number, amount }: Command & { do: "capture" }): Outcome {
  const held = model.holds.find((one) => one.number === number);
  if (!held) return "not_found";
  if (held.state !== "held") return "conflict";
  const charged = fill(model, held.holds, amount);
  if (!charged) return "invalid_input";
  settle(model, held, charged);
  held.state = "captured";
  held.capturedBy = model.rows.length + 1;
  held.isOnPlan = model.lots.some((lot, index) => isPlan(lot) && (charged[index] ?? 0) > 0);
  held.charged.push(...charged);
  return write(model, "capture", -amount, -held.amount);
}

function release(model: Model, number: number, state: "released" | "expired"): Outcome {
  const held = model.holds.find((one) => one.number === number);
  if (!held) return "not_found";
  if (held.state !== "held") return "conflict";
  settle(model, held, []);
  held.state = state;
  return write(model, "release", 0, -held.amount);
}

function settle(model: Model, { holds }: ModelHold, charged: readonly number[]): void {
  model.lots.forEach((lot, index) => {
    lot.held -= holds[index] ?? 0;
    lot.remaining += (holds[index] ?? 0) - (charged[index] ?? 0);
  });
}

function refund(model: Model, row: number): Outcome {
  const charge = model.holds.find(({ capturedBy }) => capturedBy === row);
  if (!charge) return "not_found";
  if (charge.isRefunded) return "conflict";
  charge.isRefunded = true;
  model.lots.forEach((lot, index) => {
    lot.remaining += charge.charged[index] ?? 0;
  });
  return write(model, "refund", sum(charge.charged), 0);
}

function takeBack(model: Model, origin: string, share: number, now: number): Outcome {
  const mine = model.lots.filter((lot) => lot.origin === origin);
  if (mine.length === 0) return "not_found";
  const parts = model.lots.map((lot) =>
    lot.origin === origin ? Math.max(0, Math.min(lot.remaining, Math.floor(lot.amount * share) - lot.taken)) : 0,
  );
  model.lots.forEach((lot, index) => {
    lot.taken += parts[index] ?? 0;
  });
  const closes = share === 1 && mine.some((lot) => !isOver(lot, now));
  if (share === 1) for (const lot of mine) lot.ends = Math.min(lot.ends ?? now, now);
  // If something is taken, its row closes the lots.
  if (closes && sum(parts) === 0) write(model, "close", 0, 0);
  return takeAway(model, "take-back", parts);
}

function adjust(model: Model, amount: number, now: number): Outcome {
  if (amount > 0) {
    addLot(model, { bucket: "general", source: "adjustment", amount, expiresAt: null }, "operator");
    return write(model, "adjust", amount, 0);
  }
  const offers = model.lots.map((lot) => (isOver(lot, now) ? 0 : lot.remaining));
  const parts = fill(model, offers, -amount);
  return parts ? takeAway(model, "adjust", parts) : "invalid_input";
}

function takeAway(model: Model, kind: string, parts: readonly number[]): Outcome {
  if (sum(parts) === 0) return "nothing";
  model.lots.forEach((lot, index) => {
    lot.remaining -= parts[index] ?? 0;
  });
  return write(model, kind, -sum(parts), 0);
}
