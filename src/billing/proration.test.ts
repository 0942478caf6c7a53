import { expect, it } from "vitest";
import { prorate } from "./proration.ts";

const present = { priceCents: 1_900, interval: "monthly" } as const;
const now = new Date("2026-04-16T12:00:00Z");
const half = { present, periodEnd: new Date("2026-05-01T09:00:00Z"), percent: 0, creditCents: 0, now };

it.each([
  ["an upgrade", { priceCents: 4_900, interval: "monthly" }, {}, [2_450, 950, 1_500, 0]],
  ["an upgrade with a code", { priceCents: 4_900, interval: "monthly" }, { percent: 30 }, [1_715, 665, 1_050, 0]],
  ["paying yearly", { priceCents: 19_000, interval: "yearly" }, {}, [19_000, 950, 18_050, 0]],
  [
    "money left over from earlier changes",
    { priceCents: 4_900, interval: "monthly" },
    { creditCents: 2_000 },
    [2_450, 950, 0, 500],
  ],
] as const)("[C12] %s charges the new plan minus the unused time on the current one", (_, wanted, more, expected) => {
  const { newCents, unusedCents, dueCents, leftOverCents } = prorate({ ...half, wanted, ...more });
  expect([newCents, unusedCents, dueCents, leftOverCents]).toEqual(expected);
});

it("[C12] is the same all day, so that the shown amount is the charged one", () => {
  const wanted = { priceCents: 4_900, interval: "monthly" } as const;
  const later = new Date("2026-04-17T08:59:00Z");
  expect(prorate({ ...half, wanted, now: later })).toEqual(prorate({ ...half, wanted }));
});
