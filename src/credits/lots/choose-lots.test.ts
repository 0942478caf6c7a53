import { describe, expect, it } from "vitest";
import { drawFrom, type SpendableLot, spendableLots } from "./choose-lots.ts";

const now = new Date("2026-03-10T12:00:00Z");
const [soon, later] = [new Date("2026-03-11"), new Date("2026-06-01")];
const plain = { isAdvanced: false, isImage: false };

const lot = (id: number, more: Partial<SpendableLot> = {}): SpendableLot => ({
  id,
  bucket: "general",
  source: "plan",
  remaining: 10,
  expiresAt: null,
  ...more,
});

describe("the spending order", () => {
  it.each<[string, readonly SpendableLot[], readonly number[]]>([
    ["purchased last, even if it were to expire", [lot(1, { source: "purchase", expiresAt: soon }), lot(2)], [2, 1]],
    ["restricted first, even if it never expires", [lot(1, { expiresAt: soon }), lot(2, { bucket: "image" })], [2, 1]],
    ["restricted first, even if purchased", [lot(1), lot(2, { bucket: "advanced", source: "purchase" })], [2, 1]],
    ["the soonest to expire first", [lot(1, { expiresAt: later }), lot(2, { expiresAt: soon })], [2, 1]],
    ["lots that expire before lots that do not", [lot(1), lot(2, { expiresAt: later })], [2, 1]],
    ["the oldest first among equals", [lot(3), lot(1), lot(2)], [1, 2, 3]],
    [
      "gifts and plan credits together, by expiry",
      [
        lot(1, { source: "referral" }),
        lot(2, { source: "adjustment", expiresAt: soon }),
        lot(3, { expiresAt: later }),
        lot(4, { source: "trial", expiresAt: soon }),
      ],
      [2, 4, 3, 1],
    ],
    [
      "both kinds of restricted lots, by expiry",
      [lot(1, { bucket: "image", expiresAt: later }), lot(2, { bucket: "advanced", expiresAt: soon }), lot(3)],
      [2, 1, 3],
    ],
  ])("[C10] %s", (_name, lots, order) => {
    const everything = { isAdvanced: true, isImage: true };
    for (const given of [lots, lots.toReversed()])
      expect(spendableLots(given, everything, { now }).map(({ id }) => id)).toEqual(order);
  });

  it.each([
    [plain, ["general"]],
    [{ isAdvanced: true, isImage: false }, ["general", "advanced"]],
    [{ isAdvanced: false, isImage: true }, ["general", "image"]],
    [{ isAdvanced: true, isImage: true }, ["general", "advanced", "image"]],
  ])("[C10] for %o uses %j", (purpose, buckets) => {
    const lots = (["image", "advanced", "general"] as const).map((bucket, id) => lot(id, { bucket }));
    expect(spendableLots(lots, purpose, { now }).map(({ bucket }) => bucket)).toEqual(expect.arrayContaining(buckets));
    expect(spendableLots(lots, purpose, { now })).toHaveLength(buckets.length);
  });

  it("[C10] uses a lot until the exact moment it expires", () => {
    const ends = [now.getTime() - 1, now.getTime(), now.getTime() + 1].map((time) => new Date(time));
    const lots = ends.map((expiresAt, id) => lot(id, { expiresAt }));
    expect(spendableLots(lots, plain, { now }).map(({ id }) => id)).toEqual([2]);
  });

  it("[C11] skips plan and trial credits once the plan's runs are used up", () => {
    const sources = ["plan", "trial", "purchase", "referral", "adjustment"] as const;
    const lots = sources.map((source, id) => lot(id, { source }));
    const chosen = spendableLots(lots, plain, { now, withPlanCredits: false });
    expect(chosen.map(({ source }) => source)).toEqual(["referral", "adjustment", "purchase"]);
  });
});

describe("drawing", () => {
  const three = [lot(1), lot(2, { remaining: 5 }), lot(3)];

  it.each([
    [1, [[1, 1]]],
    [10, [[1, 10]]],
    [
      11,
      [
        [1, 10],
        [2, 1],
      ],
    ],
    [
      25,
      [
        [1, 10],
        [2, 5],
        [3, 10],
      ],
    ],
  ])("[C10] %d credits come from one lot after the other", (amount, draws) => {
    expect(drawFrom(three, amount)?.map((draw) => [draw.lotId, draw.amount])).toEqual(draws);
  });

  it("[C9] more than there is takes nothing at all", () => {
    expect(drawFrom(three, 26)).toBeUndefined();
    expect(drawFrom([], 1)).toBeUndefined();
  });
});
