import { describe, expect, it } from "vitest";
import { firstPriceList as list } from "../../../test/price-list.ts";
import type { Change, Invoice } from "./history.ts";
import { paidPeriods } from "./paid-periods.ts";

const at = (day: string) => new Date(`2026-03-${day}T10:00:00Z`);
const change = (day: string, more: Partial<Change>): Change => ({
  updatedAt: at(day),
  planId: "pro",
  interval: "monthly",
  status: "active",
  trialEndsAt: null,
  ...more,
});
const invoice = (day: string, more: Partial<Invoice>): Invoice => ({
  id: day,
  billingReason: "initial",
  status: "paid",
  totalCents: 1_900,
  refundedCents: 0,
  createdAt: at(day),
  recordedAt: at(day),
  keepsPlan: false,
  rowId: day,
  planId: null,
  planVersion: null,
  interval: null,
  periodStart: null,
  periodEnd: null,
  ...more,
});

describe("what was paid", () => {
  it("[C16] a trial's zero invoice pays for no month, even after the trial", () => {
    const changes = [change("01", { status: "on_trial", trialEndsAt: at("08") }), change("08", {})];
    const invoices = [invoice("01", { totalCents: 0 }), invoice("08", { billingReason: "renewal" })];
    const { periods } = paidPeriods({ id: "1", createdAt: at("01"), quoted: null, changes, invoices }, list, at("09"));
    expect(periods.map(({ start }) => start)).toEqual([at("08")]);
  });

  it("[C10] a subscription billed on the 31st is paid from the last day of a month to the last day of the next", () => {
    const days = ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"].map((day) => new Date(`${day}T10:00:00Z`));
    const changes = days.map((day) => change("01", { updatedAt: day }));
    const invoices = days.map((day, number) =>
      invoice(String(number), { billingReason: number === 0 ? "initial" : "renewal", createdAt: day, recordedAt: day }),
    );
    const { periods } = paidPeriods({ id: "1", createdAt: at("01"), quoted: null, changes, invoices }, list, at("10"));
    expect(periods.map(({ start, end }) => [start, end])).toEqual(
      days.map((day, number) => [day, days[number + 1] ?? new Date("2026-05-31T10:00:00Z")]),
    );
  });

  it("[C12] an invoice covered by the rest of a year starts the new plan's months", () => {
    const changes = [change("01", { interval: "yearly" }), change("09", { planId: "business" })];
    const invoices = [
      invoice("01", { totalCents: 19_000 }),
      invoice("09", { billingReason: "updated", totalCents: 0 }),
    ];
    const { periods } = paidPeriods({ id: "1", createdAt: at("01"), quoted: null, changes, invoices }, list, at("10"));
    expect(periods.map(({ start, end, interval }) => [start, end, interval])).toEqual([
      [at("01"), at("09"), "yearly"],
      [at("09"), new Date("2026-04-09T10:00:00Z"), "monthly"],
    ]);
  });

  it("[C13] an upgrade pays the difference, even if the original payment was refunded later", () => {
    const changes = [change("01", {}), change("09", { planId: "business" })];
    const invoices = [
      invoice("01", { status: "refunded", refundedCents: 1_900 }),
      invoice("09", { billingReason: "updated", totalCents: 3_000 }),
    ];
    const { periods } = paidPeriods({ id: "1", createdAt: at("01"), quoted: null, changes, invoices }, list, at("10"));
    expect(periods[0]?.payments.map(({ plan, insteadOf }) => [plan.id, insteadOf?.id])).toEqual([
      ["pro", undefined],
      ["business", "pro"],
    ]);
  });

  it("[C10] a renewal at exactly a plan's price is for that plan; any other amount waits for the description", () => {
    const changes = [change("01", {})];
    const renewal = invoice("20", { billingReason: "renewal" });
    const periodsOf = (one: Invoice) =>
      paidPeriods({ id: "1", createdAt: at("01"), quoted: null, changes, invoices: [one] }, list, at("20"));
    expect(periodsOf(renewal)).toMatchObject({ periods: [{ payments: [{ plan: { id: "pro" } }] }], waitsUntil: null });
    expect(periodsOf({ ...renewal, totalCents: 4_900 })).toEqual({ periods: [], waitsUntil: at("21") });
    expect(periodsOf({ ...renewal, billingReason: "updated" })).toEqual({ periods: [], waitsUntil: at("21") });
  });
});
